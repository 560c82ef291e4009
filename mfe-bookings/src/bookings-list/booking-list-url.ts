import {
  bookingStates,
  invoiceStates,
  isAdmin,
  isCameraOperator,
  isClient,
  isInternal,
  urlValue,
  type BookingSortField,
  type ListUrl,
} from '@shootline/shared-api';
import type { UrlFilters } from '@shootline/shared-ui/filters';

/** The longest search text that the API accepts. */
export const maxLengths = { booking_uid: 40, title: 200 };

const filters = {
  booking_uid: urlValue.text(maxLengths.booking_uid),
  title: urlValue.text(maxLengths.title),
  state: urlValue.someOf(bookingStates),
  region: urlValue.text(100),
  client: urlValue.uuid,
  created_by: urlValue.uuid,
  am: urlValue.uuid,
  billing_region: urlValue.text(100),
  invoice_state: urlValue.oneOf(invoiceStates),
};

type BookingFilter = keyof typeof filters;
type BookingListUrl = ListUrl<typeof filters, BookingSortField>;
export type BookingUrlFilters = UrlFilters<typeof filters, BookingSortField>;

const forEveryone: readonly BookingFilter[] = ['booking_uid', 'title', 'state', 'region'];
const forClients: readonly BookingFilter[] = [...forEveryone, 'created_by'];
const forAdmins = Object.keys(filters) as BookingFilter[];

/** Whether the role sees the state of a booking's invoice (decisions, §8.15). */
export function seesInvoiceStatus(role: number): boolean {
  return isInternal(role) || isCameraOperator(role);
}

function offeredTo(role: number): readonly BookingFilter[] {
  if (isAdmin(role)) return forAdmins;
  return isClient(role) ? forClients : forEveryone;
}

function listUrl(role: number): BookingListUrl {
  const sortFields: BookingSortField[] = ['date', 'state', 'client', 'title', 'booking_uid'];
  if (seesInvoiceStatus(role)) sortFields.push('camop_invoice_status');
  return {
    filters,
    offered: offeredTo(role),
    sortFields,
    defaultSort: { sortBy: 'date', asc: false },
  };
}

const byRole = new Map<number, BookingListUrl>();

/** The URL parameters of My Bookings for a role; the same object for the same role. */
export function bookingListUrl(role: number): BookingListUrl {
  const url = byRole.get(role) ?? listUrl(role);
  byRole.set(role, url);
  return url;
}
