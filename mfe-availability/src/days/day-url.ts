import { isoDayOf } from '@shootline/shared-api/values';
import type { Day } from './day.ts';

/** The day in a URL's `date`; undefined if it is invalid or outside the years 2000 to 2199. */
export function parseDay(text: string): Day | undefined {
  const iso = isoDayOf(text);
  return iso && iso >= '2000' && iso < '2200' ? text : undefined;
}
