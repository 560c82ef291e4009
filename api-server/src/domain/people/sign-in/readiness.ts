import { sql } from 'drizzle-orm';
import { migrationsOf } from '../../../platform/db/migration-steps.ts';
import type { Deps } from '../../../platform/deps.ts';
import { oldestDue } from '../../../platform/jobs/job-queue.ts';
import { within } from '../../../platform/process/within.ts';

/** Milliseconds per check; load balancers wait no longer. */
const checkMs = 3000;

/** Milliseconds after which a due job should have begun. */
const lateMs = 5 * 60_000;

type Part = 'database' | 'migrations' | 'files';

async function checkMigrations({ db }: Deps): Promise<void> {
  const { missing } = await migrationsOf(db);
  if (missing > 0) throw new Error(`${missing} migrations have not been run.`);
}

const checks: Record<Part, (deps: Deps) => Promise<unknown>> = {
  database: ({ db }) => db.execute(sql`select 1`),
  migrations: checkMigrations,
  files: ({ files }) => files.check(),
};

/** Whether jobs of any workspace wait for longer than five minutes, as if no worker were running. */
export async function stateOfJobs({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const now = clock();
  const oldest = await oldestDue(db, now);
  const isLate = oldest !== undefined && now.getTime() - oldest.getTime() > lateMs;
  return isLate ? 'waiting' : 'ok';
}

/** Checks the services that the server depends on, and logs the cause of each failure. */
export async function readinessOf(deps: Deps) {
  const partOf = async (part: Part) => {
    try {
      await within(checkMs, checks[part](deps));
      return 'ok';
    } catch (error) {
      deps.logger.error({ event: 'not ready', part, error: String(error) });
      return 'unavailable';
    }
  };
  const [database, migrations, files] = await Promise.all([
    partOf('database'),
    partOf('migrations'),
    partOf('files'),
  ]);
  const isReady = [database, migrations, files].every((one) => one === 'ok');
  return { status: isReady ? 'ok' : 'unavailable', database, migrations, files } as const;
}
