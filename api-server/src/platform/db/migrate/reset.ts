import type { Client } from 'pg';
import { StartError } from '../../process/start-error.ts';

/**
 * Drops the product's schema from a PostgreSQL database and clears its files; the schema stays if they
 * cannot be removed. Throws `StartError` if the database holds other tables than `tableNames`, as it may
 * then be the wrong database.
 */
export async function dropSchema(
  client: Client,
  tableNames: readonly string[],
  clearFiles: () => Promise<void>,
): Promise<void> {
  const ownTables = new Set(['migration', ...tableNames]);
  const { rows } = await client.query<{ place: string; name: string }>(`
      select table_schema as place, table_name as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`);
  const foreign = rows.find(({ place, name }) => place !== 'shootline' || !ownTables.has(name));
  if (foreign) {
    throw new StartError(
      `The database of DATABASE_URL also holds the table ${foreign.place}.${foreign.name}, which ` +
        'is not of this product, so --reset leaves it alone; use a database of its own.',
    );
  }
  await client.query('begin');
  try {
    await client.query('drop schema if exists shootline cascade');
    await clearFiles();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
