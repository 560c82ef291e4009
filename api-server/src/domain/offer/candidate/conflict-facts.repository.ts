import type { BookingRow } from '../../booking/booking.repository.ts';
import type { Db } from '../../../platform/db/db.ts';
import { busyTimesDuring } from '../../availability/busy-time.repository.ts';
import { shootsDuring } from '../../availability/free-time.repository.ts';
import type { ConflictFacts } from './conflict.rules.ts';
import type { Offer } from '../offer.repository.ts';
import { offerSettings } from '../offer.settings.ts';
import { widened, workSpan } from '../../availability/shoot-span.rules.ts';
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
  const span = workSpan(row.booking);
  const declined = offers.filter(({ state }) => state === 'busy');
  return {
    shoots: span
      ? await shootsDuring(tx, tenantId, widened(span, offerSettings.gapMinutes), id, ids)
      : new Map(),
    busyTimes: span ? await busyTimesDuring(tx, tenantId, span, ids) : new Map(),
    offWork: span ? await offWorkDuring(tx, tenantId, span, ids) : new Set(),
    declined: new Map(declined.map((offer) => [offer.videographerId, offer])),
  };
}
