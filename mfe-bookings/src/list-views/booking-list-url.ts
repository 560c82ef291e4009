import {
  bookingStates,
  type BookingViewChoice,
  bookingViewsOf,
  defaultBookingView,
  invoiceStates,
  isVideographer,
  isInternal,
  seesOthersBookings,
  timeLengths,
  urlValue,
  type BookingSortField,
  type ListUrl,
} from '@shootline/shared-api';
import type { UrlFilters } from '@shootline/shared-ui/filters';
import { orderOf } from './view-order.ts';

/** The longest search text that the API accepts. */
export const maxLengths = { booking_uid: 40, title: 200 };

const ratings = [0, 1, 2, 3, 4, 5];

const filters = {
  booking_uid: urlValue.text(maxLengths.booking_uid),
  title: urlValue.text(maxLengths.title),
  state: urlValue.someOf(bookingStates),
  region: urlValue.text(100),
  from_date: urlValue.day,
  to_date: urlValue.day,
  client: urlValue.uuid,
  created_by: urlValue.uuid,
  am: urlValue.uuid,
  billing_region: urlValue.text(100),
  invoice_state: urlValue.oneOf(invoiceStates),
  camop: urlValue.uuid,
  video_type: urlValue.text(100),
  duration: urlValue.number(1000),
  location: urlValue.text(200),
  videographer_rating: urlValue.oneOf(ratings),
  shoot_rating: urlValue.oneOf(ratings),
  approval_time: urlValue.oneOf(timeLengths),
  staffing_time: urlValue.oneOf(timeLengths),
  unstaffed: urlValue.oneOf(['yes']),
};

export type BookingFilter = keyof typeof filters;
type BookingListUrl = ListUrl<typeof filters, BookingSortField, BookingViewChoice>;
export type BookingUrlFilters = UrlFilters<typeof filters, BookingSortField, BookingViewChoice>;

const forEveryone: readonly BookingFilter[] = ['title', 'booking_uid', 'state', 'region'];
const period: readonly BookingFilter[] = ['from_date', 'to_date'];
/** The filters behind Analytics figures, each set by a click on a chart. */
export const chartFilterNames: readonly BookingFilter[] = [
  'camop',
  'video_type',
  'duration',
  'location',
  'videographer_rating',
  'shoot_rating',
  'approval_time',
  'staffing_time',
  'unstaffed',
];
const forStaff: readonly BookingFilter[] = [
  'title',
  'booking_uid',
  'state',
  'client',
  'region',
  ...period,
  'created_by',
  'am',
  'billing_region',
  'invoice_state',
  ...chartFilterNames,
];

/** A role's filters, most used first (docs/product/roles-and-rights.md#filters-and-columns). */
export function bookingFiltersOf(role: number): readonly BookingFilter[] {
  if (isInternal(role)) return forStaff;
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
