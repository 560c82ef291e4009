import { isoDayOf, wallText } from '@shootline/shared-api/values';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** A day in the API's format, DD-MM-YYYY. */
export type Day = string;

export const dateOf = (day: Day) => dayjs.utc(isoDayOf(day));
export const dayFrom = (date: dayjs.Dayjs): Day => date.format('DD-MM-YYYY');

/** Today in an IANA zone. */
export const todayIn = (zone: string): Day => wallText(new Date(), zone).slice(0, 10);

/** The later of two days; the other one if one is missing. */
export function laterOf(one: Day | undefined, other: Day | undefined): Day | undefined {
  return !one || !other ? one || other : dateOf(one).isAfter(dateOf(other)) ? one : other;
}
export function earlierOf(one: Day | undefined, other: Day | undefined): Day | undefined {
  return !one || !other ? one || other : dateOf(one).isBefore(dateOf(other)) ? one : other;
}
