import type { PageScript } from '@shootline/shared-api/portal';
import type { RouteMatchCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js';
import { NetworkFirst } from 'workbox-strategies';
import { filesCache, listOfShell } from '../cache-names.ts';
import { keepVersion } from './code.ts';
import { removeIfGone, untilRemoved } from './remove.ts';
import { worker } from './worker-scope.ts';

const patience = 5;
const ownFile = /(?:src|href)="([^"]+)"[^>]*? integrity="([^"]+)"/g;

/** Keeps the files of the version that a page of the portal names. Rejects unless it is one. */
async function keepFilesOf(page: Response): Promise<void> {
  const html = await page.text();
  const named = [...html.matchAll(ownFile)].map(([, path = '', integrity = '']): PageScript => ({
    file: new URL(path, worker.location.href).href,
    integrity,
  }));
  const main = named.find(({ file }) => file.includes('/assets/main.'));
  if (!main) throw new Error('This is no page of the portal.');
  await keepVersion(listOfShell(main.file), named);
}

/** The page is replaced together with its files, so that the kept ones always fit each other. */
const keptPage: WorkboxPlugin = {
  cacheKeyWillBeUsed: () => Promise.resolve('/'),
  async cacheWillUpdate({ response }) {
    if (!response.ok || response.redirected) return null;
    try {
      await keepFilesOf(response.clone());
      return response;
    } catch (error) {
      console.warn('The page could not be kept.', error);
      return null;
    }
  },
  handlerDidComplete: () => removeIfGone(),
};

/** Whether the portal's page is requested, at any of its addresses. */
export const isPage = ({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin &&
  request.mode === 'navigate' &&
  !url.pathname.startsWith('/api/') &&
  !/\.[^/]+$/.test(url.pathname);

/** The page from the network; its copy if there is no answer for five seconds. */
export const pageStrategy = new NetworkFirst({
  cacheName: filesCache,
  networkTimeoutSeconds: patience,
  plugins: [keptPage, untilRemoved],
});
