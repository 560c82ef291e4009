import { msg, t, translated, dateFormat, datePartsOf } from '@shootline/shared-api';
import { isoDayOf, wallText, wallTimeAt } from '@shootline/shared-api/values';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** A day in the API's format, DD-MM-YYYY. */
export type Day = string;

const dateOf = (day: Day) => dayjs.utc(isoDayOf(day));
const dayFrom = (date: dayjs.Dayjs): Day => date.format('DD-MM-YYYY');

export const addDays = (day: Day, count: number) => dayFrom(dateOf(day).add(count, 'day'));
export const addMonths = (day: Day, count: number) => dayFrom(dateOf(day).add(count, 'month'));

/** The number of days from `from` to `day`; negative if `day` is earlier. */
export const daysBetween = (from: Day, day: Day) => dateOf(day).diff(dateOf(from), 'day');

const formatOf = (names: 'short' | 'long') =>
  dateFormat({
    weekday: names,
    day: 'numeric',
    month: names,
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
const [short, long] = [formatOf('short'), formatOf('long')];

/** How days are written, by an example of each in the names of dayjs. */
const dayFormats = {
  D: '{day}',
  ddd: '{weekday}',
  'ddd D MMM': msg('{weekday} {day} {month}'),
  'ddd D MMM YYYY': msg('{weekday} {day} {month} {year}'),
  'D MMM': msg('{day} {month}'),
  'D MMM YYYY': msg('{day} {month} {year}'),
  'ddd D MMMM': msg('{weekday} {day} {longMonth}'),
  'dddd D MMMM': msg('{longWeekday} {day} {longMonth}'),
  'D MMMM': msg('{day} {longMonth}'),
  'MMMM YYYY': '{longMonth} {year}',
} as const;

/** A day in words, such as 'Thu 12 Mar'. */
export function dayText(day: Day, format: keyof typeof dayFormats): string {
  const date = dateOf(day).toDate();
  const { weekday: longWeekday, month: longMonth } = datePartsOf(long, date);
  return translated(dayFormats[format], { ...datePartsOf(short, date), longWeekday, longMonth });
}

/** A day in words, with the year unless it is this year: 'Thu 12 Mar'. */
export function dayInWords(day: Day, today: Day): string {
  return dayText(day, day.slice(-4) === today.slice(-4) ? 'ddd D MMM' : 'ddd D MMM YYYY');
}

const daysFrom = (first: dayjs.Dayjs, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => dayFrom(first.add(index, 'day')));

const placeInWeek = (date: dayjs.Dayjs) => (date.day() + 6) % 7;
const mondayOf = (date: dayjs.Dayjs) => date.subtract(placeInWeek(date), 'day');

/** The place of a day in its week: 0 for Monday. */
export const weekdayOf = (day: Day): number => placeInWeek(dateOf(day));

/** The seven days of a day's week, from Monday. */
export const weekOf = (day: Day): Day[] => daysFrom(mondayOf(dateOf(day)), 7);

/** So many days from a day on. */
export const daysOn = (first: Day, count: number): Day[] => daysFrom(dateOf(first), count);

/** The days of a day's month. */
export function monthOf(day: Day): Day[] {
  const first = dateOf(day).startOf('month');
  return daysFrom(first, first.daysInMonth());
}

/** The whole weeks that cover a day's month. */
export function weeksOfMonth(day: Day): Day[][] {
  const days = monthOf(day);
  const weeks = new Map(days.map((one) => [weekOf(one).join(), weekOf(one)]));
  return [...weeks.values()];
}

/** The day of an ISO 8601 instant in an IANA zone. */
export const dayOf = (at: string | Date, zone: string): Day =>
  wallText(new Date(at), zone).slice(0, 10);

const clockAt = (iso: string, zone: string) => dayjs.utc(wallTimeAt(new Date(iso), zone));

const timeText = (clock: Date): string => {
  const { hour, minute, dayPeriod } = datePartsOf(short, clock);
  return t('{hour}:{minute} {dayPeriod}', { hour, minute, dayPeriod });
};

/** The time of an ISO 8601 instant on the clocks of an IANA zone: '9:15 AM'. */
export const clockText = (iso: string, zone: string) => timeText(clockAt(iso, zone).toDate());

/** A full hour of the day: '9 AM'. */
export function hourText(hour: number): string {
  const parts = datePartsOf(short, new Date(Date.UTC(2000, 0, 1, hour)));
  return t('{hour} {dayPeriod}', { hour: parts.hour, dayPeriod: parts.dayPeriod });
}

function briefText(clock: Date): string {
  const { minute, dayPeriod } = datePartsOf(short, clock);
  return dayPeriod && minute === '00' ? hourText(clock.getUTCHours()) : timeText(clock);
}

/** As `clockText`, without the minutes of a full hour where the language allows it: '9 AM', '9:15 AM'. */
export const briefClockText = (iso: string, zone: string) => briefText(clockAt(iso, zone).toDate());

/** A time HH:mm in words, as brief as `briefClockText`. */
export const briefTimeOfDayText = (time: string) =>
  briefText(dayjs.utc(`2000-01-01T${time}`).toDate());

/** Minutes since midnight of an ISO 8601 instant on the clocks of an IANA zone. */
export function minuteOfDay(iso: string, zone: string): number {
  const wall = clockAt(iso, zone);
  return wall.hour() * 60 + wall.minute();
}

/** Days in a row in words: '9 – 15 Mar 2026', '30 Mar – 5 Apr 2026'. */
export function weekText(days: Day[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)];
  const isSame = (from: number) => first.slice(from) === last.slice(from);
  const start = dayText(first, isSame(3) ? 'D' : isSame(6) ? 'D MMM' : 'D MMM YYYY');
  return `${start} – ${dayText(last, 'D MMM YYYY')}`;
}
