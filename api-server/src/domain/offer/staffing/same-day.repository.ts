import type { Availability } from '@shootline/shared-api/contract';
import type { Db } from '../../../platform/db/db.ts';
import { calendarsOf } from './calendar-entry.repository.ts';
import type { OfferRow } from '../offer-list.repository.ts';
import { shootDay } from '../../availability/shoot-span.rules.ts';

type SameDay = Availability['same_day'][number];

/** The day of an offered shoot: the videographer's travel to it, and their other entries. */
export type OfferedDay = Pick<Availability, 'same_day' | 'travel'>;

/**
 * The other entries of an offer's videographer on the day of the shoot, in its zone and by time: shoots,
 * open offers of future shoots, and busy times. The travel is null unless the offer is open.
 */
export async function sameDayOf(tx: Db, of: OfferRow, now: Date): Promise<OfferedDay> {
  const { offer, videographer, row } = of;
  const during = shootDay(row.booking);
  if (!during) return { same_day: [], travel: null };
  const { tenantId } = offer;
  const calendars = await calendarsOf(tx, {
    tenantId,
    videographerIds: [videographer.id],
    during,
    now,
  });
  const entries = calendars.get(videographer.id) ?? [];
  const sameDay = entries
    .filter(({ uuid }) => uuid !== row.booking.id && uuid !== offer.id)
    .map(({ kind, uuid, title, starts, ends, is_all_day, timezone, location }): SameDay => ({
      kind,
      uuid,
      // The reason for a busy time is private.
      title: kind === 'busy' ? '' : title,
      starts,
      ends,
      is_all_day,
      timezone,
      location,
    }));
  const own = entries.find(({ uuid }) => uuid === offer.id || uuid === row.booking.id);
  return { same_day: sameDay, travel: own?.travel ?? null };
}
