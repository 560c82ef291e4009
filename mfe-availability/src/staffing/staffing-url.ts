import { type ListUrl, readListUrl, urlValue } from '@shootline/shared-api';
import { parseDay } from '../days/day-url.ts';
import { type Day, daysBetween, sevenDays } from '../days/day.ts';

export const maxLengths = { name: 200, location: 100 } as const;

const filters = {
  name: urlValue.text(maxLengths.name),
  location: urlValue.text(maxLengths.location),
};

/** The filters that the URL of the Staffing Board may carry beside its `date` and `day`. */
export const staffingUrl: ListUrl<typeof filters, 'name'> = {
  filters,
  sortFields: [],
  defaultSort: { sortBy: 'name', asc: true },
};

/** The board's seven days, from the URL's `date`, by default from today. */
export const boardDays = (search: URLSearchParams, today: Day): Day[] =>
  sevenDays(parseDay(search.get('date') ?? '') ?? today);

/** The day of the board that a narrow window shows, from the URL's `day`. */
export function boardDay(search: URLSearchParams, days: readonly Day[]): Day {
  const [first = ''] = days;
  const day = parseDay(search.get('day') ?? '') ?? first;
  return days.includes(day) ? day : first;
}

/** The board's query: its first day, and the filters that are set. */
export function readBoardUrl(search: URLSearchParams, today: Day) {
  const { name, location } = readListUrl(staffingUrl, search).query;
  const [from = today] = boardDays(search, today);
  return { from, ...(name && { name }), ...(location && { location }) };
}

/** The path of the board from this day on, with the URL's filters. Leaves out today, the default. */
export function boardPath(search: URLSearchParams, from: Day, today: Day, day = from): string {
  const next = new URLSearchParams(search);
  next.delete('date');
  next.delete('day');
  if (from !== today) next.set('date', from);
  if (daysBetween(from, day) !== 0) next.set('day', day);
  return next.size > 0 ? `/staffing?${next.toString()}` : '/staffing';
}
