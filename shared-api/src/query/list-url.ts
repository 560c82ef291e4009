import { isoDayOf } from '../rules/day.ts';

/** The value that a text of the URL stands for; undefined when it stands for none. */
export type ParseValue<Value> = ((text: string) => Value | undefined) & {
  /** The URL may carry it several times; its text is all of them, separated by commas. */
  isList?: true;
};

type Parsers = Record<string, ParseValue<unknown>>;

interface ListSort<Field extends string> {
  sortBy: Field;
  asc: boolean;
}

/** Views of a list: which ones the user has, and what each begins with. */
interface ListViews<View extends string, Field extends string> {
  offered: readonly View[];
  /** The one that the list shows when its URL names none. */
  defaultView: View;
  /** The order of a view; the server's own where it is undefined. */
  sortOf: (view: View) => ListSort<Field> | undefined;
}

/** Which view, filters and sort of a list its page's URL may carry. */
export interface ListUrl<
  Filters extends Parsers,
  Field extends string,
  View extends string = string,
> {
  filters: Filters;
  views?: ListViews<View, Field>;
  /** Filters that this user has; what the URL says of others is ignored. All when absent. */
  offered?: readonly (keyof Filters & string)[];
  sortFields: readonly Field[];
  /** The server's own order, which needs no words in the query. */
  defaultSort: ListSort<Field>;
}

/** What a list's page shows, read from its URL. */
export interface ListState<
  Filters extends Parsers,
  Field extends string,
  View extends string = string,
> {
  /** The view, where the list has any. */
  view: View | undefined;
  /** Each filter as text; '' when it is not set. */
  filters: Record<keyof Filters & string, string>;
  sort: ListSort<Field>;
  /** The order that the list has when its URL names none. */
  ownSort: ListSort<Field>;
  /** Ids of the columns that the URL asks for, in their order. */
  columns: readonly string[] | undefined;
  /** All of this as a query string without `?`, for keeping it: the view is named, and nothing ignored. */
  search: string;
  /** What the list's query asks for: values by the API's names, set ones only. */
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

/** The values of a filter in a URL's parameters, in place of those that it has there. */
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
 * View, filters and sort of a list from its page's URL, whose parameters bear the API's names (S1 §7).
 * What is unknown, malformed or not offered to the user is ignored, so that the server is never
 * asked for it.
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

/** How texts of the URL become values of a query. */
export const urlValue = {
  /** A text of one line, as the API takes it. */
  text:
    (maxLength: number): ParseValue<string> =>
    (text) =>
      text.length <= maxLength && !hasControlCharacter(text) ? text : undefined,

  uuid: ((text) => (isUuid(text) ? text : undefined)) satisfies ParseValue<string>,

  /** DD-MM-YYYY, a real date that the API takes. */
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

  /** Several of these values; what else stands in the URL is left out. */
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
