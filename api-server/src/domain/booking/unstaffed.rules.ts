import { shortNotice } from '@shootline/shared-api/rules';
import { type SQL, and, inArray, lte } from 'drizzle-orm';
import { booking } from '../schema.ts';

/** The shoot begins within 48 hours, or has begun: it is settled who was assigned 48 hours before. */
function isPastDeadline(now: Date): SQL {
  return lte(booking.date, new Date(now.getTime() + shortNotice));
}

/** Shoots that went ahead 48 hours before they began: approved, not on hold, not cancelled. */
export function wentAhead(now: Date): SQL | undefined {
  return and(
    inArray(booking.stateAtDeadline, ['active', 'requested', 'assigned']),
    isPastDeadline(now),
  );
}

/** Those of them that had no videographer then. */
export function wasUnstaffed(now: Date): SQL | undefined {
  return and(inArray(booking.stateAtDeadline, ['active', 'requested']), isPastDeadline(now));
}
