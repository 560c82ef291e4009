import type { BookingState } from '@shootline/shared-api/contract';
import type { Coordinates } from '@shootline/shared-api/contract';
import { zoneOf } from '@shootline/shared-api/rules';
import {
  type SQL,
  and,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  ne,
  sql,
  type AnyPgColumn,
} from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { lastDay } from '../../platform/http/day.ts';
import { booking, appUser } from '../schema.ts';
import { type Span, workSpan } from './shoot-span.rules.ts';

/** States in which a booking takes its videographer's time. */
export const takenStates: BookingState[] = [
  'assigned',
  'shoot_completed',
  'footage_provided',
  'job_complete',
];

const day = 24 * 3_600_000;

/** The longest possible shoot, in milliseconds; bounds ranges of an index. */
export const longestShoot = 10 * day;

/** A span in which a videographer is taken, and its IANA zone. */
export type Taken = Span & { zone: string };

/** A shoot of a videographer, including its set-up. */
export type OtherShoot = Taken & {
  id: string;
  bookingUid: string;
  title: string;
  /** The short formatted address. */
  location: string;
  /** Null if only an address was typed. */
  place: Coordinates | null;
};

/**
 * Bookings that may touch a span, as a condition on `booking` and on the column with its date. The result
 * is too wide, as set-up may begin a day earlier; check it with `workSpan`.
 */
export function mayTouch(date: AnyPgColumn, { from, to }: Span): SQL | undefined {
  return and(
    // The arrival for set-up is at most a day earlier.
    lt(date, new Date(Math.min(to.getTime() + day, lastDay))),
    gte(date, new Date(from.getTime() - longestShoot)),
    sql`${date} + ${booking.duration} * interval '1 hour' > ${from.toISOString()}::timestamptz`,
  );
}

/**
 * Shoots during a span, by videographer, earliest first; of all videographers or of these ids. Leaves out
 * the booking `except`.
 */
export async function shootsDuring(
  tx: Db,
  tenantId: string,
  during: Span,
  except?: string,
  videographerIds?: string[],
): Promise<Map<string, OtherShoot[]>> {
  const touching = and(
    eq(booking.tenantId, tenantId),
    inArray(booking.state, takenStates),
    mayTouch(booking.date, during),
  );
  // For all videographers, an index alone finds the shoots; only the rows found are then read, as they
  // are large.
  const ofWhom = videographerIds
    ? inArray(booking.videographerId, videographerIds)
    : inArray(booking.id, tx.select({ id: booking.id }).from(booking).where(touching));
  const rows = await tx
    .select({
      videographerId: booking.videographerId,
      id: booking.id,
      bookingUid: booking.bookingUid,
      title: booking.title,
      date: booking.date,
      duration: booking.duration,
      arrivalAndSetupDate: booking.arrivalAndSetupDate,
      timezone: sql<string | null>`${booking.address}->>'timezone'`,
      location: sql<string | null>`${booking.address}->>'formatted_address_short'`,
      place: sql<Coordinates | null>`${booking.address}->'location'`,
    })
    .from(booking)
    .where(
      and(
        ofWhom,
        touching,
        isNotNull(booking.videographerId),
        except ? ne(booking.id, except) : undefined,
      ),
    )
    .orderBy(booking.date, booking.id);
  const shoots = new Map<string, OtherShoot[]>();
  for (const row of rows) {
    const { videographerId, id, title, timezone, place } = row;
    const span = workSpan(row);
    if (!videographerId || !span || span.from >= during.to) continue;
    const zone = zoneOf({ address: { timezone } });
    const [bookingUid, location] = [row.bookingUid ?? '', row.location ?? ''];
    const ofVideographer = shoots.get(videographerId) ?? [];
    shoots.set(videographerId, [
      ...ofVideographer,
      { ...span, zone, id, bookingUid, title, location, place },
    ]);
  }
  return shoots;
}

/**
 * Lets only one transaction at a time assign a videographer. Take it after the booking's lock, and for
 * one videographer only, or two transactions can deadlock.
 */
export async function lockVideographer(tx: Db, tenantId: string, id: string): Promise<void> {
  await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.tenantId, tenantId), eq(appUser.id, id)))
    // Allows others to insert rows that reference the user.
    .for('no key update');
}
