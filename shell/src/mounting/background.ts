import { lateCode } from '@shootline/shared-api';
import { followWhileSignedIn } from '../live/live-data.ts';
import { reportClashes } from './clashes.ts';
import type { Registry } from '../registry/registry.ts';
import { hasTags } from '../registry/remote-state.ts';
import { tellOfErrors } from './errors.ts';
import { followRecovery } from './recovery.ts';
import type { PortalRouter } from './portal-router.tsx';
import type { Services } from './services.ts';

/** A page that has just been opened is the newest. */
const beforeNewVersions = 60_000;
const newVersions = lateCode(() => import('../live/new-versions.ts'));
const versions = lateCode(
  () => import(/* webpackChunkName: "faults" */ '../registry/follow-versions.ts'),
);
const pageViews = lateCode(() => import('../page-views/page-views.ts'));

/** Has failures of remotes reported from the first one on. */
function reportFaults(registry: Registry): void {
  const report = async () => {
    if (registry.store.getState().faults.length === 0) return;
    stop();
    (await versions.loadPatiently()).followFaults(registry);
  };
  const stop = registry.store.subscribe(() => void report());
  void report();
}

/**
 * Keeps loaded data up to date, retries remotes that could not be reached, reports failures of remotes,
 * tells of newer versions and of errors, and counts page views where the deployment wants that.
 */
export function followInBackground(
  { queryClient, registry, config }: Services,
  router: PortalRouter,
): void {
  followWhileSignedIn(queryClient);
  followRecovery(registry);
  reportClashes(registry);
  reportFaults(registry);
  if (config.remotes.some(hasTags)) {
    void versions.loadPatiently().then((code) => code.followUser(registry, config.remotes));
  }
  tellOfErrors();
  setTimeout(() => {
    void newVersions.loadPatiently().then((code) => code.followNewVersions(registry, router));
  }, beforeNewVersions);
  const { pageViews: to } = config;
  if (to) {
    void pageViews.loadPatiently().then((code) => code.followPageViews(router, registry, to));
  }
}
