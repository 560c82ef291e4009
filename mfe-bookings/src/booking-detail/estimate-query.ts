import type { Booking } from '@shootline/shared-api';

/** The parameters of an estimate; null until place and duration are set (S1 §2). */
export function estimateQuery({ address, duration }: Booking) {
  if (!address?.country_code || !duration) return null;
  return { country_code: address.country_code, city: address.locality, duration };
}
