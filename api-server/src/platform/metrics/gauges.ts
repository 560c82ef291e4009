import type { Connection } from '../db/client.ts';
import { countJobs } from '../jobs/job-queue.ts';
import { type Logger, describeError } from '../log/logger.ts';
import type { Metrics, GaugeValues } from './metrics.ts';

type Source = { name: string; help: string; read: () => GaugeValues | Promise<GaugeValues> };

/** The gauges of a server apart from requests: one for each queue and pool. */
function sources({ db, pool }: Connection): Source[] {
  const ofDatabase = pool && {
    name: 'database_connections',
    help: 'Connections of this process to PostgreSQL, and calls that wait for one.',
    read: pool,
  };
  return [
    ...(ofDatabase ? [ofDatabase] : []),
    {
      name: 'jobs',
      help: 'Jobs that wait for their time or a worker, and those that have failed for good.',
      read: () => countJobs(db),
    },
  ];
}

/** Adds the process and `sources` to a server's metrics. */
export function addGauges(metrics: Metrics, connection: Connection, logger: Logger): void {
  metrics.addProcess();
  for (const { name, help, read } of sources(connection)) {
    metrics.gauge(name, help, read, (error) =>
      logger.error({ event: 'metrics', name, ...describeError(error) }),
    );
  }
}
