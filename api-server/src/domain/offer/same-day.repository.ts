import type { Availability } from '@shootline/shared-api/contract';
import { wallText, zoneOf } from '@shootline/shared-api/rules';
import type { Db } from '../../platform/db/db.ts';
import { dayStart, isoDay } from '../../platform/http/day.ts';
import { calendarsOf } from './calendar-entry.repository.ts';
import type { OfferRow } from './offer-list.repository.ts';
import type { Span } from './shoot-span.rules.ts';

type SameDay = Availability['same_day'][number];

function dayOf({ row: { booking } }: OfferRow): Span | undefined {
  const zone = zoneOf(booking);
  const day = booking.date && isoDay('date', wallText(booking.date, zone).slice(0, 10));
  return day ? { from: dayStart(day, zone), to: dayStart(day, zone, 1) } : undefined;
}

/**
 * What else the videographer of an offer has on the shoot's own day, in its zone, by time: shoots,
 * other offers to come that were neither declined nor withdrawn, and busy times.
 */
export async function sameDayOf(tx: Db, of: OfferRow, now: Date): Promise<SameDay[]> {
  const { offer, operator, row } = of;
  const during = dayOf(of);
  if (!during) return [];
  const { tenantId } = offer;
  const calendars = await calendarsOf(tx, { tenantId, operatorIds: [operator.id], during, now });
  return (calendars.get(operator.id) ?? [])
    .filter(({ uuid }) => uuid !== row.booking.id && uuid !== offer.id)
    .map(({ kind, uuid, title, starts, ends, is_all_day, timezone, location }) => ({
      kind,
      uuid,
      // Why somebody is busy is theirs to know.
      title: kind === 'busy' ? '' : title,
      starts,
      ends,
      is_all_day,
      timezone,
      location,
    }));
}
