import { eq, sql } from '../src/platform/db/drizzle.ts';
import type { Db } from '../src/platform/db/db.ts';
import { tenant } from '../src/domain/schema.ts';
import { type SeedOptions, demoWorkspaceId, seedDemoWorkspaces } from './demo.ts';

/** Whether the database holds the demo workspace. */
export async function hasDemo(db: Db): Promise<boolean> {
  const workspaces = db
    .select({ id: tenant.id })
    .from(tenant)
    .where(eq(tenant.id, demoWorkspaceId));
  return (await workspaces).length > 0;
}

/** Fills an empty database with the demo workspaces, and lets the planner know their sizes. */
export async function seedDemo(db: Db, options: SeedOptions): Promise<void> {
  await seedDemoWorkspaces(db, options);
  await db.execute(sql`analyze`);
}
