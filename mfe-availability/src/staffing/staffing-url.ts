import { type BookingState, type ListUrl, readListUrl, urlValue } from '@shootline/shared-api';
import { parseDay } from '../days/day-url.ts';
import { addDays, addMonths, type Day, daysBetween, daysOn, monthOf } from '../days/day.ts';

export const maxLengths = { name: 200, location: 100 } as const;

/** The states of the shoots on the board, unstaffed ones first. */
export const boardStates = [
  'new',
  'active',
  'requested',
  'assigned',
  'shoot_completed',
  'footage_provided',
  'job_complete',
] as const satisfies readonly BookingState[];

const filters = {
  name: urlValue.text(maxLengths.name),
  location: urlValue.text(maxLengths.location),
  client: urlValue.uuid,
  state: urlValue.oneOf(boardStates),
  free_on: urlValue.day,
};

export type BoardFilter = keyof typeof filters;

/** The filters that the URL of the Staffing Board may carry beside its `date`, `span` and `day`. */
export const staffingUrl: ListUrl<typeof filters, 'name'> = {
  filters,
  sortFields: [],
  defaultSort: { sortBy: 'name', asc: true },
};

/** The length of the board: a week, two weeks, or the month of its date. */
export type BoardSpan = 'week' | 'two_weeks' | 'month';

/** The board's length, from the URL's `span`. */
export function boardSpan(search: URLSearchParams): BoardSpan {
  const span = search.get('span');
  return span === 'two_weeks' || span === 'month' ? span : 'week';
}

/** The day that the board shows, from the URL's `date`, by default today. */
export const boardDate = (search: URLSearchParams, today: Day): Day =>
  parseDay(search.get('date') ?? '') ?? today;

/** The board's days, from the URL's `date`, by default from today. */
export function boardDays(search: URLSearchParams, today: Day, span = boardSpan(search)): Day[] {
  const date = boardDate(search, today);
  if (span === 'month') return monthOf(date);
  return daysOn(date, span === 'week' ? 7 : 14);
}

/** The first day of the board before (-1) or after (1) these days. */
export function adjacentStart(days: readonly Day[], span: BoardSpan, step: -1 | 1): Day {
  const [first = ''] = days;
  return span === 'month' ? addMonths(first, step) : addDays(first, step * days.length);
}

/** The day of the board that a narrow window shows, from the URL's `day`. */
export function boardDay(search: URLSearchParams, days: readonly Day[]): Day {
  const [first = ''] = days;
  const day = parseDay(search.get('day') ?? '') ?? first;
  return days.includes(day) ? day : first;
}

/**
 * The board's query: its days, and the filters that are set. Who has nothing is left out unless they are
 * looked for by name or as free on a day.
 */
export function readBoardUrl(search: URLSearchParams, days: readonly Day[]) {
  const { name, location, client, state, free_on } = readListUrl(staffingUrl, search).query;
  const [from = ''] = days;
  return {
    from,
    ...(days.length !== 7 && { days: days.length }),
    ...(!name && !free_on && { planned: true }),
    ...(name && { name }),
    ...(location && { location }),
    ...(client && { client }),
    ...(state && { state }),
    ...(free_on && { free_on }),
  };
}

/** The path of the board from this day on, with the URL's filters. Leaves out today and a week, the defaults. */
export function boardPath(
  search: URLSearchParams,
  today: Day,
  place: { from: Day; span?: BoardSpan; day?: Day },
): string {
  const { from, span = boardSpan(search), day = from } = place;
  const next = new URLSearchParams(search);
  for (const name of ['date', 'day', 'span']) next.delete(name);
  if (from !== today) next.set('date', from);
  if (span !== 'week') next.set('span', span);
  if (daysBetween(from, day) !== 0) next.set('day', day);
  return next.size > 0 ? `/staffing?${next.toString()}` : '/staffing';
}
