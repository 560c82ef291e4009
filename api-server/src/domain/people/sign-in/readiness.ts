import { sql } from '../../../platform/db/drizzle.ts';
import { migrationsOf } from '../../../platform/db/migrate/migration-steps.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Clock } from '../../../platform/process/clock.ts';
import type { FileStorage } from '../../../platform/files/file-storage.ts';
import type { Logger } from '../../../platform/log/logger.ts';
import { oldestDue } from '../../../platform/jobs/job-queue.ts';
import { type SchemaState, schemaState } from '../../../platform/db/migrate/schema-state.ts';
import { soon } from '../../../platform/process/soon.ts';
import { within } from '../../../platform/process/within.ts';

/** Milliseconds per check, so that the answer comes within a second. */
const checkMs = 900;

/** Milliseconds after which a due job should have begun. */
const lateMs = 5 * 60_000;

type ReadinessDeps = {
  probe: Db;
  clock: Clock;
  files: FileStorage;
  logger: Logger;
  settings: { version: string };
};

type Part = 'database' | 'migrations' | 'files';

async function checkMigrations({ probe }: ReadinessDeps): Promise<void> {
  const { missing } = await migrationsOf(probe);
  if (missing > 0) throw new Error(`${missing} migrations have not been run.`);
}

const checks: Record<Part, (deps: ReadinessDeps) => Promise<unknown>> = {
  database: ({ probe }) => probe.execute(sql`select 1`),
  migrations: checkMigrations,
  files: ({ files }) => files.check(),
};

/** Whether jobs of any workspace wait for longer than five minutes, as if no worker were running. */
async function stateOfJobs({ probe, clock }: ReadinessDeps): Promise<Health['jobs']> {
  const now = clock();
  const oldest = await oldestDue(probe, now);
  const isLate = oldest !== undefined && now.getTime() - oldest.getTime() > lateMs;
  return isLate ? 'waiting' : 'ok';
}

type Health = { schema: SchemaState; jobs: 'ok' | 'waiting' };

const healthChecks = new WeakMap<ReadinessDeps, () => Promise<Health>>();

/** The state of tables and jobs. Throws unless the database answers within a second. */
export function healthOf(deps: ReadinessDeps): Promise<Health> {
  const read = async () => {
    const [schema, jobs] = await Promise.all([schemaState(deps), stateOfJobs(deps)]);
    return { schema, jobs };
  };
  const check = healthChecks.get(deps) ?? soon(read, checkMs);
  healthChecks.set(deps, check);
  return check();
}

type Readiness = { status: Result } & Record<Part, Result>;
type Result = 'ok' | 'unavailable';

async function checkAll(deps: ReadinessDeps): Promise<Readiness> {
  const partOf = async (part: Part): Promise<Result> => {
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
  return { status: isReady ? 'ok' : 'unavailable', database, migrations, files };
}

const readinessChecks = new WeakMap<ReadinessDeps, Promise<Readiness>>();

/**
 * Checks the services that the server depends on, and logs the cause of each failure. Callers who come
 * meanwhile share a check, so that many of them do not make each other late.
 */
export function readinessOf(deps: ReadinessDeps): Promise<Readiness> {
  const check =
    readinessChecks.get(deps) ?? checkAll(deps).finally(() => readinessChecks.delete(deps));
  readinessChecks.set(deps, check);
  return check;
}
