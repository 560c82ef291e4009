import { shortNotice } from '@shootline/shared-api/rules';
import { type SQL, and, inArray, lte } from '../../../platform/db/drizzle.ts';
import { booking } from '../../schema.ts';

/** The shoot begins within 48 hours or has begun: the state 48 hours before it is final. */
export function isPastDeadline(now: Date): SQL {
  return lte(booking.date, new Date(now.getTime() + shortNotice));
}

/** Shoots approved and neither on hold nor cancelled 48 hours before they began. */
export const goesAhead = inArray(booking.stateAtDeadline, ['active', 'requested', 'assigned']);

/** Shoots of `goesAhead` without a videographer at that time. */
export const isUnstaffed = inArray(booking.stateAtDeadline, ['active', 'requested']);

/** Shoots that were unstaffed 48 hours before they began. */
export function wasUnstaffed(now: Date): SQL | undefined {
  return and(isUnstaffed, isPastDeadline(now));
}
