import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { booking, tallyClock, tallyDue } from '../schema.ts';
import { cellOfBooking } from './tally.ts';

const dayMs = 24 * 3_600_000;
/** Days after which a shoot is over in every zone. */
const daysAfter = 3;

/** The ISO day in UTC that is so many days from an instant. */
export function dayFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
}

/** Whether a workspace has so many bookings. */
async function hasBookings(tx: Db, tenantId: string, fewest: number): Promise<boolean> {
  const [row] = rowsOf<{ count: number }>(
    await tx.execute(sql`
      select count(*)::int as count from (
        select from ${booking} where ${booking.tenantId} = ${tenantId}::uuid limit ${fewest}
      ) first_ones`),
  );
  return (row?.count ?? 0) >= fewest;
}

/** Makes everything due that has bookings of these days. */
async function makeDue(tx: Db, tenantId: string, days?: { from: string; before: string }) {
  const within = days
    ? sql`and ${booking.day} >= ${days.from}::date and ${booking.day} < ${days.before}::date`
    : sql``;
  await tx.execute(sql`
    insert into ${tallyDue} (tenant_id, month, cell)
    select distinct ${tenantId}::uuid, shootline.tally_month(${booking.day}), ${cellOfBooking}
    from ${booking} where ${booking.tenantId} = ${tenantId}::uuid ${within}`);
}

/**
 * Moves on the month from which figures of time are left out of summaries: the current one. The
 * months that are now over become due, and everything does when a workspace first has as many
 * bookings as summaries are made for; before, nothing is due. Returns the month as YYYY-MM, or
 * undefined where no summaries are kept.
 */
export async function moveClock(
  tx: Db,
  tenantId: string,
  { now, fewest }: { now: Date; fewest: number },
): Promise<string | undefined> {
  const openMonth = dayFrom(now, -daysAfter).slice(0, 7);
  const [kept] = rowsOf<{ month: string }>(
    await tx.execute(sql`
      select open_month as month from ${tallyClock} where tenant_id = ${tenantId}::uuid`),
  );
  if (kept && kept.month >= openMonth) return kept.month;
  if (kept) {
    await makeDue(tx, tenantId, { from: `${kept.month}-01`, before: `${openMonth}-01` });
  } else {
    // In this order: what is written meanwhile is due again by itself.
    await tx.delete(tallyDue).where(eq(tallyDue.tenantId, tenantId));
    if (!(await hasBookings(tx, tenantId, fewest))) return undefined;
    await makeDue(tx, tenantId);
  }
  await tx.execute(sql`
    insert into ${tallyClock} (tenant_id, open_month) values (${tenantId}::uuid, ${openMonth})
    on conflict (tenant_id) do update set open_month = excluded.open_month`);
  return openMonth;
}
