import { t } from '../../texts/texts.ts';
import { type ObjectSchema, array, boolean, object, string } from 'yup';
import type { WorkingDay, WorkingHours } from '../../contract/index.ts';
import { ruleTexts } from '../texts.ts';
import { timeOfDay } from './time-of-day.ts';

const hour = 60;
const dayLength = 24 * hour;

/** The days of a week, as working hours list them. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Texts of the form's own rules. */
export const workingHoursTexts = {
  order: t('Enter a time after the start.'),
  noDay: t('Choose at least one day.'),
} as const;

const minuteText = (minute: number) =>
  new Date((minute % dayLength) * 60_000).toISOString().slice(11, 16);

function minuteOf(text: string): number | undefined {
  const time = timeOfDay(text);
  return time === undefined ? undefined : Number(time.slice(0, 2)) * hour + Number(time.slice(3));
}

/** Start and end of a working day in minutes; midnight as an end is the end of the day. */
function minutesOf({ starts, ends }: WorkingDay): [number, number] {
  return [minuteOf(starts) ?? 0, minuteOf(ends) || dayLength];
}

/**
 * Start and end of each day from Monday on, in minutes since midnight, equal on days off; null for a
 * videographer who works at any time.
 */
export function workingMinutes({ is_limited, days }: WorkingHours): number[] | null {
  if (!is_limited) return null;
  return days.flatMap((day) => (day.is_working ? minutesOf(day) : [0, 0]));
}

/** Working hours from their minutes. Days off, and everyone without limits, get usual times. */
export function workingHoursOf(minutes: readonly number[] | null): WorkingHours {
  const days = weekdays.map((_, day): WorkingDay => {
    const usual = { is_working: minutes === null && day < 5, starts: '09:00', ends: '17:00' };
    const [from = 0, to = 0] = minutes?.slice(2 * day, 2 * day + 2) ?? [];
    return to > from ? { is_working: true, starts: minuteText(from), ends: minuteText(to) } : usual;
  });
  return { is_limited: minutes !== null, days };
}

const day = () =>
  object({
    is_working: boolean().required(ruleTexts.requiredSelect),
    starts: string().defined(),
    ends: string().defined(),
  });

const timeError = (text: string) =>
  text === '' ? ruleTexts.requiredText : minuteOf(text) === undefined ? ruleTexts.time : undefined;

function checkedDay() {
  const time = () =>
    string()
      .defined()
      .test('time', (text, { createError, parent }) => {
        const message = (parent as WorkingDay).is_working ? timeError(text) : undefined;
        return message === undefined || createError({ message });
      });
  return day().shape({
    starts: time(),
    ends: time().test('order', (_text, { createError, parent }) => {
      const values = parent as WorkingDay;
      if (!values.is_working || (timeError(values.starts) ?? timeError(values.ends))) return true;
      const [from, to] = minutesOf(values);
      return to > from || createError({ message: workingHoursTexts.order });
    }),
  });
}

/** The rules of working hours, shared by the form and the server. */
export const workingHoursRules: ObjectSchema<WorkingHours> = object({
  is_limited: boolean().required(ruleTexts.requiredSelect),
  days: array(day())
    .required()
    .when('is_limited', ([isLimited], days) =>
      isLimited
        ? days.of(checkedDay()).test('some day', (values, { createError, path }) => {
            const works = values?.some(({ is_working }) => is_working);
            // Shown at the first day, as the form has no place for the list's error.
            const at = { path: `${path}[0].is_working`, message: workingHoursTexts.noDay };
            return works || createError(at);
          })
        : days,
    ),
});
