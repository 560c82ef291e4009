import type { Availability } from '@shootline/shared-api/contract';
import type { Db } from '../../platform/db/db.ts';
import { calendarsOf } from './calendar-entry.repository.ts';
import type { OfferRow } from './offer-list.repository.ts';
import { shootDay } from './shoot-span.rules.ts';

type SameDay = Availability['same_day'][number];

/**
 * What else the videographer of an offer has on the shoot's own day, in its zone, by time: shoots,
 * other offers to come that were neither declined nor withdrawn, and busy times.
 */
export async function sameDayOf(tx: Db, of: OfferRow, now: Date): Promise<SameDay[]> {
  const { offer, operator, row } = of;
  const during = shootDay(row.booking);
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
