import type { Db } from '../db.ts';
import { tenant } from '../schema.ts';

/** Whether the database has no workspace yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.select({ id: tenant.id }).from(tenant).limit(1)).length === 0;
}
