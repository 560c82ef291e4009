import { sql } from '../../../platform/db/drizzle.ts';
import { acrossTenants } from '../../../platform/db/across-tenants.ts';
import { rowsOf } from '../../../platform/db/rows.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { OnStop } from '../../../platform/process/stop.ts';
import type { Logger } from '../../../platform/log/logger.ts';
import { describeError } from '../../../platform/log/logger.ts';
import { summaryDue } from '../../schema.ts';
import { refreshSummaries } from './refresh-summaries.ts';

const minute = 60_000;

/**
 * Brings the summaries of Analytics up to date every minute. Uses a timer, as jobs with a key per
 * workspace would make its writers wait for each other.
 */
export function keepSummaries({
  db,
  logger,
  onStop,
}: {
  db: Db;
  logger: Logger;
  onStop: OnStop;
}): void {
  let isStopped = false;
  let running: Promise<void> | undefined;
  const complain = (error: unknown, workspace?: string) =>
    logger.error({ event: 'summaries not refreshed', workspace, ...describeError(error) });
  const refreshAll = async () => {
    const workspaces = rowsOf<{ id: string }>(
      await db.execute(
        sql`select distinct tenant_id as id from ${summaryDue} where ${acrossTenants('due_summaries')}`,
      ),
    );
    for (const { id } of workspaces) {
      const goesOn = () => !isStopped;
      await refreshSummaries(db, id, { goesOn }).catch((error: unknown) => complain(error, id));
    }
  };
  const timer = setInterval(() => {
    // A first refresh can take longer than a minute.
    running ??= refreshAll()
      .catch(complain)
      .finally(() => (running = undefined));
  }, minute);
  timer.unref();
  onStop(async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  });
}
