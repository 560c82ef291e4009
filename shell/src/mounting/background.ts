import { lateCode } from '@shootline/shared-api';
import { followWhileSignedIn } from '../live/live-data.ts';
import { reportClashes } from './clashes.ts';
import { followRecovery } from './recovery.ts';
import type { PortalRouter } from './portal-router.tsx';
import type { Services } from './services.ts';

/** A page that has just been opened is the newest. */
const beforeNewVersions = 60_000;
const newVersions = lateCode(() => import('../live/new-versions.ts'));
const pageViews = lateCode(() => import('../page-views/page-views.ts'));

/**
 * Keeps loaded data up to date, retries remotes that could not be reached, tells of newer versions, and
 * counts page views where the deployment wants that.
 */
export function followInBackground(
  { queryClient, registry, config }: Services,
  router: PortalRouter,
): void {
  followWhileSignedIn(queryClient);
  followRecovery(registry);
  reportClashes(registry);
  setTimeout(() => {
    void newVersions.loadPatiently().then((code) => code.followNewVersions(registry, router));
  }, beforeNewVersions);
  const { pageViews: to } = config;
  if (to) {
    void pageViews.loadPatiently().then((code) => code.followPageViews(router, registry, to));
  }
}
