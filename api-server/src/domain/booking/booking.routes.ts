import { pageFields } from '../../platform/http/page-links.ts';
import type { Handlers } from '../../platform/calls/handlers.ts';
import { checkedFilter } from './list/booking-filter.rules.ts';
import { listBookings } from './list/booking-list.repository.ts';
import { whyNeeded } from './list/booking-view.repository.ts';
import { presentSummary } from './booking.presenter.ts';

export const bookingHandlers = {
  async listBookings({ c, deps, tx, viewer, query }) {
    const now = deps.clock();
    const page = await listBookings(tx, viewer, checkedFilter(viewer, query), now);
    const ids = query.view === 'needs_me' ? page.rows.map((row) => row.booking.id) : [];
    const why = await whyNeeded(tx, viewer, ids);
    return {
      ...pageFields(c, '/booking/list-bookings', query.offset ?? 0, page, query.limit),
      results: page.rows.map((row) => ({
        ...presentSummary(row, viewer, now),
        ...why.get(row.booking.id),
      })),
    };
  },

  async listDrafts({ c, deps, tx, viewer, query }) {
    const now = deps.clock();
    const filter = { sortBy: 'modified' as const, ...query, state: ['draft' as const] };
    const page = await listBookings(tx, viewer, filter, now);
    return {
      ...pageFields(c, '/booking/list-drafts', query.offset ?? 0, page),
      results: page.rows.map((row) => presentSummary(row, viewer, now)),
    };
  },
} satisfies Partial<Handlers>;
