import {
  type BookingViewChoice,
  bookingViewsOf,
  defaultBookingView,
  isVideographer,
  isInternal,
  seesOthersBookings,
  type BookingSortField,
  type ListUrl,
} from '@shootline/shared-api';
import type { UrlFilters } from '@shootline/shared-ui/filters';
import { type BookingFilter, filterRows } from './filter-rows.ts';
import { orderOf } from './view-order.ts';

type Urls = { [Name in BookingFilter]: (typeof filterRows)[Name]['url'] };

const names = Object.keys(filterRows) as BookingFilter[];
const filters = Object.fromEntries(names.map((name) => [name, filterRows[name].url])) as Urls;

type BookingListUrl = ListUrl<typeof filters, BookingSortField, BookingViewChoice>;
export type BookingUrlFilters = UrlFilters<typeof filters, BookingSortField, BookingViewChoice>;

const forEveryone: readonly BookingFilter[] = ['title', 'booking_uid', 'state', 'region'];
const period: readonly BookingFilter[] = ['from_date', 'to_date'];
/** A role's filters, most used first (docs/product/roles-and-rights.md#filters-and-columns). */
export function bookingFiltersOf(role: number): readonly BookingFilter[] {
  if (isInternal(role)) return names;
  return seesOthersBookings(role)
    ? [...forEveryone, 'created_by', ...period]
    : [...forEveryone, ...period];
}

/** Whether the role sees the state of a booking's invoice. */
export function seesInvoiceStatus(role: number): boolean {
  return isInternal(role) || isVideographer(role);
}

function listUrl(role: number): BookingListUrl {
  const sortFields: BookingSortField[] = ['date', 'state', 'client', 'title', 'booking_uid'];
  if (seesInvoiceStatus(role)) sortFields.push('camop_invoice_status');
  return {
    filters,
    views: {
      offered: bookingViewsOf(role),
      defaultView: defaultBookingView(role),
      sortOf: orderOf,
    },
    offered: bookingFiltersOf(role),
    sortFields,
    defaultSort: { sortBy: 'date', asc: false },
  };
}

const byRole = new Map<number, BookingListUrl>();

/** The URL parameters of My Bookings for a role; always the same object for the same role. */
export function bookingListUrl(role: number): BookingListUrl {
  const url = byRole.get(role) ?? listUrl(role);
  byRole.set(role, url);
  return url;
}
