import type { PageScript } from '@shootline/shared-api/portal';
import type { RouteMatchCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js';
import { CacheFirst } from 'workbox-strategies';
import { codeCache, listBeside } from '../cache-names.ts';
import { untilRemoved } from './remove.ts';

/** How many versions of an app are kept: open tabs may still have the one before. */
const mostVersions = 2;

// A name with a hash, or a file in the folder of one version of the shell.
const unchanging = /([.-][0-9a-f]{8,64}(\.[a-z]+)*\.[a-z0-9]+|^\/shell\/[^/]+\/.*)$/i;
const kinds = ['script', 'style', 'image', 'font'];

/** Whether a request is for a file whose content never changes. */
export const isCode = ({ request, url }: RouteMatchCallbackOptions): boolean =>
  kinds.includes(request.destination) && url.search === '' && unchanging.test(url.pathname);

/** An area that is entered is kept whole. */
const wholeAreas: WorkboxPlugin = {
  async cacheDidUpdate({ request: { url } }) {
    if (!/\/remoteEntry\.[^/]+$/.test(url)) return;
    await keepVersion(listBeside(url)).catch((error: unknown) => {
      console.warn(`The area of ${url} could not be kept.`, error);
    });
  },
};

/** Unchanging files from their copy, or else from the network. */
export const codeStrategy = new CacheFirst({
  cacheName: codeCache,
  matchOptions: { ignoreVary: true },
  plugins: [untilRemoved, wholeAreas],
});

/** Requests a file after those that the page itself needs. */
async function request(address: string, integrity = ''): Promise<Response> {
  const answer = await fetch(address, { integrity, priority: 'low' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer;
}

async function keepScript(cache: Cache, { file, integrity }: PageScript): Promise<void> {
  if (await cache.match(file, { ignoreVary: true })) return;
  await cache.put(file, await request(file, integrity));
}

/** Forgets the versions of an app before the last ones, oldest first. */
async function forgetOldVersions(cache: Cache, list: string): Promise<void> {
  const app = new URL('..', list).href;
  const kept = await cache.keys();
  const lists = kept.filter(({ url }) => url.endsWith('/files.json')).map(({ url }) => url);
  const versions = lists.filter((url) => new URL('..', url).href === app);
  for (const old of versions.slice(0, -mostVersions)) {
    const folder = new URL('.', old).href;
    const files = kept.filter(({ url }) => url.startsWith(folder));
    await Promise.all(files.map((file) => cache.delete(file, { ignoreVary: true })));
  }
}

/**
 * Keeps the scripts in a version's list, and further ones, by absolute addresses. Rejects unless all of them
 * are kept then.
 */
export async function keepVersion(list: string, further: PageScript[] = []): Promise<void> {
  const cache = await caches.open(codeCache);
  if (await cache.match(list)) return;
  const answer = await request(list);
  const listed = (await answer.clone().json()) as PageScript[];
  const scripts = listed.map(({ file, integrity }) => ({
    file: new URL(file, list).href,
    integrity,
  }));
  await Promise.all([...further, ...scripts].map((script) => keepScript(cache, script)));
  // Last, as it tells that all the others are there.
  await cache.put(list, answer);
  await forgetOldVersions(cache, list);
}

/** Whether a file below this address is kept. */
export async function hasCodeBelow(address: string): Promise<boolean> {
  const cache = await caches.open(codeCache);
  return (await cache.keys()).some(({ url }) => url.startsWith(address));
}
