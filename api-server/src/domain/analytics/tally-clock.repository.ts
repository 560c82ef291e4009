import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { booking, tallyClock, tallyDue } from '../schema.ts';
import { cellOfBooking } from './tally.ts';

const dayMs = 24 * 3_600_000;
/** Days after which a shoot is over in every zone. */
const daysAfter = 3;

/** The ISO day in UTC, `days` after an instant. */
export function dayFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
}

/** Whether a workspace has at least `fewest` bookings. */
async function hasBookings(tx: Db, tenantId: string, fewest: number): Promise<boolean> {
  const [row] = rowsOf<{ count: number }>(
    await tx.execute(sql`
      select count(*)::int as count from (
        select from ${booking} where ${booking.tenantId} = ${tenantId}::uuid limit ${fewest}
      ) first_ones`),
  );
  return (row?.count ?? 0) >= fewest;
}

/** Makes all cells with bookings on these days due. */
async function makeDue(tx: Db, tenantId: string, days?: { from: string; before: string }) {
  const within = days
    ? sql`and ${booking.day} >= ${days.from}::date and ${booking.day} < ${days.before}::date`
    : sql``;
  await tx.execute(sql`
    insert into ${tallyDue} (tenant_id, month, cell, day)
    select distinct ${tenantId}::uuid, shootline.tally_month(${booking.day}), ${cellOfBooking},
      ${booking.day}
    from ${booking} where ${booking.tenantId} = ${tenantId}::uuid ${within}`);
}

/**
 * Moves on the first day that is not yet over in every zone; summaries leave out time-dependent figures
 * from that day on. Days that are now over become due. Everything becomes due when a workspace first
 * has `fewest` bookings; before, nothing is due. Returns the ISO day, or undefined if the workspace has
 * no summaries.
 */
export async function moveClock(
  tx: Db,
  tenantId: string,
  { now, fewest }: { now: Date; fewest: number },
): Promise<string | undefined> {
  const openDay = dayFrom(now, -daysAfter);
  const [kept] = rowsOf<{ day: string }>(
    await tx.execute(sql`
      select open_day::text as day from ${tallyClock} where tenant_id = ${tenantId}::uuid`),
  );
  if (kept && kept.day >= openDay) return kept.day;
  if (kept) {
    await makeDue(tx, tenantId, { from: kept.day, before: openDay });
  } else {
    // Deletes first, as anything written from now on becomes due again.
    await tx.delete(tallyDue).where(eq(tallyDue.tenantId, tenantId));
    if (!(await hasBookings(tx, tenantId, fewest))) return undefined;
    await makeDue(tx, tenantId);
  }
  await tx.execute(sql`
    insert into ${tallyClock} (tenant_id, open_day) values (${tenantId}::uuid, ${openDay})
    on conflict (tenant_id) do update set open_day = excluded.open_day`);
  return openDay;
}
