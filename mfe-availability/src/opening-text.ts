import { msg, type OfferOpening, translated } from '@shootline/shared-api';
import { wallText } from '@shootline/shared-api/values';
import { formatTime } from '@shootline/shared-ui';

const opening = {
  today: msg('Opens at {time} today'),
  tomorrow: msg('Opens at {time} tomorrow'),
};

/**
 * When a waiting offer opens, in its videographer's zone: 'Opens at 7:00 AM (AEDT) tomorrow'. Null without
 * an opening after `now` (milliseconds).
 */
export function openingText(
  opens: OfferOpening | null,
  now: number,
  texts = opening,
): string | null {
  if (!opens || Date.parse(opens.at) <= now) return null;
  const { at, timezone } = opens;
  // The hours repeat every day, so an opening that is not today is tomorrow.
  const time = formatTime(at, timezone);
  const dayAt = (instant: number) => wallText(new Date(instant), timezone).slice(0, 10);
  return dayAt(Date.parse(at)) === dayAt(now)
    ? translated(texts.today, { time })
    : translated(texts.tomorrow, { time });
}
