import { dateFormat } from '@shootline/shared-api';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

const format = dateFormat({ month: 'short', year: 'numeric' });

/** The last months up to that of an instant in UTC, oldest first: '2026-03'. */
export function monthsUpTo(now: Date, count: number): string[] {
  const last = dayjs.utc(now).startOf('month');
  return Array.from({ length: count }, (_, place) =>
    last.subtract(count - 1 - place, 'month').format('YYYY-MM'),
  );
}

/** A month 'YYYY-MM' in words: 'Mar 2026'. */
export const monthText = (month: string): string => format.format(dayjs.utc(month).toDate());
