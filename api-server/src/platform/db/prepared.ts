import { Column, SQL, is, type PgColumn, type SelectedFieldsOrdered } from './drizzle.ts';
import type { Db } from './db.ts';

type Field = PgColumn | SQL | SQL.Aliased;
type Fields = { [name: string]: Field | Fields };

const isField = (field: Field | Fields): field is Field =>
  is(field, Column) || is(field, SQL) || is(field, SQL.Aliased);

function inOrder(fields: Fields, path: string[] = []): SelectedFieldsOrdered {
  return Object.entries(fields).flatMap(([name, field]) => {
    const own = [...path, name];
    return isField(field) ? [{ path: own, field }] : inOrder(field, own);
  });
}

/** A query outside any transaction. */
type Query<Rows> = { toSQL(): { sql: string; params: unknown[] }; _: { result: Rows } };

/**
 * A named statement with placeholders, built once and parsed once per connection. Use it for rows found
 * by their keys, where one plan fits all values. `fields` are the selected fields; an unmatched record of
 * a left join has all fields null, while `select` would answer null for the record.
 */
export function prepared<Rows>(name: string, fields: Fields, query: Query<Rows>) {
  const built = query.toSQL();
  const ordered = inOrder(fields);
  return (tx: Db, values: Record<string, unknown>) =>
    tx._.session
      .prepareQuery<{ execute: Rows; all: unknown; values: unknown }>(built, ordered, name, true)
      .execute(values);
}
