import type { Booking, BookingInput, BookingSummary } from '@shootline/shared-api/contract';
import { briefFor } from '../actions/brief.ts';
import type { Api } from '../fixtures.ts';

const daysAhead = 150;

async function create(api: Api, isDraft: boolean, brief: BookingInput): Promise<Booking> {
  const form = new FormData();
  form.set('data', JSON.stringify({ ...briefFor(daysAhead), ...brief }));
  return api.post<Booking>(`/booking?isDraft=${String(isDraft)}`, form);
}

/** Creates a complete draft of this user. */
export const newDraft = (api: Api, brief: BookingInput) => create(api, true, brief);

/** Creates a booking submitted by this user. */
export const newBooking = (api: Api, brief: BookingInput) => create(api, false, brief);

/** The user's bookings with this in their title, including drafts. */
export async function bookingsTitled(api: Api, title: string): Promise<BookingSummary[]> {
  const { results } = await api.get<{ results: BookingSummary[] }>(
    `/booking/list-bookings?title=${encodeURIComponent(title)}`,
  );
  return results;
}
