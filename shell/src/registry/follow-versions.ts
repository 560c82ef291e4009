import { sessionStore } from '@shootline/shared-api';
import type { RegisteredRemote } from '@shootline/shared-api/portal';
import { nameOf, remember } from './failing-versions.ts';
import type { Registry } from './registry.ts';
import { reportRemoteFailure } from './remote-health.actions.ts';
import { publishedAt } from './remote-state.ts';
import { versionsFor } from './tags.ts';

/** Remembers versions that fail, and reports each failure to the API once for this page load. */
export function followFaults(registry: Registry): void {
  const told = new Set<string>();
  const report = () => {
    for (const fault of registry.store.getState().faults) {
      const name = `${nameOf(fault)} ${fault.failure}`;
      if (told.has(name)) continue;
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

/**
 * Switches to the versions chosen for a user who signs in on this page. Code that already runs stays until
 * the next page load.
 */
export function followUser(registry: Registry, remotes: RegisteredRemote[]): void {
  const choose = async () => {
    for (const { name, current, ...chosen } of await versionsFor(remotes)) {
      const { url } = publishedAt(chosen);
      const known = registry.store.getState().remotes.find((remote) => remote.name === name);
      if (known?.url === url || registry.runningOf(name)) continue;
      await registry.take(name, publishedAt(chosen), current ? publishedAt(current) : null);
    }
  };
  sessionStore.subscribe(({ user }, before) => {
    if (user && user.uuid !== before.user?.uuid) registry.choice = choose();
  });
}
