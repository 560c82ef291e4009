import { type Analytics, isAdmin, roles } from '@shootline/shared-api/contract';
import type { Db } from '../../platform/db/db.ts';
import { isoDay } from '../../platform/http/day.ts';
import { forbidden } from '../../platform/http/errors.ts';
import type { Handlers } from '../../platform/openapi/handlers.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { AnalyticsFilter } from './analytics-filter.ts';
import { presentBookings, presentFeedback, presentSystem } from './analytics.presenter.ts';
import { countForCharts, countForSystem } from './booking-counts.repository.ts';
import { countRatings, newestFeedback } from './ratings.repository.ts';
import { countClients, countSessions, countUsers, findMarkers } from './system.repository.ts';
import { monthsAt } from './timeline.rules.ts';

function onlyReaders(viewer: Viewer): void {
  if (viewer.role < roles.reviewer) throw forbidden();
}

/** Everything on the Analytics page for a filter (S2 §3). */
export async function analyticsOf(
  tx: Db,
  viewer: Viewer,
  now: Date,
  filter: AnalyticsFilter,
): Promise<Analytics> {
  const { tenantId } = viewer;
  const counts = await countForCharts(tx, tenantId, filter);
  const ratings = await countRatings(tx, tenantId, filter);
  const ofCamops = await newestFeedback(tx, tenantId, filter, 'camop');
  const ofBookings = await newestFeedback(tx, tenantId, filter, 'booking');
  return {
    bookings: presentBookings(counts, monthsAt(now, viewer.timezone)),
    feedback: {
      camop: presentFeedback('camop', ratings, ofCamops),
      booking: presentFeedback('booking', ratings, ofBookings),
    },
    system: presentSystem({
      bookings: await countForSystem(tx, tenantId),
      clients: await countClients(tx, tenantId),
      users: await countUsers(tx, tenantId),
      sessions: await countSessions(tx, now),
      markers: await findMarkers(tx, tenantId),
    }),
  };
}

export const analyticsHandlers = {
  async getAnalytics({ deps, tx, viewer, query }) {
    onlyReaders(viewer);
    if (query.billing_region !== undefined && !isAdmin(viewer.role)) throw forbidden();
    return analyticsOf(tx, viewer, deps.clock(), {
      ...query,
      from_date: isoDay('from_date', query.from_date),
      to_date: isoDay('to_date', query.to_date),
    });
  },

  async syncAnalyticsData({ deps, tx, viewer }) {
    onlyReaders(viewer);
    return analyticsOf(tx, viewer, deps.clock(), {});
  },
} satisfies Partial<Handlers>;
