import { isoDayOf } from '@shootline/shared-api/values';
import type { Day } from './day.ts';

/** The day that a URL's `date` names; undefined where it names none that a calendar opens at. */
export function parseDay(text: string): Day | undefined {
  const iso = isoDayOf(text);
  return iso && iso >= '2000' && iso < '2200' ? text : undefined;
}
