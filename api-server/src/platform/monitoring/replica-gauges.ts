import type { Replica } from '../db/replica/replica.ts';
import type { GaugeValues, Metrics } from '../metrics/metrics.ts';

/** Adds the lag of a replica, and the reads that it answers, to a server's metrics. */
export function addReplicaGauges(
  metrics: Metrics,
  { status, reads }: Pick<Replica, 'status' | 'reads'>,
): void {
  metrics.gauges(
    {
      help: {
        database_replica_lag_seconds:
          'Time by which the replica is behind at most, by its state; NaN while that is unknown.',
        database_reads:
          'Reads since the start: answered by the replica, or left to the primary by the reason.',
      },
      label: 'state',
      read(): Record<'database_replica_lag_seconds' | 'database_reads', GaugeValues> {
        const { state, lagMs = NaN } = status();
        return { database_replica_lag_seconds: { [state]: lagMs / 1000 }, database_reads: reads() };
      },
    },
    // Both are in memory.
    (error) => {
      throw error;
    },
  );
}
