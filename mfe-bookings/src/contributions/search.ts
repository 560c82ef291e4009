import {
  bookingKeys,
  type BookingSummary,
  type Client,
  t,
  translated,
  userQueries,
} from '@shootline/shared-api';
import { defineSearch, type SearchHit } from '@shootline/shared-api/portal';
import { formatDate } from '@shootline/shared-ui';
import type remote from '../../remote.ts';
import { bookingsByNumber, bookingsByTitle, foundClients } from './found.queries.ts';

const numberIn = (text: string) => /^#?(\d{1,20})$/.exec(text)?.[1];

/** Bookings by the start of their number if the text is one, otherwise by title. */
function foundBookings(text: string, signal: AbortSignal): Promise<BookingSummary[]> {
  const number = numberIn(text);
  return number === undefined ? bookingsByTitle(text, signal) : bookingsByNumber(number, signal);
}

function bookingHit(booking: BookingSummary, zone: string): SearchHit {
  const { uuid, booking_uid, title, client, state_display, date } = booking;
  const facts = [client.name, translated(state_display), date && formatDate(date, zone)];
  return {
    id: uuid,
    label: `#${booking_uid} ${title || t('Untitled booking')}`,
    to: `/booking/${uuid}`,
    details: facts.filter(Boolean).join(' · '),
  };
}

function clientHit({ id, name, billing_region }: Client): SearchHit {
  return {
    id,
    label: name,
    to: `/?${new URLSearchParams({ view: 'all', client: id }).toString()}`,
    details: t('Their bookings · {billing_region}', { billing_region }),
  };
}

export const search = defineSearch<typeof remote>({
  bookings: {
    queryKey: bookingKeys.lists(),
    find: async (text, { timezone }, signal) =>
      (await foundBookings(text, signal)).map((one) => bookingHit(one, timezone)),
  },
  clients: {
    queryKey: userQueries.clients().queryKey,
    find: async (text, _user, signal) => (await foundClients(text, signal)).map(clientHit),
  },
});
