import type { BusyTimeInput, CalendarEntry } from '@shootline/shared-api';
import { busySpan, busyTimeRules } from '@shootline/shared-api/rules';
import { useQueries } from '@tanstack/react-query';
import { addDays, type Day, dayOf, daysBetween } from '../../days/day.ts';
import { calendarQueries } from '../calendar.queries.ts';

/** The API's limit of days for one request. */
const mostDays = 62;

function periods(first: Day, last: Day): [Day, Day][] {
  const end = addDays(first, mostDays - 1);
  if (daysBetween(end, last) <= 0) return [[first, last]];
  return [[first, end], ...periods(addDays(end, 1), last)];
}

/** The user's shoots and offers during the entered busy time; none while the input is invalid. */
export function useClashes(values: Partial<BusyTimeInput>, zone: string): CalendarEntry[] {
  const rules = busyTimeRules(zone);
  const span = rules.isValidSync(values) ? busySpan(rules.cast(values), zone) : null;
  const asked = span ? periods(dayOf(span.from, zone), dayOf(span.to, zone)) : [];
  const answers = useQueries({
    queries: asked.map(([first, last]) => calendarQueries.own(first, last)),
  });
  const isDuring = ({ kind, starts, ends }: CalendarEntry) =>
    span !== null && kind !== 'busy' && new Date(starts) < span.to && new Date(ends) > span.from;
  const entries = answers.flatMap(({ data }) => data?.entries.filter(isDuring) ?? []);
  return [...new Map(entries.map((entry) => [entry.uuid, entry])).values()];
}
