import { urlValue } from '@shootline/shared-api';
import { parseDay } from '../days/day-url.ts';
import {
  addDays,
  addMonths,
  type Day,
  dayText,
  monthOf,
  weekOf,
  weekText,
  weeksOfMonth,
} from '../days/day.ts';

export type CalendarView = 'month' | 'week';

/** The view and day in the calendar's URL. */
export interface CalendarPlace {
  view: CalendarView;
  /** A day of the shown month or week. */
  date: Day;
}

const parseView = urlValue.oneOf<CalendarView>(['month', 'week']);

/** The view and day of the calendar's URL; malformed values count as missing. */
export function readCalendarUrl(search: URLSearchParams, today: Day): CalendarPlace {
  return {
    view: parseView(search.get('view') ?? '') ?? 'month',
    date: parseDay(search.get('date') ?? '') ?? today,
  };
}

/** The path of the calendar for a view and day. Leaves out the defaults: today and the month view. */
export function calendarPath({ view, date }: CalendarPlace, today: Day): string {
  const search = new URLSearchParams();
  if (view !== 'month') search.set('view', view);
  if (date !== today) search.set('date', date);
  return search.size > 0 ? `/calendar?${search.toString()}` : '/calendar';
}

/** The days that a view shows: whole weeks. */
export function shownDays({ view, date }: CalendarPlace): Day[] {
  return view === 'week' ? weekOf(date) : weeksOfMonth(date).flat();
}

/** The same view one step later, or earlier if `count` is -1. A step by a month ends at its first day. */
export function adjacentPeriod({ view, date }: CalendarPlace, count: 1 | -1): CalendarPlace {
  const first = monthOf(date)[0] ?? date;
  return { view, date: view === 'week' ? addDays(date, 7 * count) : addMonths(first, count) };
}

/** The title of the shown days: 'March 2026', or the days of the week. */
export function placeText({ view, date }: CalendarPlace): string {
  return view === 'month' ? dayText(date, 'MMMM YYYY') : weekText(weekOf(date));
}
