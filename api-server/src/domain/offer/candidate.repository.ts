import { roles } from '@shootline/shared-api/contract';
import { and, arrayContains, eq } from 'drizzle-orm';
import type { BookingRow } from '../booking/booking.repository.ts';
import type { Db } from '../../platform/db/db.ts';
import { person } from '../schema.ts';
import { labelOf, regions } from '../reference/option-sets.ts';
import type { Person } from '../../platform/session/viewer.ts';
import { findPeople } from '../user/user.repository.ts';
import { scoreOf } from './candidate-score.rules.ts';
import { takenDuring } from './free-time.repository.ts';
import { offerSettings } from './offer.settings.ts';
import { widened, workSpan } from './shoot-span.rules.ts';
import { distanceOf, historiesOf } from './candidate-history.repository.ts';

async function busyAround(tx: Db, { booking }: BookingRow, ids?: string[]): Promise<Set<string>> {
  const span = workSpan(booking);
  if (!span) return new Set();
  const around = widened(span, offerSettings.gapMinutes);
  return new Set((await takenDuring(tx, booking.tenantId, around, booking.id, ids)).keys());
}

/** A shoot outside every region is served by those who live nearby. */
function isNear(row: BookingRow, of: Person): boolean {
  if (row.booking.region !== null) return true;
  return (distanceOf(row, of) ?? Infinity) <= offerSettings.distance.far;
}

/**
 * The videographers who may be asked to film a booking, best first, ties by uuid (decisions §4).
 * Includes those who have declined it.
 */
export async function rankedCandidates(tx: Db, row: BookingRow, now: Date): Promise<Person[]> {
  const { tenantId, region } = row.booking;
  const people = await tx
    .select()
    .from(person)
    .where(
      and(
        eq(person.tenantId, tenantId),
        eq(person.isActive, true),
        eq(person.role, roles.camera_operator),
        region === null ? undefined : arrayContains(person.locations, [region]),
      ),
    );
  const busy = await busyAround(tx, row);
  const free = people.filter((one) => !busy.has(one.id) && isNear(row, one));
  if (free.length === 0) return [];
  const histories = await historiesOf(tx, row, free, now);
  const scored = free.map((one) => {
    const history = histories.get(one.id);
    return { one, score: history ? scoreOf(history) : 0 };
  });
  return scored
    .sort((a, b) => b.score - a.score || (a.one.id < b.one.id ? -1 : 1))
    .map(({ one }) => one);
}

/**
 * Why people cannot be asked to film a booking now, as the end of a sentence; without those who
 * can. `name` is undefined for someone outside the workspace.
 */
export async function hindrancesOf(
  tx: Db,
  row: BookingRow,
  ids: string[],
): Promise<Map<string, { name: string | undefined; why: string }>> {
  const { tenantId, region } = row.booking;
  const people = await findPeople(tx, tenantId, ids);
  const busy = await busyAround(tx, row, ids);
  const hindrances = new Map<string, { name: string | undefined; why: string }>();
  for (const id of ids) {
    const one = people.get(id);
    const why = () => {
      if (!one || one.role !== roles.camera_operator) return 'is no videographer';
      if (!one.isActive) return 'is not active any more';
      if (region !== null && !one.locations.includes(region)) {
        return `does not serve ${labelOf(regions, region)}`;
      }
      if (busy.has(id)) return 'films elsewhere around that time';
      return undefined;
    };
    const reason = why();
    if (reason !== undefined) hindrances.set(id, { name: one?.fullName, why: reason });
  }
  return hindrances;
}
