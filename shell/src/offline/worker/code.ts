import type { PageScript } from '@shootline/shared-api/portal';
import { ExpirationPlugin } from 'workbox-expiration';
import type { RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { CacheFirst } from 'workbox-strategies';
import { codeCache } from '../cache-names.ts';
import { untilRemoved } from './remove.ts';

/** Enough for two versions of the shell and of each area. */
const mostFiles = 500;

// A name with a hash, or a file in the folder of one version of the shell.
const unchanging = /([.-][0-9a-f]{8,64}(\.[a-z]+)*\.[a-z0-9]+|^\/shell\/[^/]+\/.*)$/i;
const kinds = ['script', 'style', 'image', 'font'];

/** Whether a request is for a file whose content never changes. */
export const isCode = ({ request, url }: RouteMatchCallbackOptions): boolean =>
  kinds.includes(request.destination) && url.search === '' && unchanging.test(url.pathname);

/** Unchanging files from their copy, or else from the network. */
export const codeStrategy = new CacheFirst({
  cacheName: codeCache,
  matchOptions: { ignoreVary: true },
  plugins: [untilRemoved, new ExpirationPlugin({ maxEntries: mostFiles, purgeOnQuotaError: true })],
});

async function keepScript(cache: Cache, { file, integrity }: PageScript): Promise<void> {
  if (await cache.match(file, { ignoreVary: true })) return;
  const answer = await fetch(file, { integrity });
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}.`);
  await cache.put(file, answer);
}

/** Keeps files, by their absolute addresses. Rejects unless all of them are kept then. */
export async function keepCode(scripts: PageScript[]): Promise<void> {
  const cache = await caches.open(codeCache);
  await Promise.all(scripts.map((script) => keepScript(cache, script)));
}

/** Whether a file below this address is kept. */
export async function hasCodeBelow(address: string): Promise<boolean> {
  const cache = await caches.open(codeCache);
  return (await cache.keys()).some(({ url }) => url.startsWith(address));
}
