import { type DraftSortField, isClient } from '@shootline/shared-api/contract';
import {
  type SQL,
  type SQLWrapper,
  and,
  asc,
  desc,
  eq,
  sql,
  unionAll,
} from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import { ordered, pageSize, toPage } from '../../../platform/db/query.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { booking } from '../../schema.ts';
import {
  type BookingFilter,
  conditionsOf,
  countBookings,
  invoiceStateOf,
} from './booking-filter.repository.ts';
import { visibleTo } from '../rights/booking-visibility.repository.ts';
import { loadBookings } from '../booking.repository.ts';

/** The filter and order of a list; only drafts may be sorted by their last change. */
type ListFilter = Omit<BookingFilter, 'sortBy'> & {
  sortBy?: BookingFilter['sortBy'] | DraftSortField;
};

type Sorting = { value: SQL; ascending: boolean; isNullable: boolean };

function sortingOf(viewer: Viewer, { sortBy = 'date', asc: upwards }: ListFilter): Sorting {
  const ascending = upwards ?? (sortBy !== 'date' && sortBy !== 'modified');
  const plain = (value: SQL) => ({ value, ascending, isNullable: false });
  const nullable = (value: SQL) => ({ value, ascending, isNullable: true });
  switch (sortBy) {
    case 'state':
      return plain(sql`${booking.state}`);
    case 'client':
      return plain(sql`${booking.clientName}`);
    case 'title':
      return plain(sql`${booking.title}`);
    case 'modified':
      return plain(sql`${booking.modified}`);
    case 'booking_uid':
      return plain(sql`${booking.bookingNumber}`);
    case 'camop_invoice_status':
      // Even the order would reveal invoices to a client.
      return nullable(isClient(viewer.role) ? sql`${booking.date}` : invoiceStateOf(viewer));
    default:
      return nullable(sql`${booking.date}`);
  }
}

function orderBy({ ascending, isNullable }: Sorting, value: SQLWrapper, id: SQLWrapper): SQL[] {
  const direction = ascending ? asc : desc;
  return [isNullable ? ordered(value, ascending) : direction(value), direction(id)];
}

const unsorted = ({ sortBy: _field, ...filter }: ListFilter): BookingFilter => filter;

/** The ids of a page's bookings and of the next one; undefined when nothing can match. */
export function pageIds(tx: Db, viewer: Viewer, filter: ListFilter, now: Date) {
  const { offset = 0, limit: size = pageSize } = filter;
  const sorting = sortingOf(viewer, filter);
  const sorted = (condition: SQL | undefined, most: number) =>
    tx
      .select({ id: booking.id, value: sorting.value.as('value') })
      .from(booking)
      .where(condition)
      .orderBy(...orderBy(sorting, sorting.value, booking.id))
      .limit(most);
  const conditions = conditionsOf(tx, viewer, unsorted(filter), now);
  const [first, second, ...rest] = conditions;
  if (conditions.length === 0) return undefined;
  if (conditions.length === 1) return sorted(first, size + 1).offset(offset);
  const most = offset + size + 1;
  const matches = unionAll(
    sorted(first, most),
    sorted(second, most),
    ...rest.map((condition) => sorted(condition, most)),
  ).as('matches');
  return tx
    .select({ id: matches.id })
    .from(matches)
    .orderBy(...orderBy(sorting, matches.value, matches.id))
    .limit(size + 1)
    .offset(offset);
}

/**
 * One page of the bookings that the viewer may view, with `count` up to 10,001. Newest date first unless
 * sorted otherwise; other fields sort upwards by default. Ties are broken by uuid.
 */
export async function listBookings(tx: Db, viewer: Viewer, filter: ListFilter, now: Date) {
  const offset = filter.offset ?? 0;
  const ids = (await pageIds(tx, viewer, filter, now)) ?? [];
  const countAll = async () => {
    const [count = 0] = await countBookings(tx, viewer, [unsorted(filter)], now);
    return count;
  };
  const page = await toPage(ids, offset, countAll, filter.limit);
  return {
    ...page,
    rows: await loadBookings(
      tx,
      viewer,
      page.rows.map(({ id }) => id),
    ),
  };
}

/** The id of the booking with this hub video, if the viewer may view it. */
export async function findBookingIdOfVideo(
  tx: Db,
  viewer: Viewer,
  videoId: string,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: booking.id })
    .from(booking)
    .where(and(visibleTo(tx, viewer), eq(booking.videoId, videoId)))
    .limit(1);
  return row?.id;
}
