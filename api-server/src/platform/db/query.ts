import {
  type SQL,
  type SQLWrapper,
  type Subquery,
  and,
  eq,
  or,
  sql,
  type PgColumn,
} from './drizzle.ts';
import type { Db } from './db.ts';
import { folded, spelledOut } from './schema/columns.ts';

export const pageSize = 25;

/** The highest count that a list reports; counting further would cost too much. */
export const countCap = 10_001;

/** The rows in batches for one statement each, which takes at most 65535 parameters. */
export const inBatches = <Row>(rows: readonly Row[], size = 1000): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
    rows.slice(at * size, (at + 1) * size),
  );

const escaping = sql.raw(String.raw`'([\\%_])', '\\\1', 'g'`);

// Folding can turn another character into a wildcard, so it comes first.
const within = (value: SQLWrapper, text: SQL) =>
  sql`${value} like (('%' || regexp_replace(${text}, ${escaping}) || '%') collate "C")`;

/**
 * Whether a folded column (`foldedText`) contains a text; `%`, `_` and `\` are literal. `Müller` also
 * finds `Muller` and `Mueller`, `Mueller` finds `Müller`.
 */
export function containsFolded(value: SQLWrapper, text: string): SQL | undefined {
  const typed = sql`${text}::text`;
  const hasSpelling = /[äöüåø]/i.test(text.normalize('NFC'));
  return or(
    within(value, folded(typed)),
    hasSpelling ? within(value, spelledOut(typed)) : undefined,
  );
}

/** Whether a folded column contains every word of a text; any value does if there is none. */
export function containsWords(value: SQLWrapper, text: string): SQL | undefined {
  const words = text.split(/\s+/).filter(Boolean);
  return and(...words.map((word) => containsFolded(value, word)));
}

/** The condition of each filter of a list, by the filter's name in the contract. */
export type FilterConditions<Filter, Context extends unknown[] = []> = {
  [Name in keyof Filter]-?: (
    value: NonNullable<Filter[Name]>,
    ...context: Context
  ) => SQL | undefined;
};

/** The conditions of the filters that are set, in the order of the table. */
export function matchingAll<Filter, Context extends unknown[]>(
  conditions: FilterConditions<Filter, Context>,
  filter: Filter,
  ...context: Context
): SQL | undefined {
  const names = Object.keys(conditions) as (keyof Filter)[];
  return and(
    ...names.map((name) => {
      const value = filter[name] ?? undefined;
      return value === undefined ? undefined : conditions[name](value, ...context);
    }),
  );
}

/** The id of no row, for statements that are sent also if there is nothing to look for. */
export const noId = '00000000-0000-0000-0000-000000000000';

/** Whether a row is the one whose id a column of another row of its workspace has. */
export function onKey(row: { tenantId: PgColumn; id: PgColumn }, key: PgColumn): SQL | undefined {
  const { tenantId } = key.table as unknown as { tenantId: PgColumn };
  return and(eq(row.tenantId, tenantId), eq(row.id, key));
}

/** Prefix match by bytes. It can use an index range, which LIKE cannot under row-level security. */
export function beginsWith(value: SQLWrapper, text: string): SQL {
  return sql`(${value} >= ${text} and ${value} < ${`${text}\u{10FFFF}`})`;
}

/** Puts nulls last in descending and first in ascending order, so that one index serves both. */
export function ordered(value: SQLWrapper, ascending: boolean): SQL {
  return ascending ? sql`${value} asc nulls first` : sql`${value} desc nulls last`;
}

/** The number of rows of a query limited to the cap. */
export async function countRows(tx: Db, capped: Subquery): Promise<number> {
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(capped);
  return row?.count ?? 0;
}

/**
 * Turns up to `size + 1` rows into one page. The extra row shows that there are more. Calls `countAll`
 * only if the count does not follow from the rows.
 */
export async function toPage<Row>(
  rows: Row[],
  offset: number,
  countAll: () => Promise<number>,
  size = pageSize,
): Promise<{ rows: Row[]; hasMore: boolean; count: number }> {
  const hasMore = rows.length > size;
  const isLast = !hasMore && (rows.length > 0 || offset === 0);
  const count = isLast ? Math.min(offset + rows.length, countCap) : await countAll();
  return { rows: rows.slice(0, size), hasMore, count };
}
