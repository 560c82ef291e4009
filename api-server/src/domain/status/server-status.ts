import type { ServerStatus } from '@shootline/shared-api/contract';
import { sql } from '../../platform/db/drizzle.ts';
import type { CallDeps } from '../../platform/calls/call-deps.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { migrationsOf } from '../../platform/db/migrate/migration-steps.ts';

/** Free space in steps of 100 MB, so that no workspace can follow the uploads of another. */
const spaceStep = 100_000_000;

async function databaseOf({ db }: Pick<CallDeps, 'db'>) {
  const start = performance.now();
  const [server] = rowsOf<{ version: string }>(
    await db.execute(sql`select split_part(current_setting('server_version'), ' ', 1) as version`),
  );
  const latency = performance.now() - start;
  return { version: server?.version ?? '', latency_ms: Math.round(latency * 10) / 10 };
}

async function spaceOf({ files, logger }: Pick<CallDeps, 'files' | 'logger'>) {
  try {
    const free = await files.check();
    const steps = free === undefined ? null : Math.floor(free / spaceStep) * spaceStep;
    return { is_available: true, free_bytes: steps };
  } catch (error) {
    logger.error({ event: 'status', part: 'files', error: String(error) });
    return { is_available: false, free_bytes: null };
  }
}

/** The state of the server that all workspaces share. Runs outside any workspace's transaction. */
export async function serverStatus(deps: CallDeps) {
  const { applied, missing } = await migrationsOf(deps.db);
  const space = await spaceOf(deps);
  return {
    version: deps.settings.version,
    database: await databaseOf(deps),
    migrations: {
      applied: applied.length,
      missing,
      newest: applied.length > 0 ? new Date(Math.max(...applied)).toISOString() : null,
    },
    space,
  } satisfies Omit<ServerStatus, 'files' | 'hub'> & { space: Partial<ServerStatus['files']> };
}
