import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, gt, sql } from '../db/drizzle.ts';
import type { Db } from '../db/db.ts';
import { isLockTimeout } from '../db/migrate/lock-waits.ts';
import { job, tenant } from '../db/schema.ts';
import { named } from '../backup/tables.ts';
import { StartError } from '../process/start-error.ts';

const mostTries = 30;
const pauseMs = 500;

/** Runs a transaction that waits a second at most for its lock, as all traffic of the table waits behind it. */
async function briefly(db: Db, work: (tx: Db) => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction(async (tx) => {
        await tx.execute(sql`set local lock_timeout = '1s'`);
        await tx.execute(sql`set local citus.enable_unsafe_triggers = on`);
        await work(tx);
      });
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (tries === mostTries) {
        throw new StartError('A transaction keeps a table locked; pg_stat_activity shows it.');
      }
      await wait(pauseMs);
    }
  }
}

const setMoving = (db: Db, tenantId: string, moving: 'leaving' | 'moved' | null) =>
  db.update(tenant).set({ moving }).where(eq(tenant.id, tenantId));

/** Lets no job of a workspace start any more. Returns when none runs; throws `StartError` after ten minutes. */
export async function holdJobs(db: Db, tenantId: string): Promise<void> {
  await briefly(db, async (tx) => {
    // Waits for workers that are taking a job; later ones see that the workspace is leaving.
    await tx.execute(sql`lock table shootline.job in share row exclusive mode`);
    await setMoving(tx, tenantId, 'leaving');
  });
  const end = performance.now() + 600_000;
  const running = and(eq(job.tenantId, tenantId), gt(job.leasedUntil, sql`now()`));
  while ((await db.select({ id: job.id }).from(job).where(running).limit(1)).length > 0) {
    if (performance.now() > end) {
      throw new StartError(
        'A job of the workspace has been running for ten minutes. Try again later.',
      );
    }
    await wait(pauseMs);
  }
}

const triggerName = (tenantId: string) => sql.identifier(`moving ${tenantId}`);
const deleteTriggerName = (tenantId: string) => sql.identifier(`moving ${tenantId} (delete)`);

/**
 * Lets the database refuse every write to a workspace's tables, whoever makes it. Making a trigger waits for the
 * writes under way in its table, so all of them are visible afterwards.
 */
export async function pauseWrites(db: Db, tables: string[], tenantId: string): Promise<void> {
  for (const name of tables) {
    await briefly(db, async (tx) => {
      await tx.execute(sql`create or replace trigger ${triggerName(tenantId)}
        before insert or update on ${named(name)} for each row
        when (new.tenant_id = ${sql.raw(`'${tenantId}'`)})
        execute function shootline.refuse_while_moving()`);
      await tx.execute(sql`create or replace trigger ${deleteTriggerName(tenantId)}
        before delete on ${named(name)} for each row
        when (old.tenant_id = ${sql.raw(`'${tenantId}'`)})
        execute function shootline.refuse_while_moving()`);
    });
  }
}

/** Ends the pause of a workspace that stays, and lets its jobs run again. */
export async function resumeWrites(db: Db, tables: string[], tenantId: string): Promise<void> {
  for (const name of tables) {
    await briefly(db, async (tx) => {
      for (const trigger of [triggerName(tenantId), deleteTriggerName(tenantId)]) {
        await tx.execute(sql`drop trigger if exists ${trigger} on ${named(name)}`);
      }
    });
  }
  await setMoving(db, tenantId, null);
}

/** Notes that a workspace is in another database now, so that its calls are refused. */
export const markMoved = (db: Db, tenantId: string) => setMoving(db, tenantId, 'moved');
