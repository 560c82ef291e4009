import { eq, sql } from 'drizzle-orm';
import type { FileStorage } from '../../file/file-storage.ts';
import type { Db } from '../client.ts';
import { tenant } from '../schema.ts';
import { demoTenantId, seedDemoWorkspaces } from './demo/demo.ts';

export type SeedOptions = {
  /** The instant around which the demo's two years lie. */
  now: Date;
  files: Pick<FileStorage, 'put'>;
};

/** Whether the database holds no workspace yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.select({ id: tenant.id }).from(tenant).limit(1)).length === 0;
}

/** Whether the database holds the demo workspace. */
export async function hasDemo(db: Db): Promise<boolean> {
  const found = db.select({ id: tenant.id }).from(tenant).where(eq(tenant.id, demoTenantId));
  return (await found).length > 0;
}

/** Fills an empty database with the demo workspaces, and lets the planner know their sizes. */
export async function seedDemo(db: Db, options: SeedOptions): Promise<void> {
  await seedDemoWorkspaces(db, options);
  await db.execute(sql`analyze`);
}
