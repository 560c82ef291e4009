import { type ListUrl, readListUrl, urlValue } from '@shootline/shared-api';
import { parseDay } from '../days/day-url.ts';
import { type Day, weekOf } from '../days/day.ts';

export const maxLengths = { name: 200, location: 100 } as const;

const filters = {
  name: urlValue.text(maxLengths.name),
  location: urlValue.text(maxLengths.location),
};

/** The filters that the URL of the Staffing Board may carry beside its `date`. */
export const staffingUrl: ListUrl<typeof filters, 'name'> = {
  filters,
  sortFields: [],
  defaultSort: { sortBy: 'name', asc: true },
};

/** The day of the board's URL. */
export const boardDay = (search: URLSearchParams, today: Day): Day =>
  parseDay(search.get('date') ?? '') ?? today;

/** The board's query: the Monday of the week, and the filters that are set. */
export function readBoardUrl(search: URLSearchParams, today: Day) {
  const day = boardDay(search, today);
  const { name, location } = readListUrl(staffingUrl, search).query;
  return { from: weekOf(day)[0] ?? day, ...(name && { name }), ...(location && { location }) };
}

/** The path of the board at a day, with the URL's filters. Leaves out today, the default. */
export function boardPath(search: URLSearchParams, day: Day, today: Day): string {
  const next = new URLSearchParams(search);
  next.delete('date');
  if (day !== today) next.set('date', day);
  return next.size > 0 ? `/staffing?${next.toString()}` : '/staffing';
}
