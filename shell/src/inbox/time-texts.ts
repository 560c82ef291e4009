import { lengthText, relativeText, t, type WorkLine } from '@shootline/shared-api';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A length of time in its largest fitting unit: hours up to three days. */
function measured(length: number): [count: number, unit: 'minute' | 'hour' | 'day'] {
  if (length < hour) return [Math.max(1, Math.floor(length / minute)), 'minute'];
  return length < 3 * day ? [Math.floor(length / hour), 'hour'] : [Math.floor(length / day), 'day'];
}

/** Why a line has its place: "in 41 hours", "waiting 12 days"; for several the first one's time. */
export function placeText({ due, since, count }: WorkLine, now: number): string {
  if (due !== null) {
    const time = relativeText(...measured(Date.parse(due) - now));
    return count > 1 ? t('next {time}', { time }) : time;
  }
  if (since === null) return t('no date');
  const time = lengthText(...measured(now - Date.parse(since)));
  return count > 1 ? t('oldest {time}', { time }) : t('waiting {time}', { time });
}
