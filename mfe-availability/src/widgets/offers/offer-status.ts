import {
  t,
  type AutoAssignState,
  type BookingAvailability,
  msg,
  translated,
} from '@shootline/shared-api';
import { openingText } from '../../opening-text.ts';

const minute = 60_000;

const byOrdinal = new Intl.PluralRules('en', { type: 'ordinal' });

/** A message for each ending of an English ordinal. */
const inQueue: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: msg('{place}st in the queue'),
  two: msg('{place}nd in the queue'),
  few: msg('{place}rd in the queue'),
};

/** The rest of the exclusive time; never more than all of it, even if this browser's clock is slow. */
function exclusivity(until: string, sent: string | null, now: number): string {
  const since = Math.max(now, sent === null ? now : Date.parse(sent));
  const left = Math.ceil((Date.parse(until) - since) / minute);
  if (left <= 0) return t('Exclusivity ended');
  return t('Exclusive for another {left, plural, one {minute} other {# minutes}}', { left });
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
  return translated(inQueue[byOrdinal.select(place)] ?? msg('{place}th in the queue'), { place });
}
