import type { OfferOpening } from '@shootline/shared-api';
import { formatDate, formatTime } from '@shootline/shared-ui';

/**
 * When a waiting offer opens, in its videographer's zone: 'Opens at 7:00 AM (AEDT) tomorrow'. Null without
 * an opening after `now` (milliseconds).
 */
export function openingText(
  opens: OfferOpening | null,
  now: number,
  verb = 'Opens at',
): string | null {
  if (!opens || Date.parse(opens.at) <= now) return null;
  const { at, timezone } = opens;
  // The hours come every day, so that an opening which is not today is tomorrow.
  const isToday = formatDate(at, timezone, new Date(now)) === 'Today';
  return `${verb} ${formatTime(at, timezone)} ${isToday ? 'today' : 'tomorrow'}`;
}
