import type { BookingRow } from '../../booking/booking.repository.ts';
import type { Db } from '../../../platform/db/db.ts';
import { busyTimesDuring } from '../../availability/busy-time.repository.ts';
import { shootsDuring } from '../../availability/free-time.repository.ts';
import { isTooClose } from '../../availability/travel/neighbours.ts';
import { travelSettings } from '../../availability/travel/travel.settings.ts';
import { type ConflictFacts, placedSpan } from './conflict.rules.ts';
import type { Offer } from '../offer.repository.ts';
import { widened } from '../../availability/shoot-span.rules.ts';
import { offWorkDuring } from '../../availability/working-hours.repository.ts';

/**
 * Everything except the place that keeps videographers from filming a booking with these offers; of all
 * videographers or of these ids.
 */
export async function conflictFactsOf(
  tx: Db,
  row: BookingRow,
  offers: Offer[],
  ids?: string[],
): Promise<ConflictFacts> {
  const { id, tenantId } = row.booking;
  const span = placedSpan(row);
  const declined = new Map(
    offers.filter(({ state }) => state === 'busy').map((offer) => [offer.videographerId, offer]),
  );
  if (!span) {
    return {
      near: new Map(),
      shoots: new Map(),
      busyTimes: new Map(),
      offWork: new Set(),
      declined,
    };
  }
  const during = widened(span, travelSettings.longestMinutes);
  const near = await shootsDuring(tx, tenantId, during, id, ids);
  const minimumGap = Number(row.minimumGap);
  const clashes = [...near].map(
    ([who, all]) => [who, all.filter((one) => isTooClose(span, one, minimumGap))] as const,
  );
  return {
    near,
    shoots: new Map(clashes.filter(([, some]) => some.length > 0)),
    busyTimes: await busyTimesDuring(tx, tenantId, span, ids),
    offWork: await offWorkDuring(tx, tenantId, span, ids),
    declined,
  };
}
