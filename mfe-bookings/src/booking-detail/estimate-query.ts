import type { Booking } from '@shootline/shared-api';

/** What an estimate is asked for; null until the place and the length are set (S1 §2). */
export function estimateQuery({ address, duration }: Booking) {
  if (!address?.country_code || !duration) return null;
  return { country_code: address.country_code, city: address.locality, duration };
}
