import { followWhileSignedIn } from '../live/live-data.ts';
import { followRecovery } from './recovery.ts';
import { followPageViews } from '../page-views/page-views.ts';
import type { PortalRouter } from './portal-router.tsx';
import type { Services } from './services.ts';

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
  if (config.pageViews) followPageViews(router, registry, config.pageViews);
}
