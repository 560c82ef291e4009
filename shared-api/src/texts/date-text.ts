import { currentLocale } from './texts.ts';

// All English readers get 'Sep', which Australian English spells 'Sept'.
const dateLocale = () => currentLocale().replace(/^en.*/, 'en-US');

/** A formatter of dates in the reader's language; in UTC unless `options` names another zone. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(dateLocale(), { timeZone: 'UTC', ...options });

type DateParts = Record<Intl.DateTimeFormatPartTypes, string>;

/** The parts of a date by name, such as `{ day: '3', month: 'Mar' }`, for the order of a message. */
export const datePartsOf = (format: Intl.DateTimeFormat, at: Date | number): DateParts =>
  Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value])) as DateParts;

type Unit = 'minute' | 'hour' | 'day';

/** A time from now in the reader's language: 'in 41 hours', '2 days ago'; with `auto` also 'yesterday'. */
export const relativeText = (count: number, unit: Unit, numeric: 'always' | 'auto' = 'always') =>
  new Intl.RelativeTimeFormat(currentLocale(), { numeric }).format(count, unit);

/** A length of time in the reader's language: '12 days'. */
export const lengthText = (count: number, unit: Unit): string =>
  new Intl.NumberFormat(currentLocale(), { style: 'unit', unit, unitDisplay: 'long' }).format(
    count,
  );
