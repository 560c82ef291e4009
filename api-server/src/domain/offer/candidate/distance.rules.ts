import type { BookingRow } from '../../booking/booking.repository.ts';
import { homeOf } from '../../availability/travel/neighbours.ts';
import { distanceBetween } from '../../reference/distance.rules.ts';
import type { User } from '../../../platform/session/viewer.ts';

/** Kilometres from a person's home to the shoot; undefined if either is unknown. */
export function distanceOf({ booking }: BookingRow, of: User): number | undefined {
  const shoot = booking.address?.location;
  const home = homeOf(of);
  return shoot && home ? distanceBetween(home, shoot) : undefined;
}
