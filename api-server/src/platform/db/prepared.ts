import { Column, SQL, is } from 'drizzle-orm';
import type { PgColumn, SelectedFieldsOrdered } from 'drizzle-orm/pg-core';
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

/** A query that belongs to no transaction yet. */
type Query<Rows> = { toSQL(): { sql: string; params: unknown[] }; _: { result: Rows } };

/**
 * A query with placeholders that is built once, and parsed once by each connection, under its name. For
 * rows found by their keys, which one plan serves whatever the values. `fields` are those it selects; a
 * record of a left join has all its fields null where `select` would answer null.
 */
export function prepared<Rows>(name: string, fields: Fields, query: Query<Rows>) {
  const built = query.toSQL();
  const ordered = inOrder(fields);
  return (tx: Db, values: Record<string, unknown>) =>
    tx._.session
      .prepareQuery<{ execute: Rows; all: unknown; values: unknown }>(built, ordered, name, true)
      .execute(values);
}
