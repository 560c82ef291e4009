import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { installationSecret } from '../db/schema.ts';

const secretBytes = 32;

/**
 * A secret of the installation, base64url, created on first use and shared by all processes. Runs
 * outside any workspace.
 */
export async function secretOf(db: Db, name: string): Promise<string> {
  const find = () =>
    db.select().from(installationSecret).where(eq(installationSecret.name, name)).limit(1);
  const [stored] = await find();
  if (stored) return stored.value;
  await db
    .insert(installationSecret)
    .values({ name, value: randomBytes(secretBytes).toString('base64url') })
    .onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error(`The database did not keep the secret ${name}.`);
  return made.value;
}
