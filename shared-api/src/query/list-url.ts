import { isoDayOf } from '../rules/day.ts';

/** The value that a text of the URL stands for; undefined when it stands for none. */
export type ParseValue<Value> = ((text: string) => Value | undefined) & {
  /** The URL may carry it several times; its text is all of them, parted by commas. */
  isList?: true;
};

type Parsers = Record<string, ParseValue<unknown>>;

/** Which filters and sorts of a list its page's URL may carry. */
export interface ListUrl<Filters extends Parsers, Field extends string> {
  filters: Filters;
  /** Filters that this user has; what the URL says of others is ignored. All when absent. */
  offered?: readonly (keyof Filters & string)[];
  sortFields: readonly Field[];
  /** The server's own order, which needs no words in the URL or the query. */
  defaultSort: { sortBy: Field; asc: boolean };
}

/** What a list's page shows, read from its URL. */
export interface ListState<Filters extends Parsers, Field extends string> {
  /** Each filter as text; '' when it is not set. */
  filters: Record<keyof Filters & string, string>;
  sort: { sortBy: Field; asc: boolean };
  /** What the list's query asks for: values by the API's names, set ones only. */
  query: { [Name in keyof Filters]?: NonNullable<ReturnType<Filters[Name]>> } & {
    sortBy?: Field;
    asc?: boolean;
  };
}

/**
 * Filters and sort of a list from its page's URL, whose parameters bear the API's names (S1 §7).
 * What is unknown, malformed or not offered to the user is ignored, so that the server is never
 * asked for it.
 */
export function readListUrl<Filters extends Parsers, Field extends string>(
  { filters: parsers, offered, sortFields, defaultSort }: ListUrl<Filters, Field>,
  search: URLSearchParams,
): ListState<Filters, Field> {
  const filters: Record<string, string> = {};
  const query: Record<string, unknown> = {};
  for (const [name, parse] of Object.entries(parsers)) {
    const texts = parse.isList ? search.getAll(name).join() : search.get(name);
    const text = texts?.trim() ?? '';
    const isOffered = !offered || offered.includes(name);
    const value = isOffered && text ? parse(text) : undefined;
    filters[name] = value === undefined ? '' : text;
    if (value !== undefined) query[name] = value;
  }

  const sortBy = sortFields.find((field) => field === search.get('sortBy'));
  const sort = sortBy ? { sortBy, asc: search.get('asc') !== 'false' } : defaultSort;
  if (sort.sortBy !== defaultSort.sortBy || sort.asc !== defaultSort.asc) {
    Object.assign(query, sort);
  }
  return { filters, sort, query } as ListState<Filters, Field>;
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
    <const Value extends string>(values: readonly Value[]): ParseValue<Value> =>
    (text) =>
      values.find((value) => value === text),

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
