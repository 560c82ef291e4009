import type { PortalConfig } from '@shootline/shared-api/portal';
import { pageStrategy } from './page.ts';
import { configStrategy, manifestStrategy } from './published.ts';
import { worker } from './worker-scope.ts';

/** Keeps the portal, so that it opens without a network before it is opened again with one. */
export async function prepare(event: ExtendableEvent): Promise<void> {
  const ask = (path: string) =>
    new Request(new URL(path, worker.location.href), { cache: 'no-cache' });
  try {
    const [config, done] = configStrategy.handleAll({ event, request: ask('/portal.json') });
    const { remotes, offline } = (await (await config).clone().json()) as PortalConfig;
    await done;
    if (offline === false) return;
    const page = new Request('/', { cache: 'no-cache', headers: { Accept: 'text/html' } });
    const kept = [
      pageStrategy.handleAll({ event, request: page }),
      ...remotes.flatMap(({ url }) =>
        url === undefined ? [] : [manifestStrategy.handleAll({ event, request: ask(url) })],
      ),
    ];
    await Promise.allSettled(kept.flat());
  } catch (error) {
    // The next visit keeps it.
    console.warn('The portal could not be kept yet.', error);
  }
}
