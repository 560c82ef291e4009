import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { rules } from '../../src/rules.ts';
import { type Connection, openPostgres } from '../../src/platform/db/client.ts';
import { type PostgresReplica, startReplica } from '../../tests/postgres-replica.ts';
import { startPostgres } from '../../tests/postgres-server.ts';
import type { FileStorage } from '../../src/platform/files/file-storage.ts';
import { openStorage } from '../../src/platform/files/storage-of-database.ts';
import { serverProcesses } from '../../tests/server-process.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { type Member, startMember } from './member.ts';
import { type Postmaster, ask, postmasterOf } from './postmaster.ts';

/** Something that can be away for a while. */
export type Switch = { off(): Promise<void>; on(): Promise<void> };

export type Cluster = {
  databaseUrl: string;
  /** A connection of the proof itself. */
  direct: Connection;
  apis: Member[];
  worker: Member;
  balancer: Balancer;
  primary: Postmaster;
  replica: PostgresReplica;
  storage: Switch;
  /** The files in it. */
  files: FileStorage;
  /** The folder with the mails that were sent. */
  outbox: string;
  stop(): Promise<void>;
};

const apiCount = 3;

/** Starts the machines, each as a process of this one; `fill` fills the database before the server starts. */
export async function startCluster(
  nginx: string,
  fill: (direct: Connection) => Promise<void>,
): Promise<Cluster> {
  const server = await startPostgres();
  const databaseUrl = server.url;
  const primary = await postmasterOf(databaseUrl);
  // Tells how long after its commit a change reaches the screens; PostgreSQL takes it at its start.
  await ask(databaseUrl, 'alter system set track_commit_timestamp = on');
  await primary.halt();
  await primary.resume();
  const direct = await openPostgres(databaseUrl, { poolSize: 2, rules });
  await fill(direct);
  const replica = await startReplica(databaseUrl);
  const processes = await serverProcesses();
  const data = join(processes.folder, 'data');
  await mkdir(data, { mode: 0o700 });
  const env = {
    DATABASE_URL: databaseUrl,
    DATABASE_READ_URL: replica.url,
    DATA_DIR: data,
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'error',
    LOG_FORMAT: 'json',
    MALLOC_ARENA_MAX: '2',
  };
  const member = (name: string, role: 'api' | 'worker') =>
    startMember(processes, name, { ...env, ROLE: role }, ['--no-demo']);
  const worker = await member('worker', 'worker');
  const apis: Member[] = [];
  for (let number = 1; number <= apiCount; number++) {
    apis.push(await member(`API ${number}`, 'api'));
  }
  const addresses = apis.map(({ address }) => address);
  const balancer = await startBalancer(nginx, processes.folder, addresses);
  const [files, away] = [join(data, 'files'), join(data, 'away')];
  return {
    databaseUrl,
    direct,
    apis,
    worker,
    balancer,
    primary,
    replica,
    storage: { off: () => rename(files, away), on: () => rename(away, files) },
    files: await openStorage(direct.background, { folder: files }),
    outbox: join(files, 'outbox'),
    async stop() {
      await balancer.stop();
      await processes.close();
      await direct.close();
      await replica.stop();
      await primary.end();
      await server.stop();
    },
  };
}
