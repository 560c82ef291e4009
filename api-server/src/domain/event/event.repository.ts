import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { BookingFacts } from '../booking/booking-facts.ts';
import type { Db } from '../../platform/db/db.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { booking, bookingEvent, cancellationFee, invoice, person } from '../schema.ts';
import { type Position, keptHours } from './event-position.rules.ts';
import { takesPart } from '../../platform/session/access.ts';

export type EventRow = typeof bookingEvent.$inferSelect;

export type Horizon = {
  /** No open transaction can add events before it. */
  position: Position;
  /** All transactions of this database so far are lower. */
  end: bigint;
  /** Some events wait behind an open transaction. */
  isHeldUp: boolean;
};

/** How far a workspace's events can be read without missing one that commits later. */
export async function horizonOf(tx: Db, tenantId: string): Promise<Horizon> {
  const [row] = rowsOf<{ xmin: string; xmax: string; held_up: boolean }>(
    await tx.execute(sql`
      select pg_snapshot_xmin(now)::text as xmin, pg_snapshot_xmax(now)::text as xmax,
        exists (select from ${bookingEvent} where ${bookingEvent.tenantId} = ${tenantId}
          and ${bookingEvent.xid} >= pg_snapshot_xmin(now)) as held_up
      from (select pg_current_snapshot() as now) as snapshot`),
  );
  if (!row) throw new Error('The database has no snapshot.');
  return {
    position: { xid: BigInt(row.xmin), id: 0n },
    end: BigInt(row.xmax),
    isHeldUp: row.held_up,
  };
}

/** Events of a workspace after a position and before the horizon, in order, at most `most`. */
export async function listEvents(
  tx: Db,
  tenantId: string,
  { after, before, most }: { after: Position; before: Position; most: number },
): Promise<EventRow[]> {
  const { xid, id } = bookingEvent;
  return tx
    .select()
    .from(bookingEvent)
    .where(
      and(
        eq(bookingEvent.tenantId, tenantId),
        sql`(${xid}, ${id}) > (${String(after.xid)}::xid8, ${String(after.id)}::bigint)`,
        sql`${xid} < ${String(before.xid)}::xid8`,
      ),
    )
    .orderBy(asc(xid), asc(id))
    .limit(most);
}

/** The facts of these bookings by id, including deleted ones. */
export async function loadFacts(
  tx: Db,
  tenantId: string,
  ids: string[],
): Promise<Map<string, BookingFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({
      id: booking.id,
      state: booking.state,
      date: booking.date,
      clientId: booking.clientId,
      submitterId: booking.submitterId,
      cameraOperatorId: booking.cameraOperatorId,
      autoAssignState: booking.autoAssignState,
      hubProjectError: booking.hubProjectError,
      hasApprovedInvoice: sql<boolean>`exists (select from ${invoice}
        where ${invoice.bookingId} = ${booking.id} and ${invoice.state} = 'approved')`,
      isBilled: sql<boolean>`exists (select from ${invoice}
        where ${invoice.bookingId} = ${booking.id} and ${invoice.billedToClient})`,
      feeHolderIds: sql<
        string[]
      >`array(select ${cancellationFee.cameraOperatorId} from ${cancellationFee}
        where ${cancellationFee.bookingId} = ${booking.id}
          and ${cancellationFee.cameraOperatorId} is not null)`,
    })
    .from(booking)
    .where(and(eq(booking.tenantId, tenantId), inArray(booking.id, ids)));
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** Those of these people who take part in the workspace, by id. */
export async function loadListeners(tx: Db, tenantId: string, ids: string[]) {
  const rows = await tx
    .select({ id: person.id, role: person.role, clientId: person.clientId })
    .from(person)
    .where(and(eq(person.tenantId, tenantId), takesPart, inArray(person.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Deletes a workspace's events that are too old to resume from, and those of another database, which
 * a restored backup brings along: their transactions have not happened here.
 */
export async function pruneEvents(tx: Db, tenantId: string): Promise<void> {
  await tx.delete(bookingEvent).where(
    and(
      eq(bookingEvent.tenantId, tenantId),
      sql`(${bookingEvent.created} < now() - make_interval(hours => ${keptHours})
          or ${bookingEvent.xid} >= pg_snapshot_xmax(pg_current_snapshot()))`,
    ),
  );
}
