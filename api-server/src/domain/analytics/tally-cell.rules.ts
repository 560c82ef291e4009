import { type SQL, and, eq, gte, isNull, lte } from 'drizzle-orm';
import { booking } from '../schema.ts';
import type { AnalyticsFilter } from './analytics-filter.ts';
import { type Detail, daysOfMonth, detailOf, undated } from './tally-period.rules.ts';

/** Region, billing region and account manager of some bookings. */
export type Cell = [string | null, string | null, string | null];

/** The bookings of a summary: a cell's values, or true for any value. */
type Scope = (string | null | true)[];

const nameOf = (scope: Scope) => JSON.stringify(scope);

export const parseCell = (text: string) => JSON.parse(text) as Cell;

/** Periods with a summary of a scope. */
export const detailOfScope = (scope: string): Detail =>
  detailOf((JSON.parse(scope) as Scope).filter((value) => value !== true).length);

/** The scope of all bookings. */
export const scopeOfAll = nameOf([true, true, true]);

/** The scope of a cell's bookings alone. */
export const scopeOfCell = (cell: Cell) => nameOf(cell);

/** Every scope that includes the bookings of a cell, the cell's own scope among them. */
export function scopesOf(cell: Cell): string[] {
  let scopes: Scope[] = [[]];
  for (const value of cell)
    scopes = scopes.flatMap((scope) => [
      [...scope, value],
      [...scope, true],
    ]);
  // No filter asks for null, but a cell's own scope is needed to take the cell away.
  const isAsked = (scope: Scope) => !scope.includes(null) || !scope.includes(true);
  return scopes.filter(isAsked).map(nameOf);
}

/** The scopes of a cell's bookings with a summary of each day. */
export const scopesByDay = (cell: Cell): string[] =>
  scopesOf(cell).filter((scope) => detailOfScope(scope).days);

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

/** Condition for the bookings of a month or, with `none`, those without a day. */
export function inMonth(month: string): SQL | undefined {
  if (month === undated) return isNull(booking.day);
  const { from, to } = daysOfMonth(month);
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
