import { randomBytes } from 'node:crypto';
import { eq, sql } from '../db/drizzle.ts';
import type { Db } from '../db/db.ts';
import { rowsOf } from '../db/rows.ts';
import { installationSecret } from '../db/schema.ts';

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

/**
 * A secret of the installation, base64url, created on first use and shared by all processes. Runs outside
 * any workspace. `before` is called with a new secret before it is stored.
 */
export async function secretOf(
  db: Db,
  name: string,
  before?: (value: string) => Promise<void>,
): Promise<string> {
  const stored = await find(db, name);
  if (stored !== undefined) return stored;
  const value = randomBytes(secretBytes).toString('base64url');
  await before?.(value);
  await db.insert(installationSecret).values({ name, value }).onConflictDoNothing();
  const made = await find(db, name);
  if (made === undefined) throw new Error(`The database did not keep the secret ${name}.`);
  return made;
}
