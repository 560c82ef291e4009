import { and, eq } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import { stateLog } from '../../schema.ts';
import type { BookingRow } from '../booking.repository.ts';

/**
 * Whether a booking was ever approved. The state tells; for a booking on hold, the log shows whether it
 * was once active.
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
