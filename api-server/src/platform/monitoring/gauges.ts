import { sql } from '../db/drizzle.ts';
import type { Connection } from '../db/connection/client.ts';
import { countFailed, readQueue } from '../jobs/job-queue.ts';
import { type Logger, describeError } from '../log/logger.ts';
import type { GaugeValues, Gauges, Metrics } from '../metrics/metrics.ts';

type Kinds = { kind: string }[];

const byKind = <Row extends Kinds[number]>(rows: Row[], valueOf: (row: Row) => number) =>
  Object.fromEntries(rows.map((row) => [row.kind, valueOf(row)]));

/** Whether the database answers; calls `onError` if not. */
async function isUp({ db }: Connection, onError: (error: unknown) => void): Promise<boolean> {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch (error) {
    onError(error);
    return false;
  }
}

type Options = { connection: Connection; logger: Logger; version: string };

/** Adds the process, its database and its queue of jobs to a server's metrics. */
export function addGauges(metrics: Metrics, { connection, logger, version }: Options): void {
  const { db, pool } = connection;
  const complain = (error: unknown) => logger.error({ event: 'metrics', ...describeError(error) });
  const add = <Name extends string>(gauges: Gauges<Name>) => metrics.gauges(gauges, complain);
  metrics.addProcess(version);
  add({
    help: { database_up: 'Whether the database answers: 1, or 0.' },
    read: async () => ({ database_up: { '': Number(await isUp(connection, complain)) } }),
  });
  if (pool) {
    add({
      help: {
        database_connections:
          'Connections of this process to PostgreSQL, and calls that wait for one.',
      },
      label: 'state',
      read: (): { database_connections: GaugeValues } => ({ database_connections: pool() }),
    });
  }
  add({
    help: {
      jobs_due: 'Jobs of all processes that are due or running, 10,001 at most.',
      jobs_oldest_due_seconds: 'Time since the oldest of them was due, in seconds.',
    },
    label: 'kind',
    async read() {
      const due = await readQueue(db, new Date());
      return {
        jobs_due: byKind(due, ({ count }) => count),
        jobs_oldest_due_seconds: byKind(due, ({ age }) => age),
      };
    },
  });
  add({
    help: { jobs_failed: 'Jobs of all processes that have failed for good, 10,001 at most.' },
    label: 'kind',
    read: async () => ({ jobs_failed: byKind(await countFailed(db), ({ count }) => count) }),
  });
}
