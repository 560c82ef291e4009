import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { fieldError, validationError } from './errors.ts';

dayjs.extend(customParseFormat);

/** `DD-MM-YYYY` as `YYYY-MM-DD`. Throws 400 when there is no such day. */
export function isoDay(field: string, value: string | null | undefined): string | undefined {
  if (value === undefined || value === null) return undefined;
  const day = dayjs(value, 'DD-MM-YYYY', true);
  if (!day.isValid() || day.year() < 1) {
    throw validationError(fieldError(field, 'Enter a valid date.'));
  }
  return day.format('YYYY-MM-DD');
}

type Period<Day> = { from_date?: Day; to_date?: Day };

/** Both ends of a period as `YYYY-MM-DD`. Throws 400 for no such day, and when it ends before it begins. */
export function isoPeriod(given: Period<string | null>): Period<string> {
  const from_date = isoDay('from_date', given.from_date);
  const to_date = isoDay('to_date', given.to_date);
  if (from_date !== undefined && to_date !== undefined && to_date < from_date) {
    throw validationError(fieldError('to_date', 'Enter a date that is not before the first one.'));
  }
  return { from_date, to_date };
}
