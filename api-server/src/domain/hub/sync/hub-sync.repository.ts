import { and, eq, gt, lte, or } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import { hubSync, tenant } from '../../schema.ts';
import { hubLimits } from '../hub.settings.ts';

/** Marks the workspace as syncing by this run; false while another run has it. */
export async function beginSync(
  tx: Db,
  tenantId: string,
  run: string,
  now: Date,
): Promise<boolean> {
  const ends = new Date(now.getTime() + hubLimits.leaseMs);
  const [mine] = await tx
    .insert(hubSync)
    .values({ tenantId, run, ends })
    .onConflictDoUpdate({
      target: hubSync.tenantId,
      set: { run, ends },
      // A dead process leaves its row behind. Our own row is there if this statement is retried.
      setWhere: or(lte(hubSync.ends, now), eq(hubSync.run, run)),
    })
    .returning();
  return mine !== undefined;
}

/** Whether the run still owns the workspace; if so, it keeps it until the transaction ends. */
export async function holdSync(tx: Db, tenantId: string, run: string, now: Date): Promise<boolean> {
  const held = await tx
    .select({ run: hubSync.run })
    .from(hubSync)
    .where(and(eq(hubSync.tenantId, tenantId), eq(hubSync.run, run), gt(hubSync.ends, now)))
    .for('update');
  return held.length > 0;
}

/** Stores when a sync of the workspace has written what it read. */
export async function noteSync(tx: Db, tenantId: string, now: Date): Promise<void> {
  await tx.update(tenant).set({ hubSynced: now }).where(eq(tenant.id, tenantId));
}

/** When the workspace was last synced; null if never. */
export async function lastSync(tx: Db, tenantId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ hubSynced: tenant.hubSynced })
    .from(tenant)
    .where(eq(tenant.id, tenantId));
  return row?.hubSynced ?? null;
}

/** Releases the workspace for the next sync. */
export async function endSync(tx: Db, tenantId: string, run: string): Promise<void> {
  await tx.delete(hubSync).where(and(eq(hubSync.tenantId, tenantId), eq(hubSync.run, run)));
}

/** Whether a sync of the workspace is running. */
export async function isSyncing(tx: Db, tenantId: string, now: Date): Promise<boolean> {
  const running = and(eq(hubSync.tenantId, tenantId), gt(hubSync.ends, now));
  return (await tx.$count(hubSync, running)) > 0;
}
