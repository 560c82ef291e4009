import type { BookingRow } from '../../booking/booking.repository.ts';
import { distanceBetween } from '../../reference/distance.rules.ts';
import type { User } from '../../../platform/session/viewer.ts';

/** Kilometres from a person's home to the shoot; undefined if either is unknown. */
export function distanceOf({ booking }: BookingRow, of: User): number | undefined {
  const shoot = booking.address?.location;
  if (!shoot || of.latitude === null || of.longitude === null) return undefined;
  return distanceBetween({ lat: of.latitude, lng: of.longitude }, shoot);
}
