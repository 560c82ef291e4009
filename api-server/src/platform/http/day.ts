import { instantOf, isoDayOf, periodRules, ruleTexts } from '@shootline/shared-api/rules';
import { fieldError, validationError } from '../errors/errors.ts';
import { checkedBy } from '../errors/rule-errors.ts';

/** Converts `DD-MM-YYYY` to `YYYY-MM-DD`. Throws 400 for an invalid day. */
export function isoDay(field: string, value: string | null | undefined): string | undefined {
  if (value === undefined || value === null) return undefined;
  const day = isoDayOf(value);
  if (day === undefined) throw validationError(fieldError(field, ruleTexts.date));
  return day;
}

type Period<Day> = { from_date?: Day; to_date?: Day };

/**
 * Both ends of a period as `YYYY-MM-DD`. Throws 400 for an invalid day, and for a period that ends before
 * it begins.
 */
export function isoPeriod({ from_date, to_date }: Period<string | null>): Period<string> {
  const period = checkedBy(periodRules, { from_date, to_date });
  return {
    from_date: isoDay('from_date', period.from_date),
    to_date: isoDay('to_date', period.to_date),
  };
}

/** The last day that PostgreSQL and the driver format alike, in milliseconds. */
export const lastDay = Date.UTC(9999, 11, 31);

/** The instant at which a day YYYY-MM-DD, or a day `daysLater`, begins in an IANA zone. */
export function dayStart(day: string, zone: string, daysLater = 0): Date {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + daysLater);
  if (at.getTime() > lastDay) return new Date(lastDay);
  const text = at.toISOString().slice(0, 10).split('-').reverse().join('-');
  return instantOf(`${text} 00:00`, zone) ?? at;
}
