import { onReturn, t } from '@shootline/shared-api';
import { parseRemoteManifest } from '@shootline/shared-api/portal';
import { toast } from '@shootline/shared-ui';
import { fetchJson } from '../remotes/fetch-json.ts';
import type { Registry } from '../registry/registry.ts';
import type { PortalRouter } from '../registry/services.ts';

const pause = 60_000;
const deadline = 10_000;

/** The main script of the portal's page, if it is now another than when this page was loaded. */
async function newShell(): Promise<string | undefined> {
  const own = document.querySelector('script[src*="/assets/main."]')?.getAttribute('src');
  if (!own) return undefined;
  const answer = await fetch('/', {
    cache: 'no-cache',
    headers: { Accept: 'text/html' },
    signal: AbortSignal.timeout(deadline),
  });
  if (!answer.ok) return undefined;
  const [, main] = /src="([^"]*\/assets\/main\.[^"]*)"/.exec(await answer.text()) ?? [];
  return main === own ? undefined : main;
}

/** The entry of a remote, if it is now another than the one running in this page. */
async function newEntry(registry: Registry, name: string): Promise<string | undefined> {
  const running = registry.runningOf(name);
  if (!running) return undefined;
  const { entry } = parseRemoteManifest(await fetchJson(running.url, deadline));
  const newest = new URL(entry, running.url).href;
  return newest === running.entry ? undefined : newest;
}

/**
 * Tells the user that there is another version of the portal or of the area that they are in: within a
 * minute, or when they enter the area, and once for each version. Reloads only when they ask for it, so
 * their input is kept.
 */
export function followNewVersions(registry: Registry, router: PortalRouter): void {
  const told = new Set<string>();
  const areaNow = () => registry.match(router.state.location.pathname)?.remote;

  async function look(): Promise<void> {
    const area = areaNow();
    const checks = await Promise.allSettled([
      newShell(),
      area === undefined ? undefined : newEntry(registry, area),
    ]);
    // One of them may be unreachable.
    const found = checks.flatMap((check) => {
      if (check.status === 'fulfilled') return check.value ?? [];
      console.warn('Could not check for a newer version.', check.reason);
      return [];
    });
    if (found.every((version) => told.has(version))) return;
    for (const version of found) told.add(version);
    toast.info(t('There is a newer version of this page.'), {
      action: { label: t('Reload'), onPress: () => window.location.reload() },
      stays: true,
    });
  }
  const check = () => {
    if (document.visibilityState === 'visible') void look();
  };
  let area = areaNow();
  router.subscribe(() => {
    const now = areaNow();
    if (now !== area) check();
    area = now;
  });
  check();
  setInterval(check, pause);
  onReturn(check);
}
