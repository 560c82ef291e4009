import { join } from 'node:path';
import { rules } from '../../../src/rules.ts';
import { type Connection, openPostgres } from '../../../src/platform/db/connection/client.ts';
import { type PgBouncer, startPgBouncer } from '../../../tests/servers/pgbouncer.ts';
import type { FileStorage } from '../../../src/platform/files/file-storage.ts';
import { openStorage } from '../../../src/platform/files/storage-of-database.ts';
import { serverProcesses } from '../../../tests/servers/server-process.ts';
import { type TestPlace, storageKinds } from '../../../tests/servers/storage-kinds.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { type Database, startDatabase } from './database.ts';
import { type Member, startMember } from './member.ts';

/** Something that can be away for a while. */
export type Switch = { off(): Promise<void>; on(): Promise<void> };

export type Cluster = {
  database: Database;
  /** A connection of the proof itself. */
  direct: Connection;
  apis: Member[];
  worker: Member;
  balancer: Balancer;
  pooler: PgBouncer | undefined;
  place: TestPlace;
  storage: Switch;
  /** The files in it. */
  files: FileStorage;
  stop(): Promise<void>;
};

export const metricsToken = 'the-token-of-the-proof';
const apiCount = 3;
/** Connections of the pooler to the database, fewer than the processes open to it. */
const poolSize = 20;

type Options = {
  /** The program of the balancer. */
  nginx: string;
  /** Whether pgBouncer stands before the database. */
  hasPooler: boolean;
  /** Fills the database before the server starts. */
  fill: (direct: Connection) => Promise<void>;
};

/** Starts the machines, each as a process of this one. */
export async function startCluster({ nginx, hasPooler, fill }: Options): Promise<Cluster> {
  const database = await startDatabase();
  const databaseUrl = database.url;
  const direct = await openPostgres(databaseUrl, { poolSize: 2, rules });
  await fill(direct);
  const pooler = hasPooler ? await startPgBouncer(databaseUrl, poolSize) : undefined;
  const processes = await serverProcesses();
  const kind = storageKinds().at(-1);
  if (!kind) throw new Error('There is no storage.');
  console.log(`The files are in ${kind.kind}.`);
  const place = await kind.newPlace();
  const env = {
    DATABASE_URL: pooler?.through(databaseUrl) ?? databaseUrl,
    DATABASE_DIRECT_URL: databaseUrl,
    FILES_URL: place.address,
    TRUST_PROXY: 'true',
    METRICS_TOKEN: metricsToken,
    LOG_LEVEL: 'error',
    LOG_FORMAT: 'json',
    MALLOC_ARENA_MAX: '2',
  };
  const member = (name: string, role: 'api' | 'worker') =>
    startMember(
      processes,
      name,
      // Nothing on its disk is shared.
      { ...env, ROLE: role, DATA_DIR: join(processes.folder, name) },
      ['--no-demo'],
    );
  const worker = await member('worker', 'worker');
  const apis: Member[] = [];
  for (let number = 1; number <= apiCount; number++) {
    apis.push(await member(`API ${number}`, 'api'));
  }
  const addresses = apis.map(({ address }) => address);
  const balancer = await startBalancer(nginx, processes.folder, addresses);
  let restore = async () => {};
  return {
    database,
    direct,
    apis,
    worker,
    balancer,
    pooler,
    place,
    storage: { off: async () => void (restore = await place.takeAway()), on: () => restore() },
    files: await openStorage(direct.background, place.place),
    async stop() {
      await balancer.stop();
      await processes.close();
      await kind.close();
      await direct.close();
      await pooler?.stop();
      await database.stop();
    },
  };
}
