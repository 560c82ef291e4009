import { sql } from '../../src/platform/db/drizzle.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { rowsOf } from '../../src/platform/db/rows.ts';
import { databaseAt, onServer, testVariables } from '../database.ts';

/** Vacuums and analyses one of the product's tables, on a connection of its own behind a pooler. */
export async function vacuum(db: Db, table: string): Promise<void> {
  const statement = `vacuum analyze shootline.${table}`;
  const server = process.env[testVariables.server];
  if (!server) {
    await db.execute(sql.raw(statement));
    return;
  }
  const [{ name } = { name: '' }] = rowsOf<{ name: string }>(
    await db.execute(sql`select current_database() as name`),
  );
  await onServer(databaseAt(server, name), statement);
}
