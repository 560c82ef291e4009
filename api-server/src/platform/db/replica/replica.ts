import { sql } from '../drizzle.ts';
import type { PoolClient } from 'pg';
import { type Logger, describeError } from '../../log/logger.ts';
import { lossOf } from '../database-unavailable.ts';
import type { Db } from '../db.ts';
import { type Deadlines, endPool, openPool } from '../connection/pool.ts';
import { replicaProbe } from './replica-probe.ts';
import { newestEvent as newestEventOf } from '../newest-event.ts';
import { readFailure } from './replica-failure.ts';
import { tenantRole } from '../migrate/migrate.ts';
import { rowsOf } from '../rows.ts';

/** Whether reads go to a replica: they do while it is `serving`. */
export type ReplicaState = 'starting' | 'serving' | 'behind' | 'away';

/** The writes and events that a reader knows of and must see. */
export type Position = {
  tenantId: string;
  sessionId: string;
  /** Number of the session's writes. */
  writes: number;
  /** Number of the workspace's newest event; null if the session is told of none. */
  newestEvent: string | null;
};

export type ReadOptions = {
  /** Whether all statements see the data committed before the first one. */
  isSnapshot?: boolean;
};

/**
 * Reads by what became of them: answered by the replica, or left to the primary as the replica had not come
 * as far as the reader, was not serving, failed, or refused the call.
 */
export type ReadCounts = Record<'replica' | 'behind' | 'away' | 'failed' | 'refused', number>;

export type Replica = {
  /**
   * Runs a read of a workspace on the replica; undefined if the primary has to answer: the replica is not
   * serving, has not come as far as the reader, or the read has failed there.
   */
  read<Result>(
    of: Position,
    work: (tx: Db) => Promise<Result>,
    options?: ReadOptions,
  ): Promise<{ result: Result } | undefined>;
  /** `lagMs` is undefined while it is unknown. */
  status(): { state: ReplicaState; lagMs: number | undefined };
  /** Counted since the start. */
  reads(): ReadCounts;
  close(): Promise<void>;
};

/** The replica has not come as far as the reader. */
class NotYet extends Error {
  override name = 'NotYet';
}

/** Sets the workspace like every transaction, and tells whether the reader's position is reached. */
function enter({ tenantId, sessionId, writes, newestEvent }: Position) {
  const hasEvents =
    newestEvent === null
      ? sql`true`
      : sql`${newestEventOf(sql`${tenantId}::uuid`)} >= ${newestEvent}::bigint`;
  return sql`select set_config('role', ${tenantRole}, true), set_config('app.tenant_id', ${tenantId}, true),
    exists (select from shootline.session
      where tenant_id = ${tenantId} and id = ${sessionId} and writes >= ${writes})
      and ${hasEvents} as is_reached`;
}

type Options = {
  url: string;
  poolSize: number;
  deadlines: Deadlines;
  /** Whether the address leads through a pooler. */
  isPooled?: boolean;
  primary: Db;
  logger: Logger;
  /** Milliseconds between measurements. */
  probeMs?: number;
  /** Milliseconds by which it may be behind. */
  mostLagMs?: number;
};

/** Opens a streaming replica, which may be away. It is measured all the time and used while it serves. */
export function openReplica({
  url,
  poolSize,
  deadlines,
  isPooled = false,
  primary,
  logger,
  probeMs = 1000,
  mostLagMs = 5000,
}: Options): Replica {
  // A quarter, because the primary may have to answer within the rest of the caller's patience.
  const ms = deadlines.requestMs / 4;
  const { pool, db } = openPool(url, {
    poolSize,
    // Its loss is logged once for all connections.
    onLost: () => undefined,
    deadlines: { requestMs: ms, backgroundMs: ms },
    isPooled,
  });
  const clients = new Set<PoolClient>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));

  const probe = replicaProbe(url, primary);
  const reads: ReadCounts = { replica: 0, behind: 0, away: 0, failed: 0, refused: 0 };
  let state: ReplicaState = 'starting';
  let lagMs: number | undefined;
  let isClosed = false;
  let measureNow: () => void = () => undefined;

  function become(next: ReplicaState, facts: { error?: string } = {}): void {
    if (state === next || isClosed) return;
    state = next;
    const details = { state, lagMs: lagMs && Math.round(lagMs), ...facts };
    if (state === 'serving') logger.info?.({ event: 'replica serves', ...details });
    else logger.error({ event: 'replica not used', ...details });
  }

  function lose(error: unknown): void {
    lagMs = undefined;
    become('away', { error: lossOf(error) });
    // Reads that wait for a silent server go on at the primary.
    for (const client of clients) client.connection.stream.destroy();
  }

  async function measure(): Promise<void> {
    try {
      lagMs = await probe.lagMs();
      const isNear = lagMs !== undefined && lagMs <= mostLagMs;
      if (isNear) become('serving');
      else if (state !== 'starting' || lagMs !== undefined) become('behind');
    } catch (error) {
      lose(error);
    }
  }

  async function watch(): Promise<void> {
    while (!isClosed) {
      await measure();
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, probeMs).unref();
      measureNow = resolve;
      if (!isClosed) await promise;
      clearTimeout(timer);
    }
  }
  const watching = watch();

  /** Counts a read that the primary has to answer. */
  function passOn(error: unknown): void {
    if (error instanceof NotYet) {
      reads.behind += 1;
      return;
    }
    const failure = readFailure(error);
    reads[failure === 'refused' ? 'refused' : 'failed'] += 1;
    // One connection may have been ended without the others.
    if (failure === 'lost') measureNow();
    if (failure === 'wrong') logger.error({ event: 'read on replica', ...describeError(error) });
  }

  return {
    async read(of, work, { isSnapshot = false } = {}) {
      if (state !== 'serving') {
        reads.away += 1;
        return undefined;
      }
      const isolationLevel = isSnapshot ? 'repeatable read' : 'read committed';
      try {
        const result = await db.transaction(
          async (tx) => {
            const [entered] = rowsOf<{ is_reached: boolean }>(await tx.execute(enter(of)));
            if (!entered?.is_reached) throw new NotYet();
            return work(tx);
          },
          { accessMode: 'read only', isolationLevel },
        );
        reads.replica += 1;
        return { result };
      } catch (error) {
        passOn(error);
        return undefined;
      }
    },
    status: () => ({ state, lagMs }),
    reads: () => ({ ...reads }),
    async close() {
      isClosed = true;
      measureNow();
      probe.close();
      await watching;
      await endPool(pool);
    },
  };
}
