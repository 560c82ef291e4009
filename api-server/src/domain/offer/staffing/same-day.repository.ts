import type { Availability } from '@shootline/shared-api/contract';
import type { Db } from '../../../platform/db/db.ts';
import { calendarsOf } from './calendar-entry.repository.ts';
import type { OfferRow } from '../offer-list.repository.ts';
import { shootDay } from '../../availability/shoot-span.rules.ts';

type SameDay = Availability['same_day'][number];

/**
 * The other entries of an offer's videographer on the day of the shoot, in its zone and by time: shoots,
 * open offers of future shoots, and busy times.
 */
export async function sameDayOf(tx: Db, of: OfferRow, now: Date): Promise<SameDay[]> {
  const { offer, videographer, row } = of;
  const during = shootDay(row.booking);
  if (!during) return [];
  const { tenantId } = offer;
  const calendars = await calendarsOf(tx, {
    tenantId,
    videographerIds: [videographer.id],
    during,
    now,
  });
  return (calendars.get(videographer.id) ?? [])
    .filter(({ uuid }) => uuid !== row.booking.id && uuid !== offer.id)
    .map(({ kind, uuid, title, starts, ends, is_all_day, timezone, location }) => ({
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
}
