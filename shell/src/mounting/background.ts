import { lazyModule } from '@shootline/shared-api';
import { logFailures } from '../status/failure-log.ts';
import { followWhileSignedIn } from '../live/live-data.ts';
import { reportClashes } from './clashes.ts';
import type { Registry } from '../registry/registry.ts';
import { hasTags } from '../registry/remote-state.ts';
import { showUncaughtErrors } from './errors.ts';
import { retryUnreachable } from './recovery.ts';
import type { PortalRouter } from './portal-router.tsx';
import type { Services } from './services.ts';

/** A page that was just opened is the newest version, so the first check can wait. */
const beforeNewVersions = 60_000;
const newVersions = lazyModule(() => import('../live/new-versions.ts'));
const versions = lazyModule(
  () => import(/* webpackChunkName: "faults" */ '../registry/follow-versions.ts'),
);
const pageViews = lazyModule(() => import('../page-views/page-views.ts'));

/** Loads the code that reports failures of remotes when the first one occurs. */
function reportFaults(registry: Registry): void {
  const report = async () => {
    if (registry.store.getState().faults.length === 0) return;
    stop();
    (await versions.loadWithRetries()).followFaults(registry);
  };
  const stop = registry.store.subscribe(() => void report());
  void report();
}

/**
 * Keeps loaded data up to date, retries remotes that could not be reached, reports failures of remotes,
 * announces newer versions and errors, keeps a log of failed calls, and counts page views if the deployment configures that.
 */
export function followInBackground(
  { queryClient, registry, config }: Services,
  router: PortalRouter,
): void {
  followWhileSignedIn(queryClient);
  retryUnreachable(registry);
  reportClashes(registry);
  reportFaults(registry);
  if (config.remotes.some(hasTags)) {
    void versions.loadWithRetries().then((code) => code.followUser(registry, config.remotes));
  }
  showUncaughtErrors();
  logFailures();
  setTimeout(() => {
    void newVersions.loadWithRetries().then((code) => code.followNewVersions(registry, router));
  }, beforeNewVersions);
  const { pageViews: to } = config;
  if (to) {
    void pageViews.loadWithRetries().then((code) => code.followPageViews(router, registry, to));
  }
}
