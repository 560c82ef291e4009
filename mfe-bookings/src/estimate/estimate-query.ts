import type { Address, Booking } from '@shootline/shared-api';

type Parameters = Pick<Booking, 'duration'> & {
  address: Pick<Address, 'country_code' | 'state' | 'locality' | 'location'> | null;
};

/** The parameters of an estimate; null until place and duration are set. */
export function estimateQuery({ address, duration }: Parameters) {
  if (!address?.country_code || !duration) return null;
  const { country_code, state, locality: city, location } = address;
  return { country_code, city, ...(location ?? (state ? { state } : {})), duration };
}

/** Placeholder parameters for a disabled query. */
export const nothing = { country_code: '', city: '', duration: 0 };
