import { sessionStore } from '@shootline/shared-api';
import { analyticsReaders, checkAccess, type RemotePage } from '@shootline/shared-api/portal';
import { canDraw, canvasModule } from '../charts/canvas-module.ts';
import { readAnalyticsUrl } from '../filters/analytics-url.ts';
import { todayIn } from '../filters/day.ts';
import { filterBefore } from '../filters/filter-before.ts';
import { canSeeMargin } from '../money/can-see-margin.ts';
import { mapModule } from '../tabs/system/map-module.ts';
import { analyticsQueries } from '../figures/analytics.queries.ts';
import { tabOf } from './tab-of.ts';
import { tabs } from './tabs.ts';

/** Starts the requests of the opened tab and loads its code. */
export const prefetchAnalytics: NonNullable<RemotePage['prefetch']> = ({ queryClient, search }) => {
  const { user } = sessionStore.getState();
  if (!user || checkAccess(analyticsReaders, user) !== 'granted') return;
  const tab = tabOf(search);
  // The part that needs the code shows the failure.
  const load = (code: { load: () => Promise<unknown> }) => void code.load().catch(() => undefined);
  for (const { name, code } of tabs) if (name === tab) load(code);
  if (canDraw) load(canvasModule);
  if (tab === 'system') load(mapModule);

  const filter = readAnalyticsUrl(user.role_policy, search, todayIn(user.timezone));
  const before = filterBefore(filter);
  const start = {
    bookings: (of = filter) => void queryClient.prefetchQuery(analyticsQueries.bookings(of)),
    jobs: (of = filter) => void queryClient.prefetchQuery(analyticsQueries.jobs(of)),
    feedback: (of = filter) => void queryClient.prefetchQuery(analyticsQueries.feedback(of)),
    work: (of = filter) => void queryClient.prefetchQuery(analyticsQueries.work(of)),
    margin: (of = filter) => void queryClient.prefetchQuery(analyticsQueries.margin(of)),
    system: () => void queryClient.prefetchQuery(analyticsQueries.system()),
  };
  const partsOf: Record<typeof tab, readonly (keyof typeof start)[]> = {
    overview: [...(canSeeMargin(user) ? ['margin' as const] : []), 'bookings', 'feedback', 'work'],
    camop: ['jobs', 'feedback', 'work'],
    feedback: ['feedback'],
    system: ['system'],
  };
  for (const part of partsOf[tab]) {
    start[part]();
    if (before && part !== 'system') start[part](before);
  }
};
