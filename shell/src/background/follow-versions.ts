import { sessionStore } from '@shootline/shared-api';
import type { PortalConfig } from '@shootline/shared-api/portal';
import { followOverrides } from '../overrides/follow-overrides.tsx';
import { isOfOverride, overridesFor } from '../remotes/overrides.ts';
import { nameOf, remember } from '../remotes/failing-versions.ts';
import type { Registry } from '../registry/registry.ts';
import { reportRemoteFailure } from '../remotes/remote-health.actions.ts';
import { type ChosenRemote, publishedAt, type RemoteState } from '../remotes/remote-state.ts';
import { versionsFor } from '../registry/tags.ts';

/** Remembers versions that fail, and reports each failure to the API once for this page load. */
export function followFaults(registry: Registry): void {
  const told = new Set<string>();
  const report = () => {
    const { faults, remotes } = registry.store.getState();
    for (const fault of faults) {
      const name = `${nameOf(fault)} ${fault.failure}`;
      // A build that one user tries out does not concern other users.
      if (told.has(name) || isOfOverride(fault, remotes)) continue;
      told.add(name);
      remember(fault);
      if (!sessionStore.getState().user) continue;
      reportRemoteFailure(fault).catch((error: unknown) =>
        console.warn('A failure could not be reported.', error),
      );
    }
  };
  report();
  registry.store.subscribe(report);
}

/** Adds the remotes that the user gets and others do not, and removes those that they do not get. */
function offer({ store }: Registry, chosen: ChosenRemote[]): void {
  const known = store.getState().remotes;
  const remotes = chosen.map(
    ({ name, nav, widgetsOnly }): RemoteState =>
      known.find((remote) => remote.name === name) ?? {
        name,
        url: '',
        pin: undefined,
        released: null,
        manifest: null,
        widgetsOnly,
        announced: nav,
        problem: null,
      },
  );
  store.setState({ remotes });
}

/**
 * Switches to the versions chosen for a user who signs in on this page. Code that already runs stays until
 * the next page load, except other builds: nobody but their user may run them.
 */
export function followUser(registry: Registry, config: PortalConfig): void {
  const overriddenNow = () => overridesFor(config, sessionStore.getState().user);
  let last = overriddenNow();
  const choose = async (before: typeof last, now: typeof last) => {
    const versions = await versionsFor(config);
    offer(registry, versions);
    for (const { name, current, ...chosen } of versions) {
      const { url } = publishedAt(chosen);
      const known = registry.store.getState().remotes.find((remote) => remote.name === name);
      const isFree = before.has(name) || now.has(name) || !registry.runningOf(name);
      if (known?.url === url || !isFree) continue;
      await registry.take(name, publishedAt(chosen), current ? publishedAt(current) : null);
    }
  };
  sessionStore.subscribe(({ user }, before) => {
    if (user?.uuid === before.user?.uuid) return;
    const earlier = last;
    last = overriddenNow();
    if (user || earlier.size > 0) registry.choice = choose(earlier, last);
  });
  if (config.overrides) void followOverrides(registry, config);
}
