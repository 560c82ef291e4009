import { type SQL, and, eq, gte, isNull, lte } from '../../../platform/db/drizzle.ts';
import { booking } from '../../schema.ts';
import type { AnalyticsFilter } from '../analytics-filter.ts';
import type { SourceName } from './summary-sources.ts';
import type { Fold } from './summary-fold.ts';
import { daysOf, undated } from './summary-period.rules.ts';

/** Region, billing region and account manager of some bookings. */
export type Cell = [string | null, string | null, string | null];

/** The bookings of a summary: a cell's values, or true for any value. */
type Scope = (string | null | true)[];

/** The key of a summary. */
export type Place = { scope: string; period: string; source: SourceName };

const nameOf = (scope: Scope) => JSON.stringify(scope);

export const parseCell = (text: string) => JSON.parse(text) as Cell;

/** Whether a scope has summaries of single days: those of two or three values count the bookings. */
export const hasDays = (scope: string): boolean =>
  (JSON.parse(scope) as Scope).filter((value) => value !== true).length < 2;

export const scopeOfAll = nameOf([true, true, true]);

/** The scope of a cell's bookings alone. */
export const scopeOfCell = (cell: Cell) => nameOf(cell);

/** Every scope that includes the bookings of a cell, the cell's own scope among them. */
export function scopesOf(cell: Cell): string[] {
  let scopes: Scope[] = [[]];
  for (const value of cell) {
    scopes = scopes.flatMap((scope) => [
      [...scope, value],
      [...scope, true],
    ]);
  }
  // No filter asks for null, but a cell's own scope is needed to take the cell away.
  const isAsked = (scope: Scope) => !scope.includes(null) || !scope.includes(true);
  return scopes.filter(isAsked).map(nameOf);
}

/** The scope of a filter; undefined for a client or user, as they have no summaries. */
export function scopeOfFilter(filter: AnalyticsFilter): string | undefined {
  const { client, submitter, camop } = filter;
  if ([client, submitter, camop].some((id) => id !== undefined)) return undefined;
  return nameOf([filter.region ?? true, filter.billing_region ?? true, filter.am ?? true]);
}

/** Whether a filter's scope includes a cell. */
export function isInFilter(cell: Cell, filter: AnalyticsFilter): boolean {
  const asked = [filter.region, filter.billing_region, filter.am];
  return asked.every((value, place) => value === undefined || value === cell[place]);
}

/** Condition for the bookings of a month or day, or with `none` those without a day. */
export function inPeriod(period: string): SQL | undefined {
  if (period === undated) return isNull(booking.day);
  const { from, to } = daysOf(period);
  return and(gte(booking.day, from), lte(booking.day, to));
}

/** Condition for the bookings of a cell. */
export function inCell([region, billingRegion, manager]: Cell): SQL | undefined {
  return and(
    region === null ? isNull(booking.region) : eq(booking.region, region),
    billingRegion === null ? undefined : eq(booking.billingRegion, billingRegion),
    manager === null ? isNull(booking.accountManagerId) : eq(booking.accountManagerId, manager),
  );
}

/** Folds by the place of their summary. */
export class Folds {
  readonly #folds = new Map<string, Place & { fold: Fold }>();

  /** The fold of a place, an empty one at first. */
  at(place: Place): Fold {
    const name = nameOfPlace(place);
    let found = this.#folds.get(name);
    if (!found) this.#folds.set(name, (found = { ...place, fold: new Map() }));
    return found.fold;
  }

  has(place: Place): boolean {
    return this.#folds.has(nameOfPlace(place));
  }

  all() {
    return [...this.#folds.values()];
  }
}

const nameOfPlace = ({ scope, period, source }: Place) => `${source} ${period} ${scope}`;
