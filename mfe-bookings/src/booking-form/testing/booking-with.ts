import type { Address, Booking, BookingInput } from '@shootline/shared-api';
import { zoneOf } from '@shootline/shared-api/rules';
import { instantOf } from '@shootline/shared-api/values';
import { buildBooking, permissions } from '@shootline/shared-api/testing';

const noAddress: Address = {
  country_code: '',
  country: '',
  locality: '',
  state: '',
  timezone: '',
  formatted_address: '',
  formatted_address_short: '',
  is_manual: false,
  is_valid: false,
  verified: 'typed',
  additional_details: '',
  street_number: '',
  route: '',
  postal_code: '',
  location: null,
};

/** A draft with this brief, as the API returns it: with instants and with full addresses and clients. */
export function bookingWith(brief: BookingInput, changes: Partial<Booking> = {}): Booking {
  const {
    client,
    date,
    arrival_and_setup_date,
    is_address_manual,
    address,
    submittedTimezone: _zone,
    ...sameInBoth
  } = brief;
  const instant = (time: string | null | undefined) =>
    instantOf(time ?? '', zoneOf({ address }))?.toISOString() ?? null;
  return buildBooking({
    state: 'draft',
    state_display: 'Draft',
    permissions: permissions('update', 'submit_draft'),
    ...(sameInBoth as Partial<Booking>),
    client: { id: client ?? '', name: 'Harbour Foods' },
    date: instant(date),
    arrival_and_setup_date: instant(arrival_and_setup_date),
    address: address
      ? ({ ...noAddress, ...address, is_manual: is_address_manual === true } as Address)
      : null,
    ...changes,
  });
}
