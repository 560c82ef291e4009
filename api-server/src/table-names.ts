import { getTableName, is, PgTable } from './platform/db/drizzle.ts';
import * as schema from './domain/schema.ts';

/** Names of all tables of the product. */
export const tableNames = Object.values<unknown>(schema)
  .filter((exported) => is(exported, PgTable))
  .map((table) => getTableName(table));

/** Names of the tables with short-lived rows, which backups leave out. */
export const transientTables = [schema.bookingEvent, schema.hubSync].map((table) =>
  getTableName(table),
);
