import { t } from '../../texts/texts.ts';
import { type ObjectSchema, boolean, object, string } from 'yup';
import type { BusyTimeInput } from '../../contract/index.ts';
import { wallText } from '../../contract/wall-clock.ts';
import { instantOf, skippedTimeText, wallTime } from './shoot-time.ts';
import { ruleTexts, tooLongText } from '../texts.ts';
import { wallParts } from './wall-parts.ts';

const dayLength = 86_400_000;
const longestNote = 200;
const latest = Date.UTC(2200, 0);

/** Longest busy time, in days. */
export const longestBusyDays = 366;

/** Texts of the form's own rules. */
export const busyTimeTexts = {
  order: t('Enter a time after the start.'),
  tooLong: t('Enter at most a year.'),
} as const;

/**
 * An entered time in milliseconds as if it were UTC, at midnight for whole days; undefined for an invalid
 * time.
 */
function enteredTime(text: string | undefined, isAllDay: boolean | undefined): number | undefined {
  const wall = wallTime(isAllDay ? `${wallParts(text).day} 00:00` : (text ?? ''));
  return wall !== undefined && wall < latest ? wall : undefined;
}

/** The first error of an entered time; its day is checked before its time of day. */
function timeError(text: string, isAllDay: boolean, zone: string): string | undefined {
  const { day, time } = wallParts(text);
  if (day === '') return ruleTexts.requiredText;
  if (enteredTime(day, true) === undefined) return ruleTexts.date;
  if (isAllDay) return undefined;
  if (time === '') return ruleTexts.requiredText;
  return enteredTime(text, false) === undefined ? ruleTexts.time : skippedTimeText(text, zone);
}

/** Both entered times as if they were UTC; whole days end at the midnight after the last day. */
function wallSpan({ starts, ends, is_all_day }: Partial<BusyTimeInput>) {
  const to = enteredTime(ends, is_all_day);
  return {
    from: enteredTime(starts, is_all_day),
    to: is_all_day && to !== undefined ? to + dayLength : to,
  };
}

/**
 * The start and end instants of a checked input in an IANA zone; the end is excluded. Whole days last from
 * midnight to the midnight after the last day.
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
 * The rules of a busy time entered in an IANA zone, shared by the form and the server: existing local
 * times, in order, at most a year apart.
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
