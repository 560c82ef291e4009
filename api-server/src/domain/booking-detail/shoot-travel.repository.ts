import type { Travel } from '@shootline/shared-api/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { shootsDuring } from '../availability/free-time.repository.ts';
import { widened } from '../availability/shoot-span.rules.ts';
import { homeOf, travelTo } from '../availability/travel/neighbours.ts';
import { travelSettings } from '../availability/travel/travel.settings.ts';
import type { BookingRow } from '../booking/booking.repository.ts';
import { placedSpan } from '../offer/candidate/conflict.rules.ts';

/** The viewer's travel to a shoot that they are assigned to; null for everyone else. */
export async function travelOf(tx: Db, viewer: Viewer, row: BookingRow): Promise<Travel | null> {
  const { id, tenantId, videographerId, state } = row.booking;
  const span = placedSpan(row);
  if (!span || state !== 'assigned' || videographerId !== viewer.id) return null;
  const during = { ...widened(span, travelSettings.longestMinutes), to: span.from };
  const shoots = await shootsDuring(tx, tenantId, during, id, [viewer.id]);
  return travelTo(span, shoots.get(viewer.id)?.at(-1), homeOf(viewer));
}
