import { type ObjectSchema, boolean, object, string } from 'yup';
import type { BusyTimeInput } from '../contract/index.ts';
import { instantOf, skippedTimeText, wallText, wallTime } from './shoot-time.ts';
import { ruleTexts, tooLongText } from './texts.ts';
import { wallParts } from './wall-parts.ts';

const dayLength = 86_400_000;
const longestNote = 200;
const latest = Date.UTC(2200, 0);

/** The days that a busy time may last. */
export const longestBusyDays = 366;

/** Texts of the form's own rules. */
export const busyTimeTexts = {
  order: 'Enter a time after the start.',
  tooLong: 'Enter at most a year.',
} as const;

/** A time of an input as if in UTC, that of a whole day at midnight; undefined when there is no such time. */
function enteredTime(text: string | undefined, isAllDay: boolean | undefined): number | undefined {
  const wall = wallTime(isAllDay ? `${wallParts(text).day} 00:00` : (text ?? ''));
  return wall !== undefined && wall < latest ? wall : undefined;
}

/** What is wrong with a time of an input, that of its day first. */
function timeError(text: string, isAllDay: boolean, zone: string): string | undefined {
  const { day, time } = wallParts(text);
  if (day === '') return ruleTexts.requiredText;
  if (enteredTime(day, true) === undefined) return ruleTexts.date;
  if (isAllDay) return undefined;
  if (time === '') return ruleTexts.requiredText;
  return enteredTime(text, false) === undefined ? ruleTexts.time : skippedTimeText(text, zone);
}

/** Both times of an input as if in UTC; whole days end at the midnight after the last. */
function wallSpan({ starts, ends, is_all_day }: Partial<BusyTimeInput>) {
  const to = enteredTime(ends, is_all_day);
  return {
    from: enteredTime(starts, is_all_day),
    to: is_all_day && to !== undefined ? to + dayLength : to,
  };
}

/**
 * The instants of a checked input in an IANA zone; the end is excluded. Whole days last from midnight
 * to the midnight after the last day.
 */
export function busySpan(input: BusyTimeInput, zone: string): { from: Date; to: Date } {
  const { from, to } = wallSpan(input);
  const instant = (wall = 0) => {
    const at = new Date(wall);
    return instantOf(wallText(at, 'UTC'), zone) ?? at;
  };
  return { from: instant(from), to: instant(to) };
}

/**
 * The rules of a busy time that is entered in an IANA zone, for the form and the server: real local
 * times, in order, of at most a year (decisions §8.11).
 */
export function busyTimeRules(zone: string) {
  const time = () =>
    string()
      .required(ruleTexts.requiredText)
      .test('time', (text, { createError, parent }) => {
        const { is_all_day: isAllDay } = parent as BusyTimeInput;
        const message = text ? timeError(text, isAllDay, zone) : undefined;
        return message === undefined || createError({ message });
      });
  return object({
    starts: time(),
    ends: time().test('order', (_text, { createError, parent }) => {
      const values = parent as BusyTimeInput;
      const { from, to } = wallSpan(values);
      if (from === undefined || to === undefined) return true;
      if (to <= from) {
        const message = values.is_all_day ? ruleTexts.period : busyTimeTexts.order;
        return createError({ message });
      }
      const isTooLong = to - from > longestBusyDays * dayLength;
      return !isTooLong || createError({ message: busyTimeTexts.tooLong });
    }),
    is_all_day: boolean().required(ruleTexts.requiredSelect),
    note: string().trim().max(longestNote, tooLongText(longestNote)),
  }) satisfies ObjectSchema<BusyTimeInput>;
}
