import type { PortalConfig } from '@shootline/shared-api/portal';
import type { Configuration as DevConfiguration } from 'webpack-dev-server';

type ProxyRule = NonNullable<DevConfiguration['proxy']>[number];

/** A running portal: started with `npm start`, or deployed. */
export interface RunningPortal {
  url: URL;
  /** Its `portal.json`, with the API at `/api` of the development server. */
  readConfig: () => Promise<PortalConfig>;
  /** Forwards requests to it and its API, except paths for which `isOwn` is true, which are served here. */
  proxy: (isOwn: (path: string) => boolean) => ProxyRule[];
}

/** Forwards requests as if a page of the portal had sent them. */
function proxyTo(target: URL, portal: URL, rule: ProxyRule): ProxyRule {
  return {
    target: target.origin,
    changeOrigin: true,
    on: {
      proxyReq: (request) => {
        // The API refuses requests from pages of other sites.
        if (request.getHeader('origin')) request.setHeader('origin', portal.origin);
      },
    },
    ...rule,
  };
}

async function fetchConfig(url: URL): Promise<PortalConfig> {
  try {
    const response = await fetch(new URL('/portal.json', url));
    return (await response.json()) as PortalConfig;
  } catch (error) {
    const advice = 'Start one with npm start in the root, or name another, as PORTAL=https://…';
    throw new Error(`No portal answers at ${url.origin}. ${advice}`, { cause: error });
  }
}

/** The portal at an address. Rejects with a sentence for the user if none answers. */
export async function runningPortal(address: string): Promise<RunningPortal> {
  const url = new URL(address);
  const { api: apiAddress } = await fetchConfig(url);
  const api = new URL(apiAddress, url);
  const isApi = (path: string) => /^\/api(\/|$)/.test(path);
  return {
    url,
    readConfig: async () => ({ ...(await fetchConfig(url)), api: '/api' }),
    proxy: (isOwn) => [
      proxyTo(api, url, { context: isApi, pathRewrite: { '^/api': api.pathname } }),
      proxyTo(url, url, { context: (path) => !isApi(path) && !isOwn(path) }),
    ],
  };
}
