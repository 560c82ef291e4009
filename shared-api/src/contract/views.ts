import type { components } from './openapi.gen.ts';
import { isVideographer, isClient, roles } from './roles.ts';

type BookingView = components['schemas']['BookingView'];
type AvailabilityView = components['schemas']['AvailabilityView'];
type InvoiceView = components['schemas']['InvoiceView'];

/** A view of My Bookings, or the whole list. */
export type BookingViewChoice = BookingView | 'all';

const forStaff: readonly BookingViewChoice[] = [
  'to_staff',
  'next_14_days',
  'to_confirm',
  'to_complete',
];
const forReviewers: readonly BookingViewChoice[] = ['needs_approval', ...forStaff];
const forFinance: readonly BookingViewChoice[] = [...forReviewers, 'fee_due', 'all'];

const ofStaff = new Map<number, readonly BookingViewChoice[]>([
  [roles.editor, [...forStaff, 'all']],
  [roles.reviewer, [...forReviewers, 'all']],
  [roles.finance, forFinance],
  [roles.admin, forFinance],
]);
const ofVideographers: readonly BookingViewChoice[] = [
  'upcoming',
  'to_complete',
  'to_invoice',
  'past',
  'all',
];
const ofClients: readonly BookingViewChoice[] = ['upcoming', 'drafts', 'needs_me', 'past', 'all'];

/** The booking views of a role, in the order of their tabs; `all` is the last. */
export function bookingViewsOf(role: number): readonly BookingViewChoice[] {
  if (isClient(role)) return ofClients;
  if (isVideographer(role)) return ofVideographers;
  return ofStaff.get(role) ?? ['all'];
}

/** The view that a role sees first: its waiting work, or the whole list for finance. */
export function defaultBookingView(role: number): BookingViewChoice {
  const [first = 'all'] = bookingViewsOf(role);
  return role === roles.finance ? 'all' : first;
}

/** A view of the availabilities list, or the whole list. */
export type AvailabilityViewChoice = AvailabilityView | 'all';

/** The views of the availabilities list, in the order of their tabs. */
export const availabilityViews: readonly AvailabilityViewChoice[] = [
  'to_answer',
  'upcoming',
  'all',
];

/** The view of the availabilities that a role sees first: videographers come to answer, staff to look up. */
export const defaultAvailabilityView = (role: number): AvailabilityViewChoice =>
  isVideographer(role) ? 'to_answer' : 'all';

/** A view of My Invoices, or the whole list. */
export type InvoiceViewChoice = InvoiceView | 'all';

/** The views of My Invoices, in the order of their tabs. */
export const invoiceViews: readonly InvoiceViewChoice[] = [
  'to_approve',
  'to_bill',
  'to_enter_in_xero',
  'rejected',
  'all',
];
