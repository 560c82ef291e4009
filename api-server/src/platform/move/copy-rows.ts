import { pipeline } from 'node:stream/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { type Client, escapeIdentifier } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { sql } from '../db/drizzle.ts';
import { setLocally } from '../db/workspace-transaction.ts';
import { type Table, neutralTexts } from '../backup/tables.ts';

/** Begins a transaction of one snapshot that reads the rows of one workspace. */
export async function beginReading(client: Client, tenantId: string): Promise<void> {
  const db = drizzle(client);
  await client.query('begin isolation level repeatable read read only');
  await db.execute(sql`set local citus.propagate_set_commands = 'local'`);
  await neutralTexts(db);
  await db.execute(setLocally('app.tenant_id', tenantId));
}

/**
 * Begins a transaction that stores rows as they are: no trigger runs and no reference is checked. Throws if the
 * role lacks the right to do so.
 */
export async function beginWriting(client: Client): Promise<void> {
  const db = drizzle(client);
  await client.query('begin');
  await db.execute(sql`set local citus.propagate_set_commands = 'local'`);
  await db.execute(sql`set local citus.multi_shard_modify_mode = 'sequential'`);
  await db.execute(sql`set local session_replication_role = 'replica'`);
  await neutralTexts(db);
}

/** Copies a workspace's rows of a table from one transaction to another. Returns their number. */
export async function copyRows(
  from: Client,
  to: Client,
  { name, columns }: Table,
  tenantId: string,
): Promise<number> {
  const list = columns.map((column) => escapeIdentifier(column.name)).join(', ');
  const table = `shootline.${escapeIdentifier(name)}`;
  const key = name === 'tenant' ? 'id' : 'tenant_id';
  const rows = `select ${list} from ${table} where ${key} = '${tenantId}'`;
  const source = from.query(copyTo(`copy (${rows}) to stdout`));
  const sink = to.query(copyFrom(`copy ${table} (${list}) from stdin`));
  await pipeline(source, sink);
  if (source.rowCount !== sink.rowCount) {
    throw new Error(`${sink.rowCount} of ${source.rowCount} rows of ${name} arrived.`);
  }
  return sink.rowCount ?? 0;
}
