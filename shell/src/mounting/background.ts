import { lateCode } from '@shootline/shared-api';
import { followWhileSignedIn } from '../live/live-data.ts';
import { reportClashes } from './clashes.ts';
import { followRecovery } from './recovery.ts';
import type { PortalRouter } from './portal-router.tsx';
import type { Services } from './services.ts';

const pageViews = lateCode(() => import('../page-views/page-views.ts'));

/**
 * Keeps loaded data up to date, retries remotes that could not be reached, and counts page views where
 * the deployment wants that.
 */
export function followInBackground(
  { queryClient, registry, config }: Services,
  router: PortalRouter,
): void {
  followWhileSignedIn(queryClient);
  followRecovery(registry);
  reportClashes(registry);
  const { pageViews: to } = config;
  if (to) {
    void pageViews.loadPatiently().then((code) => code.followPageViews(router, registry, to));
  }
}
