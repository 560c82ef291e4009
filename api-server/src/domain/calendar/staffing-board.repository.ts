import type { operations, UnstaffedBooking } from '@shootline/shared-api/contract';
import { type SQL, and, asc, eq, gte, lt, lte, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { countCap, countRows, onKey } from '../../platform/db/query.ts';
import type { Period } from './board-condition.repository.ts';
import { bookingStates, labelOf } from '../reference/option-sets.ts';
import { booking, client } from '../schema.ts';
import { askingsOf, nobodyAsked } from '../offer/staffing/asking.repository.ts';
import { openingsOf } from '../offer/offer.repository.ts';
import { presentShoot, shootColumns } from '../offer/staffing/calendar-entry.repository.ts';
import { dayText } from './calendar-span.rules.ts';

const mostShown = 100;

// As literals, to let the database use its partial index.
const isUnstaffed = sql`${booking.videographerId} is null
  and ${booking.state} in ('new', 'active', 'requested')`;

type Filter = Pick<operations['getStaffingBoard']['parameters']['query'], 'client' | 'state'>;

function unstaffedOn(
  tenantId: string,
  { client: clientId, state }: Filter,
  { days, during: { from, to } }: Period,
): SQL | undefined {
  const [first = '', last = first] = [days[0], days.at(-1)];
  return and(
    clientId === undefined ? undefined : eq(booking.clientId, clientId),
    state === undefined ? undefined : eq(booking.state, state),
    eq(booking.tenantId, tenantId),
    isUnstaffed,
    gte(booking.date, from),
    lt(booking.date, to),
    gte(booking.day, first),
    lte(booking.day, last),
  );
}

/**
 * New, active and requested bookings with nobody assigned, on some days in their own zones: the first 100
 * by time, and their number up to 10,001.
 */
export async function listUnstaffed(
  tx: Db,
  tenantId: string,
  filter: Filter,
  period: Period,
): Promise<{ unstaffed: UnstaffedBooking[]; count: number }> {
  const where = unstaffedOn(tenantId, filter, period);
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
  const ids = rows.map(({ uuid }) => uuid);
  const openings = await openingsOf(tx, tenantId, ids);
  const askings = await askingsOf(tx, tenantId, ids, period.now);
  const unstaffed = rows.flatMap(({ shoot, uid, state, day, ...row }) => {
    const shown = presentShoot(shoot);
    if (!shown) return [];
    const state_display = labelOf(bookingStates, state);
    const opens = openings.get(row.uuid) ?? null;
    const names = { booking_uid: uid ?? '', day: dayText(day ?? '') };
    const asking = askings.get(row.uuid) ?? nobodyAsked;
    return [{ ...row, ...names, ...shown, state, state_display, opens, asking }];
  });
  return { unstaffed, count };
}
