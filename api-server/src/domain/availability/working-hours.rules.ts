import { wallTimeAt, zoneName } from '@shootline/shared-api/contract';
import { msg, t, timeOfDayText, translated } from '@shootline/shared-api/rules';
import type { UserRow } from '../schema/people.ts';
import type { Span } from './shoot-span.rules.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

/** The part of a span on one day: its date, its place in the week, 0 for Monday, and minutes since midnight. */
export type DayPart = { day: string; weekday: number; from: number; to: number };

/** The parts of a span on the days of an IANA zone, by its clocks. */
export function dayParts({ from, to }: Span, zone: string): DayPart[] {
  const [start, end] = [wallTimeAt(from, zone), wallTimeAt(to, zone)];
  const parts: DayPart[] = [];
  for (let midnight = Math.floor(start / dayMs) * dayMs; midnight < end; midnight += dayMs) {
    parts.push({
      day: new Date(midnight).toISOString().slice(0, 10),
      // 1 January 1970 was a Thursday.
      weekday: (midnight / dayMs + 3) % 7,
      from: Math.floor((Math.max(start, midnight) - midnight) / minuteMs),
      to: Math.ceil((Math.min(end, midnight + dayMs) - midnight) / minuteMs),
    });
  }
  return parts;
}

const onDays = [
  msg('on Mondays'),
  msg('on Tuesdays'),
  msg('on Wednesdays'),
  msg('on Thursdays'),
  msg('on Fridays'),
  msg('on Saturdays'),
  msg('on Sundays'),
];

const clockText = (minute: number) =>
  timeOfDayText(new Date(minute * minuteMs).toISOString().slice(11, 16)).toUpperCase();

type Worker = Pick<UserRow, 'timezone' | 'workingHours'>;

/**
 * The first reason why a span is outside a videographer's working hours, as the end of a sentence that
 * begins with their name; undefined if it is not. Times name their zone unless its clocks agree with
 * those of `zone`.
 */
export function offWorkText(
  { timezone, workingHours }: Worker,
  span: Span,
  zone: string,
): string | undefined {
  if (!workingHours) return undefined;
  for (const { weekday, from, to } of dayParts(span, timezone)) {
    const [starts = 0, ends = 0] = workingHours.slice(2 * weekday);
    if (starts <= from && to <= ends) continue;
    const days = translated(onDays[weekday] ?? '');
    if (starts === ends) return t('does not work {days}', { days });
    const isElsewhere = wallTimeAt(span.from, timezone) !== wallTimeAt(span.from, zone);
    const name = isElsewhere ? ` (${zoneName(timezone, span.from)})` : '';
    return t('works only from {from} to {to} {days}', {
      from: clockText(starts),
      to: clockText(ends) + name,
      days,
    });
  }
  return undefined;
}
