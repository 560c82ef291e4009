import { setTimeout as wait } from 'node:timers/promises';
import { sql } from '../drizzle.ts';
import type { Client } from 'pg';
import { within } from '../../process/within.ts';
import { isUnreachable } from '../database-unavailable.ts';
import type { Db } from '../db.ts';
import { newClient } from '../connection/kept-client.ts';
import { lagMeter } from './replica-lag.ts';
import { rowsOf } from '../rows.ts';

/** Milliseconds in which a replica must answer. */
const answerMs = 2000;
/** Questions, and milliseconds between them, until a position counts as not reached. */
const [mostAsked, pauseMs] = [10, 20];

const log = (position: string) => `pg_wal_lsn_diff(${position}, '0/0')::text`;

/** Where the primary's log ends; undefined while it does not answer. */
async function endOf(primary: Db): Promise<bigint | undefined> {
  try {
    const [row] = rowsOf<{ at: string }>(
      await primary.execute(sql.raw(`select ${log('pg_current_wal_lsn()')} as at`)),
    );
    return row && BigInt(row.at);
  } catch (error) {
    // Its absence is reported by the calls that need it.
    if (isUnreachable(error)) return undefined;
    throw error;
  }
}

/** Measures a replica on a connection of its own. */
export function replicaProbe(url: string, primary: Db) {
  const meter = lagMeter();
  let client: Client | undefined;

  function leave(): void {
    client?.connection.stream.destroy();
    client = undefined;
  }

  /** The position up to which it has replayed; undefined if it is no replica. */
  async function replayed(): Promise<bigint | undefined> {
    if (!client) {
      client = newClient(url, leave);
      await client.connect();
    }
    const { rows } = await client.query<{ at: string | null }>(
      `select case when pg_is_in_recovery() then ${log('pg_last_wal_replay_lsn()')} end as at`,
    );
    return rows[0]?.at == null ? undefined : BigInt(rows[0].at);
  }

  async function measure(): Promise<number | undefined> {
    // Asked first, so that a replica that is as far has everything that was committed before.
    const end = await endOf(primary);
    const start = performance.now();
    if (end !== undefined) meter.note(start, end);
    for (let asked = 1; ; asked++) {
      const at = await within(answerMs, replayed());
      if (at === undefined) throw new Error('The server is not a replica.');
      if (end === undefined) return meter.lagMs(performance.now(), at);
      // The first answer has taken a moment that is no lag.
      if (at >= end) return asked === 1 ? 0 : meter.lagMs(performance.now(), at);
      if (asked === mostAsked) return meter.lagMs(performance.now(), at);
      await wait(pauseMs);
    }
  }

  return {
    /**
     * Milliseconds by which the replica is behind its primary; undefined while that is unknown. Throws if
     * it does not answer, or is no replica.
     */
    async lagMs(): Promise<number | undefined> {
      try {
        return await measure();
      } catch (error) {
        leave();
        throw error;
      }
    },
    close: leave,
  };
}
