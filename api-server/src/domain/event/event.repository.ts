import { and, asc, eq, gte, inArray, sql } from '../../platform/db/drizzle.ts';
import { isFeeSettled } from '../pricing/fee-due.rules.ts';
import { changeLimits } from '../booking/booking.repository.ts';
import type { BookingFacts } from '../booking/rights/booking-facts.ts';
import type { Db } from '../../platform/db/db.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { appUser, booking, bookingEvent, cancellationFee, invoice, tenant } from '../schema.ts';
import { keptHours } from './event-position.rules.ts';
import { takesPart } from '../../platform/session/access.ts';

export type EventRow = typeof bookingEvent.$inferSelect;

/** The newest event number of a workspace, 0 if there is none, and the database's instant, in milliseconds. */
export async function latestEvents(
  tx: Db,
  tenantId: string,
): Promise<{ latest: bigint; now: number }> {
  const [row] = rowsOf<{ latest: string; now: number }>(
    await tx.execute(sql`
      select coalesce(max(${bookingEvent.id}), 0)::text as latest,
        (extract(epoch from clock_timestamp()) * 1000)::float8 as now
      from ${bookingEvent} where ${bookingEvent.tenantId} = ${tenantId}`),
  );
  if (!row) throw new Error('The database did not return the count of its events.');
  return { latest: BigInt(row.latest), now: row.now };
}

/**
 * Up to `most` events of a workspace after a position, in order; none is added before them later. Tells, too,
 * whether the event at the position is there.
 */
export async function listEvents(
  tx: Db,
  tenantId: string,
  { after, most }: { after: bigint; most: number },
): Promise<{ rows: EventRow[]; isThere: boolean }> {
  const rows = await tx
    .select()
    .from(bookingEvent)
    .where(and(eq(bookingEvent.tenantId, tenantId), gte(bookingEvent.id, after)))
    .orderBy(asc(bookingEvent.id))
    .limit(most + 1);
  const isThere = rows[0]?.id === after;
  return { rows: rows.slice(isThere ? 1 : 0, isThere ? undefined : most), isThere };
}

/** The facts of these bookings by id, including deleted ones. */
export async function loadFacts(
  tx: Db,
  tenantId: string,
  ids: string[],
): Promise<Map<string, BookingFacts>> {
  if (ids.length === 0) return new Map();
  const ofBooking = (table: typeof invoice | typeof cancellationFee) =>
    sql`${table.tenantId} = ${tenantId} and ${table.bookingId} = ${booking.id}`;
  const rows = await tx
    .select({
      id: booking.id,
      state: booking.state,
      date: booking.date,
      clientId: booking.clientId,
      submitterId: booking.submitterId,
      videographerId: booking.videographerId,
      autoAssignState: booking.autoAssignState,
      hubProjectError: booking.hubProjectError,
      lateFee: booking.lateFee,
      lateChanges: booking.lateChanges,
      limits: changeLimits,
      hasApprovedInvoice: sql<boolean>`exists (select from ${invoice}
        where ${ofBooking(invoice)} and ${invoice.state} = 'approved')`,
      isBilled: sql<boolean>`exists (select from ${invoice}
        where ${ofBooking(invoice)} and ${invoice.billedToClient})`,
      feeHolderIds: sql<
        string[]
      >`array(select ${cancellationFee.videographerId} from ${cancellationFee}
        where ${ofBooking(cancellationFee)}
          and ${cancellationFee.videographerId} is not null)`,
    })
    .from(booking)
    .innerJoin(tenant, eq(tenant.id, booking.tenantId))
    .where(and(eq(booking.tenantId, tenantId), inArray(booking.id, ids)));
  return new Map(
    rows.map(({ id, lateFee, ...facts }) => {
      const fees = facts.feeHolderIds.map((videographerId) => ({ videographerId }));
      return [id, { ...facts, isFeeDue: lateFee !== null && !isFeeSettled(facts, fees) }];
    }),
  );
}

/** The active users among `ids`, by id. */
export async function loadListeners(tx: Db, tenantId: string, ids: string[]) {
  const rows = await tx
    .select({ id: appUser.id, role: appUser.role, clientId: appUser.clientId })
    .from(appUser)
    .where(and(eq(appUser.tenantId, tenantId), takesPart, inArray(appUser.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Deletes a workspace's events that are too old to resume from. */
export async function pruneEvents(tx: Db, tenantId: string): Promise<void> {
  await tx
    .delete(bookingEvent)
    .where(
      and(
        eq(bookingEvent.tenantId, tenantId),
        sql`${bookingEvent.created} < now() - make_interval(hours => ${keptHours})`,
      ),
    );
}
