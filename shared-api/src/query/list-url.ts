import { isoDayOf } from '../rules/times/day.ts';

/** The value of a text in the URL; undefined for an invalid text. */
export type ParseValue<Value> = ((text: string) => Value | undefined) & {
  /** The filter may repeat in the URL; its text is all values, separated by commas. */
  isList?: true;
};

type Parsers = Record<string, ParseValue<unknown>>;

interface ListSort<Field extends string> {
  sortBy: Field;
  asc: boolean;
}

/** The views of a list that the user has, and the initial sort of each. */
interface ListViews<View extends string, Field extends string> {
  offered: readonly View[];
  /** The view shown when the URL names none. */
  defaultView: View;
  /** The sort of a view; undefined for the server's default. */
  sortOf: (view: View) => ListSort<Field> | undefined;
}

/** The view, filters and sort that the URL of a list's page may carry. */
export interface ListUrl<
  Filters extends Parsers,
  Field extends string,
  View extends string = string,
> {
  filters: Filters;
  views?: ListViews<View, Field>;
  /** Filters that this user has; others in the URL are ignored. All filters if absent. */
  offered?: readonly (keyof Filters & string)[];
  sortFields: readonly Field[];
  /** The server's default sort, which is not sent. */
  defaultSort: ListSort<Field>;
}

/** The state of a list's page, read from its URL. */
export interface ListState<
  Filters extends Parsers,
  Field extends string,
  View extends string = string,
> {
  /** The view; undefined for a list without views. */
  view: View | undefined;
  /** Each filter as text; '' when it is not set. */
  filters: Record<keyof Filters & string, string>;
  sort: ListSort<Field>;
  /** The sort of the list when its URL names none. */
  ownSort: ListSort<Field>;
  /** Ids of the columns in the URL, in their order. */
  columns: readonly string[] | undefined;
  /** All of this as a query string without `?`, to be stored: names the view, without ignored values. */
  search: string;
  /** Parameters of the list's request: set values only, by the API's names. */
  query: { [Name in keyof Filters]?: NonNullable<ReturnType<Filters[Name]>> } & {
    view?: Exclude<View, 'all'>;
    sortBy?: Field;
    asc?: boolean;
  };
}

const columnId = /^[a-z][a-z0-9_-]{0,39}$/;

function columnsOf(search: URLSearchParams): string[] | undefined {
  const ids =
    search
      .get('columns')
      ?.split(',')
      .filter((id) => columnId.test(id)) ?? [];
  return ids.length > 0 ? ids : undefined;
}

/** Replaces the values of a filter in the URL's parameters. */
export function writeFilter(
  search: URLSearchParams,
  name: string,
  text: string | undefined,
  parse: ParseValue<unknown> | undefined,
): void {
  if (!text) return search.delete(name);
  if (!parse?.isList) return search.set(name, text);
  search.delete(name);
  for (const one of text.split(',')) search.append(name, one);
}

/**
 * View, filters and sort of a list from its page's URL, whose parameters have the API's names. Ignores values
 * that are unknown, malformed or not offered to the user, so they are never sent.
 */
export function readListUrl<Filters extends Parsers, Field extends string, View extends string>(
  { filters: parsers, views, offered, sortFields, defaultSort }: ListUrl<Filters, Field, View>,
  search: URLSearchParams,
): ListState<Filters, Field, View> {
  const filters: Record<string, string> = {};
  const query: Record<string, unknown> = {};
  for (const [name, parse] of Object.entries(parsers)) {
    const texts = parse.isList ? search.getAll(name).join() : search.get(name);
    const text = texts?.trim() ?? '';
    const isOffered = !offered || offered.includes(name);
    const value = isOffered && text ? parse(text) : undefined;
    filters[name] = value === undefined ? '' : parse.isList ? String(value) : text;
    if (value !== undefined) query[name] = value;
  }

  const named = search.get('view');
  const view = views && (views.offered.find((one) => one === named) ?? views.defaultView);
  if (view !== undefined && view !== 'all') query['view'] = view;

  const ownSort = (view === undefined ? undefined : views?.sortOf(view)) ?? defaultSort;
  const sortBy = sortFields.find((field) => field === search.get('sortBy'));
  const sort = sortBy ? { sortBy, asc: search.get('asc') !== 'false' } : ownSort;
  if (sort.sortBy !== defaultSort.sortBy || sort.asc !== defaultSort.asc) {
    Object.assign(query, sort);
  }

  const columns = columnsOf(search);
  const shown = new URLSearchParams();
  if (view !== undefined) shown.set('view', view);
  for (const [name, text] of Object.entries(filters)) writeFilter(shown, name, text, parsers[name]);
  if (sort.sortBy !== ownSort.sortBy || sort.asc !== ownSort.asc) {
    shown.set('sortBy', sort.sortBy);
    shown.set('asc', String(sort.asc));
  }
  if (columns) shown.set('columns', columns.join());

  const state = { view, filters, sort, ownSort, columns, search: shown.toString(), query };
  return state as ListState<Filters, Field, View>;
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether the text has the form of a record's id. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}

const hasControlCharacter = (text: string) => /\p{Cc}/u.test(text);

/** Parsers that turn texts of the URL into values of a query. */
export const urlValue = {
  /** A single-line text, as the API accepts it. */
  text:
    (maxLength: number): ParseValue<string> =>
    (text) =>
      text.length <= maxLength && !hasControlCharacter(text) ? text : undefined,

  uuid: ((text) => (isUuid(text) ? text : undefined)) satisfies ParseValue<string>,

  /** DD-MM-YYYY, a real date that the API accepts. */
  day: ((text) => isoDayOf(text) && text) satisfies ParseValue<string>,

  yesNo: ((text) =>
    text === 'true' ? true : text === 'false' ? false : undefined) satisfies ParseValue<boolean>,

  oneOf:
    <const Value extends string | number>(values: readonly Value[]): ParseValue<Value> =>
    (text) =>
      values.find((value) => String(value) === text),

  /** A number from 0 to the largest. */
  number:
    (largest: number): ParseValue<number> =>
    (text) =>
      Number(text) >= 0 && Number(text) <= largest ? Number(text) : undefined,

  /** Several of these values; others in the URL are left out. */
  someOf: <const Value extends string>(values: readonly Value[]): ParseValue<Value[]> =>
    Object.assign(
      (text: string) => {
        const chosen = text.split(',');
        const known = values.filter((value) => chosen.includes(value));
        return known.length > 0 ? known : undefined;
      },
      { isList: true as const },
    ),
};
