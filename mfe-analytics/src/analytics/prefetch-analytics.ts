import { readListUrl, sessionStore } from '@shootline/shared-api';
import { analyticsReaders, checkAccess, type RemotePage } from '@shootline/shared-api/portal';
import { canDraw, canvasModule } from '../charts/canvas-module.ts';
import { analyticsUrl } from '../filters/analytics-url.ts';
import { filterBefore } from '../filters/filter-before.ts';
import { canSeeMargin } from '../overview/can-see-margin.ts';
import { mapModule } from '../tabs/system/map-module.ts';
import { analyticsQueries } from './analytics.queries.ts';
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

  const filter = readListUrl(analyticsUrl(user.role_policy), search).query;
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
    overview: ['bookings', 'feedback', 'work', ...(canSeeMargin(user) ? ['margin' as const] : [])],
    camop: ['jobs', 'feedback', 'work'],
    feedback: ['feedback'],
    system: ['system'],
  };
  for (const part of partsOf[tab]) {
    start[part]();
    if (before && part !== 'system') start[part](before);
  }
};
