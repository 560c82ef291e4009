import { sql } from '../drizzle.ts';
import { StartError } from '../../process/start-error.ts';
import type { Db } from '../db.ts';
import { inShortWaits } from './lock-waits.ts';
import { type Tell, migrateOutside, migrateTables, pendingMigrations } from './migration-steps.ts';
import { rowsOf } from '../rows.ts';
import { type Rules, rulesState, updateRules } from './rules.ts';

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
  schema_exists: boolean;
};

async function describe(db: Db): Promise<Server> {
  const [server] = rowsOf<Server>(
    await db.execute(sql`
      select current_setting('server_version_num')::int as version,
        current_setting('server_version') as name, current_user as account,
        current_database() as database,
        (select rolsuper from pg_roles where rolname = current_user) as superuser,
        exists (select from pg_roles where rolname = ${tenantRole}) as role_exists,
        to_regnamespace('shootline') is not null as schema_exists`),
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
    const create = server.role_exists ? '' : `CREATE ROLE ${tenantRole} NOLOGIN; `;
    throw new StartError(
      `The database user "${server.account}" may not set up the role ${tenantRole} that keeps ` +
        `workspaces apart; let an administrator of the database run: ${create}` +
        `GRANT ${tenantRole} TO "${server.account}";`,
    );
  }
}

async function ensureSchema(db: Db, { schema_exists, account, database }: Server): Promise<void> {
  // Even `if not exists` needs the right to create one.
  if (schema_exists) return;
  try {
    await db.execute(sql`create schema shootline`);
  } catch {
    throw new StartError(
      `The database user "${account}" may not create the schema shootline; let an administrator of ` +
        `the database run: GRANT CREATE ON DATABASE "${database}" TO "${account}";`,
    );
  }
}

async function ensureExtension(db: Db, server: Server, name: string): Promise<void> {
  try {
    // Not in the product's schema, which is first in the path of a user of that name, and is dropped by restores.
    await db.execute(sql`create extension if not exists ${sql.identifier(name)} schema public`);
  } catch {
    throw new StartError(
      `The database "${server.database}" lacks the extension ${name} and the user ` +
        `"${server.account}" may not add it; let an administrator run there: CREATE EXTENSION ${name};`,
    );
  }
}

function checkServer({ version, name }: Server): void {
  if (version >= oldestServer) return;
  throw new StartError(`PostgreSQL 15 or newer is needed; the server runs ${name}.`);
}

/**
 * Prepares a database: checks the server's version, then sets up role, schema, extensions, tables and
 * rules. Needs a single connection. Leaves the rules of a newer server in place.
 */
export async function prepare(db: Db, rules: Rules, tell: Tell = () => undefined): Promise<void> {
  const server = await describe(db);
  checkServer(server);
  await ensureRole(db, server);
  await ensureSchema(db, server);
  for (const name of ['pg_trgm', 'btree_gist']) await ensureExtension(db, server, name);
  // Told after the commit, as a lock that is not free undoes everything.
  let done: Parameters<Tell>[0][] = [];
  const migrate = async (tx: Db) => {
    done = [];
    await migrateTables(tx, undefined, { tell: (notice) => done.push(notice) });
    const { state } = await updateRules(tx, rules);
    if (state === 'older') done.push({ event: 'rules applied', version: rules.version });
  };
  await inShortWaits(db, migrate, () => tell({ event: 'migration waits for a lock' }));
  done.forEach(tell);
  await migrateOutside(db, undefined, tell);
  // Without this, row-level security keeps searches in titles from using their index.
  if (server.superuser) {
    await db.execute(sql`alter function pg_catalog.textlike(text, text) leakproof`);
  }
}

/** Throws `StartError` unless tables and rules are as new as this server. */
export async function checkPrepared(db: Db, rules: Rules): Promise<void> {
  checkServer(await describe(db));
  const missing = await pendingMigrations(db);
  const lacks = async () => {
    if (missing.length > 0) return `the migrations ${missing.map(({ name }) => name).join(', ')}`;
    const { state } = await rulesState(db, rules);
    return state === 'older' && 'the current rules';
  };
  const what = await lacks();
  if (!what) return;
  throw new StartError(
    `The database lacks ${what} of version ${rules.version}, and MIGRATE=false keeps this server ` +
      'from applying them; run "npm run migrate" first.',
  );
}
