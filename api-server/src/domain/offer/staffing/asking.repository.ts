import type { UnstaffedBooking } from '@shootline/shared-api/contract';
import { and, eq, inArray, sql } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import { bookingAvailability } from '../../schema.ts';

type Asking = UnstaffedBooking['asking'];

export const nobodyAsked: Asking = {
  asked: 0,
  declined: 0,
  accepted: 0,
  queued: 0,
  exclusive_until: null,
};

/** The numbers of these bookings' offers by answer, and until when one is exclusive, by booking. */
export async function askingsOf(
  tx: Db,
  tenantId: string,
  bookingIds: string[],
  now: Date,
): Promise<Map<string, Asking>> {
  const { bookingId, state, sent, exclusiveUntil } = bookingAvailability;
  const isAnswered = sql`${state} in ('available', 'busy')`;
  const rows = await tx
    .select({
      id: bookingId,
      asked: sql<number>`count(*) filter (where ${sent} is not null
        and (${state} = 'unknown' or ${isAnswered}))::int`,
      declined: sql<number>`count(*) filter (where ${sent} is not null and ${state} = 'busy')::int`,
      accepted: sql<number>`count(*) filter (where ${state} = 'available')::int`,
      queued: sql<number>`count(*) filter (where ${state} in ('init', 'awaiting_send'))::int`,
      until: sql<string | null>`max(${exclusiveUntil}) filter (where ${state} = 'unknown'
        and ${exclusiveUntil} > ${now.toISOString()}::timestamptz)`,
    })
    .from(bookingAvailability)
    .where(and(eq(bookingAvailability.tenantId, tenantId), inArray(bookingId, bookingIds)))
    .groupBy(bookingId);
  return new Map(
    rows.map(({ id, until, ...counts }) => [
      id,
      { ...counts, exclusive_until: until && new Date(until).toISOString() },
    ]),
  );
}
