import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { stateLog } from '../schema.ts';
import type { BookingRow } from './booking.repository.ts';

/**
 * Whether a booking was ever approved: its state tells, or the log of one on hold, that it was active
 * once.
 */
export async function wasApproved(
  tx: Db,
  { state, tenantId, id }: BookingRow['booking'],
): Promise<boolean> {
  if (state !== 'on_hold') return state !== 'new';
  const [approval] = await tx
    .select({ at: stateLog.at })
    .from(stateLog)
    .where(
      and(
        eq(stateLog.tenantId, tenantId),
        eq(stateLog.bookingId, id),
        eq(stateLog.toState, 'active'),
      ),
    )
    .limit(1);
  return approval !== undefined;
}
