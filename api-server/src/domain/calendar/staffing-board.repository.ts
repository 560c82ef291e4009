import type { UnstaffedBooking } from '@shootline/shared-api/contract';
import { type SQL, and, asc, eq, gte, lt, lte, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { countCap, countRows, onKey } from '../../platform/db/query.ts';
import type { Span } from '../availability/shoot-span.rules.ts';
import { bookingStates, labelOf } from '../reference/option-sets.ts';
import { booking, client } from '../schema.ts';
import { openingsOf } from '../offer/offer.repository.ts';
import { presentShoot, shootColumns } from '../offer/staffing/calendar-entry.repository.ts';
import { dayText } from './calendar-span.rules.ts';

const mostShown = 100;

// As literals, to let the database use its partial index.
const isUnstaffed = sql`${booking.videographerId} is null
  and ${booking.state} in ('new', 'active', 'requested')`;

function unstaffedOn(tenantId: string, days: string[], { from, to }: Span): SQL | undefined {
  const [first = '', last = first] = [days[0], days.at(-1)];
  return and(
    eq(booking.tenantId, tenantId),
    isUnstaffed,
    gte(booking.date, from),
    lt(booking.date, to),
    gte(booking.day, first),
    lte(booking.day, last),
  );
}

/**
 * New, active and requested bookings with nobody assigned, on these days YYYY-MM-DD in their own zones:
 * the first 100 by time, and their number up to 10,001. `during` contains the days in every zone.
 */
export async function listUnstaffed(
  tx: Db,
  tenantId: string,
  days: string[],
  during: Span,
): Promise<{ unstaffed: UnstaffedBooking[]; count: number }> {
  const where = unstaffedOn(tenantId, days, during);
  const rows = await tx
    .select({
      shoot: shootColumns,
      uuid: booking.id,
      uid: booking.bookingUid,
      state: booking.state,
      day: booking.day,
      client: { id: client.id, name: client.name },
    })
    .from(booking)
    .innerJoin(client, onKey(client, booking.clientId))
    .where(where)
    .orderBy(asc(booking.date), asc(booking.id))
    .limit(mostShown);
  const capped = tx.select({ id: booking.id }).from(booking).where(where).limit(countCap);
  const isAll = rows.length < mostShown;
  const count = isAll ? rows.length : await countRows(tx, capped.as('capped'));
  const openings = await openingsOf(
    tx,
    tenantId,
    rows.map(({ uuid }) => uuid),
  );
  const unstaffed = rows.flatMap(({ shoot, uid, state, day, ...row }) => {
    const shown = presentShoot(shoot);
    if (!shown) return [];
    const state_display = labelOf(bookingStates, state);
    const opens = openings.get(row.uuid) ?? null;
    const names = { booking_uid: uid ?? '', day: dayText(day ?? '') };
    return [{ ...row, ...names, ...shown, state, state_display, opens }];
  });
  return { unstaffed, count };
}
