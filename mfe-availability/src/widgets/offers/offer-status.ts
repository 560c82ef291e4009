import { t, type AutoAssignState, type BookingAvailability } from '@shootline/shared-api';
import { openingText } from '../../opening-text.ts';

const minute = 60_000;

function ordinal(place: number): string {
  const tens = place % 100;
  const suffix = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${suffix}`;
}

/** The rest of the exclusive time; never more than all of it, even if this browser's clock is slow. */
function exclusivity(until: string, sent: string | null, now: number): string {
  const since = Math.max(now, sent === null ? now : Date.parse(sent));
  const left = Math.ceil((Date.parse(until) - since) / minute);
  if (left <= 0) return t('Exclusivity ended');
  return left === 1
    ? t('Exclusive for another minute')
    : t('Exclusive for another {left} minutes', { left });
}

/**
 * The uuids of the queued offers in the order in which they will be sent; `offers` must be in rank order.
 * Empty unless automatic assignment runs.
 */
export function sendingOrder(
  offers: BookingAvailability[],
  autoAssign: AutoAssignState | undefined,
): string[] {
  if (autoAssign !== 'awaiting_availabilities') return [];
  return offers.filter(({ state }) => state === 'awaiting_send').map(({ uuid }) => uuid);
}

/** An offer's time left, opening or place in the queue; null if it has none. */
export function offerStatus(
  { uuid, state, sent, exclusive_until, opens }: BookingAvailability,
  queue: string[],
  now: number,
): string | null {
  if (state === 'unknown') return exclusive_until && exclusivity(exclusive_until, sent, now);
  const place = queue.indexOf(uuid) + 1;
  if (place === 0) return null;
  if (place === 1) return openingText(opens, now) ?? t('Next');
  return t('{ordinal} in the queue', { ordinal: ordinal(place) });
}
