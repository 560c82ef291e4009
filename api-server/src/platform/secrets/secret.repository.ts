import { randomBytes } from 'node:crypto';
import { and, eq, sql } from '../db/drizzle.ts';
import type { Db } from '../db/db.ts';
import { rowsOf } from '../db/rows.ts';
import { installationSecret, workspaceSecret } from '../db/schema.ts';

const secretBytes = 32;

async function find(db: Db, name: string): Promise<string | undefined> {
  const [stored] = await db
    .select()
    .from(installationSecret)
    .where(eq(installationSecret.name, name))
    .limit(1);
  return stored?.value;
}

/** A secret of the installation; undefined if it was never used or the database has no tables yet. */
export async function findSecret(db: Db, name: string): Promise<string | undefined> {
  const [table] = rowsOf<{ exists: boolean }>(
    await db.execute(
      sql`select to_regclass('shootline.installation_secret') is not null as exists`,
    ),
  );
  return table?.exists ? find(db, name) : undefined;
}

const newSecret = () => randomBytes(secretBytes).toString('base64url');

/** The stored secret, which another process may have made at the same time. */
function kept(name: string, value: string | undefined): string {
  if (value === undefined) throw new Error(`The database did not keep the secret ${name}.`);
  return value;
}

/**
 * A secret of the installation, base64url, created on first use and shared by all processes. Runs outside
 * any workspace. `before` is called with a new secret before it is stored.
 */
export async function secretOf(
  db: Db,
  name: string,
  before: (value: string) => Promise<void>,
): Promise<string> {
  const stored = await find(db, name);
  if (stored !== undefined) return stored;
  const value = newSecret();
  await before(value);
  await db.insert(installationSecret).values({ name, value }).onConflictDoNothing();
  return kept(name, await find(db, name));
}

/** A secret of a workspace; undefined if it was never used. Runs outside any workspace. */
export async function findWorkspaceSecret(
  db: Db,
  tenantId: string,
  name: string,
): Promise<string | undefined> {
  const [stored] = await db
    .select({ value: workspaceSecret.value })
    .from(workspaceSecret)
    .where(and(eq(workspaceSecret.tenantId, tenantId), eq(workspaceSecret.name, name)));
  return stored?.value;
}

/**
 * A secret of a workspace, base64url, created on first use and shared by all processes. Runs outside any
 * workspace.
 */
export async function secretOfWorkspace(db: Db, tenantId: string, name: string): Promise<string> {
  const stored = await findWorkspaceSecret(db, tenantId, name);
  if (stored !== undefined) return stored;
  const values = { tenantId, name, value: newSecret() };
  await db.insert(workspaceSecret).values(values).onConflictDoNothing();
  return kept(name, await findWorkspaceSecret(db, tenantId, name));
}
