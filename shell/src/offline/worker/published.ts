import type { PortalConfig, RemoteManifest } from '@shootline/shared-api/portal';
import type { RouteMatchCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js';
import { NetworkFirst } from 'workbox-strategies';
import { filesCache, listBeside, manifestPath } from '../cache-names.ts';
import { hasCodeBelow, keepVersion } from './code.ts';
import { renewKeptCalls } from './kept-calls.ts';
import { remove, untilRemoved } from './remove.ts';
import { worker } from './worker-scope.ts';

/** Whether an open page belongs to this remote, whose code it may have loaded before the worker started. */
async function isOpen({ routes }: RemoteManifest): Promise<boolean> {
  if (!('URLPattern' in globalThis)) return false;
  const pages = await worker.clients.matchAll({ includeUncontrolled: true });
  return pages.some(({ url }) => {
    const { pathname } = new URL(url);
    return routes.some(({ path }) => new URLPattern({ pathname: path }).test({ pathname }));
  });
}

/** The manifest of an area that was visited is replaced together with its code. */
const keptManifest: WorkboxPlugin = {
  async cacheWillUpdate({ request, response }) {
    if (!response.ok) return null;
    try {
      const manifest = (await response.clone().json()) as RemoteManifest;
      const isVisited =
        (await hasCodeBelow(new URL('.', request.url).href)) || (await isOpen(manifest));
      if (isVisited) await keepVersion(listBeside(new URL(manifest.entry, request.url).href));
      return response;
    } catch (error) {
      console.warn(`${request.url} could not be kept.`, error);
      return null;
    }
  },
  async cacheDidUpdate() {
    await renewKeptCalls();
  },
};

const keptConfig: WorkboxPlugin = {
  async cacheWillUpdate({ response }) {
    if (!response.ok) return null;
    const { offline } = (await response.clone().json()) as PortalConfig;
    if (offline !== false) return response;
    await remove();
    return null;
  },
};

export const isConfig = ({ url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && url.pathname === '/portal.json';

export const isManifest = ({ url }: RouteMatchCallbackOptions): boolean =>
  manifestPath.test(url.pathname);

/** Images of the brand, and the texts of a language. */
export const isExtra = ({ request, sameOrigin, url }: RouteMatchCallbackOptions): boolean =>
  (sameOrigin && request.destination === 'image') || /\/texts\.[a-z]+\.json$/.test(url.pathname);

export const configStrategy = new NetworkFirst({
  cacheName: filesCache,
  plugins: [keptConfig, untilRemoved],
});
export const manifestStrategy = new NetworkFirst({
  cacheName: filesCache,
  plugins: [keptManifest, untilRemoved],
});
export const extraStrategy = new NetworkFirst({ cacheName: filesCache, plugins: [untilRemoved] });
