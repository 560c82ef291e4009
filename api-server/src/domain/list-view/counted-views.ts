import type { ListName, OwnView } from '@shootline/shared-api/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { countBookings } from '../booking/list/booking-filter.repository.ts';
import { countOffers } from '../offer/offer-list.repository.ts';
import {
  availabilityFilter,
  bookingFilter,
  filterOfKeptSearch,
  filterOfSearch,
} from './list-search.rules.ts';
import type { SavedView } from './saved-view.repository.ts';

/** A list whose users save views. */
interface ListWithViews {
  /** Throws 400 for a search that the list does not accept. */
  check: (viewer: Viewer, search: string) => void;
  /** Own views with their current counts; null for a search that the list no longer accepts. */
  counted: (tx: Db, viewer: Viewer, views: SavedView[], now: Date) => Promise<OwnView[]>;
}

function listOf<Filter>(
  read: (viewer: Viewer, params: URLSearchParams) => Filter,
  count: (tx: Db, viewer: Viewer, filters: Filter[], now: Date) => Promise<number[]>,
): ListWithViews {
  return {
    check: (viewer, search) => void filterOfSearch(read, viewer, search),
    counted: async (tx, viewer, views, now) => {
      const filters = views.map(({ search }) => filterOfKeptSearch(read, viewer, search));
      const known = filters.filter((filter) => filter !== undefined);
      const counts = await count(tx, viewer, known, now);
      return views.map(({ id, name, search }, index) => {
        const filter = filters[index];
        const counted = filter ? (counts[known.indexOf(filter)] ?? null) : null;
        return { uuid: id, name, search, count: counted };
      });
    },
  };
}

/** The lists with saved views. */
export const listsWithViews: Partial<Record<ListName, ListWithViews>> = {
  bookings: listOf(bookingFilter, countBookings),
  availabilities: listOf(availabilityFilter, (tx, viewer, filters, now) =>
    countOffers(
      tx,
      viewer,
      filters.map(({ view }) => view),
      now,
    ),
  ),
};
