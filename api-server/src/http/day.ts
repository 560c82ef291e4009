import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { fieldError, validationError } from './errors.ts';

dayjs.extend(customParseFormat);

/** `DD-MM-YYYY` as `YYYY-MM-DD`. Throws 400 when there is no such day. */
export function isoDay(field: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const day = dayjs(value, 'DD-MM-YYYY', true);
  if (!day.isValid() || day.year() < 1) {
    throw validationError(fieldError(field, 'Enter a valid date.'));
  }
  return day.format('YYYY-MM-DD');
}
