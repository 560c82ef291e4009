import { msg, t, type UnstaffedBooking } from '@shootline/shared-api';
import { wallText } from '@shootline/shared-api/values';
import { clockText, dayOf, dayText } from '../../days/day.ts';
import { openingText } from '../../opening-text.ts';

const waiting = {
  today: msg('Offer waits until {time} today'),
  tomorrow: msg('Offer waits until {time} tomorrow'),
};

function outText(until: string | null, now: number, zone: string): string | null {
  if (until === null || Date.parse(until) <= now) return null;
  const isToday = wallText(new Date(until), zone).slice(0, 10) === dayOf(new Date(now), zone);
  const time = clockText(until, zone);
  return isToday
    ? t('Offer out until {time}', { time })
    : t('Offer out until {day}, {time}', { day: dayText(dayOf(until, zone), 'ddd D MMM'), time });
}

/**
 * How the asking for an unstaffed booking stands, in the reader's zone: '2 asked, 1 declined · Offer out until
 * 2:20 PM'.
 */
export function askingText(
  { state, asking, opens }: Pick<UnstaffedBooking, 'state' | 'asking' | 'opens'>,
  now: number,
  zone: string,
): string {
  const { asked, accepted, declined, queued, exclusive_until } = asking;
  const counts = [
    asked > 0 && t('{count} asked', { count: asked }),
    accepted > 0 && t('{count} accepted', { count: accepted }),
    declined > 0 && t('{count} declined', { count: declined }),
    queued > 0 && t('{count} queued', { count: queued }),
  ];
  const parts = [
    counts.filter(Boolean).join(', '),
    outText(exclusive_until, now, zone),
    openingText(opens, now, waiting),
  ].filter(Boolean);
  if (parts.length > 0) return parts.join(' · ');
  return state === 'new' ? t('Needs approval') : t('Nobody asked yet');
}
