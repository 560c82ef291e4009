import { onReturn, t } from '@shootline/shared-api';
import { parseRemoteManifest } from '@shootline/shared-api/portal';
import { toast } from '@shootline/shared-ui';
import { fetchJson } from '../remotes/fetch-json.ts';
import type { Registry } from '../registry/registry.ts';
import type { PortalRouter } from '../registry/services.ts';

const pause = 60_000;
const deadline = 10_000;

/** Whether the portal's page now has another main script than when this page was loaded. */
async function hasNewShell(): Promise<boolean> {
  const own = document.querySelector('script[src*="/assets/main."]')?.getAttribute('src');
  if (!own) return false;
  const answer = await fetch('/', {
    cache: 'no-cache',
    headers: { Accept: 'text/html' },
    signal: AbortSignal.timeout(deadline),
  });
  return answer.ok && !(await answer.text()).includes(own);
}

/** Whether a remote has published another version than the one running in this page. */
async function hasNewRemote(registry: Registry, name: string): Promise<boolean> {
  const running = registry.runningOf(name);
  if (!running) return false;
  const { entry } = parseRemoteManifest(await fetchJson(running.url, deadline));
  return new URL(entry, running.url).href !== running.entry;
}

/**
 * Tells the user within a minute that there is a newer version of the portal or of the area that they are
 * in. Reloads only when they ask for it, so their input is kept.
 */
export function followNewVersions(registry: Registry, router: PortalRouter): void {
  let told = 0;

  async function look(): Promise<void> {
    const remote = registry.match(router.state.location.pathname)?.remote;
    const isNew =
      (await hasNewShell()) || (remote !== undefined && (await hasNewRemote(registry, remote)));
    // A toast may go unseen, so it is shown again later.
    if (!isNew || Date.now() - told < 10 * pause) return;
    told = Date.now();
    toast.info(t('There is a newer version of this page.'), {
      action: { label: t('Reload'), onPress: () => window.location.reload() },
    });
  }
  const check = () => {
    if (document.visibilityState !== 'visible') return;
    look().catch((error: unknown) => console.warn('Could not check for a newer version.', error));
  };
  check();
  setInterval(check, pause);
  onReturn(check);
}
