import type { TimeLength } from '@shootline/shared-api/contract';
import { type SQL, sql } from '../../platform/db/drizzle.ts';

/** Ranges of durations, shortest first. Each includes its `hours` and ends before the next one. */
export const timeLengths = [
  { value: 'under_1_hour', label: 'Under 1 hour', hours: 0 },
  { value: '1_to_4_hours', label: '1 to 4 hours', hours: 1 },
  { value: '4_to_24_hours', label: '4 to 24 hours', hours: 4 },
  { value: '1_to_2_days', label: '1 to 2 days', hours: 24 },
  { value: '2_to_7_days', label: '2 to 7 days', hours: 48 },
  { value: 'over_7_days', label: 'Over 7 days', hours: 168 },
] as const satisfies readonly { value: TimeLength; label: string; hours: number }[];

/**
 * SQL for the value of `timeLengths` that matches the time between two columns; null if either is null.
 */
export function lengthBetween(from: string, to: string): SQL {
  const cases = timeLengths.toReversed().map(
    // Without parameters, as a column's definition cannot have them.
    ({ value, hours }) => `when ${to} - ${from} >= interval '${hours} hours' then '${value}'`,
  );
  return sql.raw(`case ${cases.join(' ')} end`);
}
