import { sql } from 'drizzle-orm';
import { StartError } from '../process/start-error.ts';
import type { Db } from './db.ts';
import { migrateTables } from './migration-steps.ts';
import { rowsOf } from './rows.ts';
import { type Rules, updateRules } from './rules.ts';

/** The role that reads and writes records of workspaces, under row-level security. */
export const tenantRole = 'shootline_app';

const oldestServer = 150000;

type Server = {
  version: number;
  name: string;
  account: string;
  database: string;
  superuser: boolean;
  role_exists: boolean;
};

async function describe(db: Db): Promise<Server> {
  const [server] = rowsOf<Server>(
    await db.execute(sql`
      select current_setting('server_version_num')::int as version,
        current_setting('server_version') as name, current_user as account,
        current_database() as database,
        (select rolsuper from pg_roles where rolname = current_user) as superuser,
        exists (select from pg_roles where rolname = ${tenantRole}) as role_exists`),
  );
  if (!server) throw new Error('The database did not describe itself.');
  return server;
}

async function ensureRole(db: Db, server: Server): Promise<void> {
  const role = sql.identifier(tenantRole);
  try {
    if (!server.role_exists) {
      // Two databases of one server may be prepared at the same time.
      await db.execute(sql`
        do $$ begin create role ${role} nologin;
        exception when duplicate_object or unique_violation then null; end $$`);
    }
    // Since version 16, the creator of a role must be granted it before acting as it.
    const right = server.version >= 160000 ? 'set' : 'member';
    const [member] = rowsOf<{ member: boolean }>(
      await db.execute(sql`select pg_has_role(${tenantRole}, ${right}) as member`),
    );
    if (!member?.member) {
      await db.execute(sql`grant ${role} to ${sql.identifier(server.account)}`);
    }
  } catch {
    throw new StartError(
      `The database user "${server.account}" may not set up the role ${tenantRole} that keeps ` +
        `workspaces apart; let an administrator of the database run: CREATE ROLE ${tenantRole} ` +
        `NOLOGIN; GRANT ${tenantRole} TO "${server.account}";`,
    );
  }
}

async function ensureExtension(db: Db, server: Server, name: string): Promise<void> {
  try {
    await db.execute(sql`create extension if not exists ${sql.identifier(name)}`);
  } catch {
    throw new StartError(
      `The database "${server.database}" lacks the extension ${name} and the user ` +
        `"${server.account}" may not add it; let an administrator run there: CREATE EXTENSION ${name};`,
    );
  }
}

/**
 * Prepares a database: checks the server's version, then sets up role, extensions, tables and rules. Returns
 * the version of a newer server whose rules were left in place.
 */
export async function prepare(db: Db, rules: Rules): Promise<string | undefined> {
  const server = await describe(db);
  if (server.version < oldestServer) {
    throw new StartError(`PostgreSQL 15 or newer is needed; the server runs ${server.name}.`);
  }
  await ensureRole(db, server);
  for (const name of ['pg_trgm', 'btree_gist']) await ensureExtension(db, server, name);
  const newerVersion = await db.transaction(async (tx) => {
    await migrateTables(tx);
    return updateRules(tx, rules);
  });
  // Without this, row-level security keeps searches in titles from using their index.
  if (server.superuser) {
    await db.execute(sql`alter function pg_catalog.textlike(text, text) leakproof`);
  }
  return newerVersion;
}
