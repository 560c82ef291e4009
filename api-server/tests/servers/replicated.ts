import { databaseAt, onServer } from '../database.ts';
import { openPostgres } from '../../src/platform/db/connection/client.ts';
import type { ReadCounts } from '../../src/platform/db/replica/replica.ts';
import { openReplica } from '../../src/platform/db/replica/replica.ts';
import { rules } from '../../src/rules.ts';
import { type PostgresReplica, startReplica } from './postgres-replica.ts';
import { startPostgres } from './postgres-server.ts';
import { startTestApi } from '../test-api.ts';
import { until } from '../until.ts';

const deadlines = { requestMs: 60_000, backgroundMs: 60_000 };

/** A user who is no superuser, so that row-level security binds them as in production. */
const account = 'portal';

const asAccount = (url: string) => url.replace('postgres@', `${account}@`);

type Options = {
  /** Leads to the replica, by default directly. */
  url?: string;
  mostLagMs?: number;
};

/** A new cluster with a database of the server, and a streaming replica of it. */
export async function startReplicated(settings: Record<string, string | number> = {}) {
  const cluster = await startPostgres();
  for (const statement of [
    `create role ${account} login`,
    'create role shootline_app nologin',
    `grant shootline_app to ${account}`,
    `create database portal owner ${account}`,
  ]) {
    await onServer(cluster.url, statement);
  }
  const superuserUrl = databaseAt(cluster.url, 'portal');
  const url = asAccount(superuserUrl);
  const prepared = await openPostgres(url, { poolSize: 1, rules });
  await prepared.close();
  const replica: PostgresReplica = await startReplica(cluster.url, settings);
  const replicaUrl = asAccount(replica.urlOf('portal'));
  const closing: (() => Promise<void>)[] = [];

  return {
    url,
    replica,
    replicaUrl,
    /** The database as a superuser. */
    superuserUrl,
    /** The API in a process of its own, as it were, after the replica has been found to serve. */
    async api({ url: readUrl = replicaUrl, mostLagMs = 600_000 }: Options = {}) {
      const connection = await openPostgres(url, { poolSize: 4, deadlines });
      const log: Record<string, unknown>[] = [];
      const note = (entry: Record<string, unknown>) => void log.push(entry);
      const reader = openReplica({
        url: readUrl,
        poolSize: 4,
        deadlines,
        primary: connection.db,
        logger: { error: note, info: note },
        probeMs: 50,
        mostLagMs,
      });
      const api = await startTestApi({}, connection, { replica: reader });
      closing.push(async () => {
        await reader.close();
        await api.close();
      });
      await until(() => reader.status().state === 'serving');
      return {
        ...api,
        reader,
        /** Log entries of the replica. */
        log,
        /** The result of some work, and how many of its reads were answered how. */
        async counting<Result>(work: () => Promise<Result>) {
          const before = reader.reads();
          const result = await work();
          const after = Object.entries(reader.reads());
          const counts = after.map(([name, count]) => [
            name,
            count - before[name as keyof ReadCounts],
          ]);
          return { result, ...(Object.fromEntries(counts) as ReadCounts) };
        },
      };
    },
    async close() {
      for (const close of closing) await close();
      await replica.stop();
      await cluster.stop();
    },
  };
}

export type Replicated = Awaited<ReturnType<typeof startReplicated>>;
export type ReplicatedApi = Awaited<ReturnType<Replicated['api']>>;
