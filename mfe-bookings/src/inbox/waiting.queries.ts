import {
  api,
  type BookingSummary,
  type BookingView,
  dataOf,
  type Page,
} from '@shootline/shared-api';
import { orderOf } from '../list-views/view-order.ts';

/** The first bookings of a view, soonest first. Throws `ApiError`. */
export function firstOf(view: BookingView, signal: AbortSignal): Promise<Page<BookingSummary>> {
  const query = { view, sortBy: 'date', asc: true, ...orderOf(view) } as const;
  return dataOf(api.GET('/booking/list-bookings', { params: { query }, signal }));
}

/** The user's feedback, given and requested, as `ownFeedback` loads it. Throws `ApiError`. */
export const feedbackOf = (signal: AbortSignal) => dataOf(api.GET('/feedback', { signal }));
