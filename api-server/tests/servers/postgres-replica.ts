import { randomBytes } from 'node:crypto';
import { chmod, chown, copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './listening.ts';
import type { Owner, Programs } from '../../src/platform/embedded/programs.ts';
import { launchPostgres, newPostgresFolder } from './postgres-server.ts';

/** A streaming replica of a cluster on this machine. */
export type PostgresReplica = {
  /** The address of the database that the primary's address names, or of another one of the cluster. */
  url: string;
  urlOf(database: string): string;
  /** Keeps what arrives from now on from readers. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Resolves when everything that the primary has committed by now can be read. */
  caughtUp(): Promise<void>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  /** Starts it again after `kill`, at the same address. */
  start(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
};

async function onDatabase<Result>(url: string, work: (client: Client) => Promise<Result>) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function ask(client: Client, statement: string): Promise<string> {
  const { rows } = await client.query<{ answer: string }>(`select (${statement})::text as answer`);
  return rows[0]?.answer ?? '';
}

/** Belongs to the running primary. */
const leftOut = new Set(['postmaster.pid', 'postmaster.opts']);
/** Emptied, as the replica gets what it needs from the primary. */
const emptied = new Set(['pg_wal', 'pg_replslot', 'pg_stat_tmp']);

/** Copies the folder of a running cluster, in which files may vanish meanwhile. */
async function copyCluster(from: string, to: string, owner: Owner | undefined): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  if (owner) await chown(to, owner.uid, owner.gid);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (leftOut.has(entry.name)) continue;
    if (entry.isDirectory()) {
      await copyCluster(source, copy, owner);
      continue;
    }
    try {
      await copyFile(source, copy);
      if (owner) await chown(copy, owner.uid, owner.gid);
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'ENOENT') throw error;
    }
  }
  if (emptied.has(from.split('/').at(-1) ?? '')) {
    for (const name of await readdir(to)) await rm(join(to, name), { recursive: true });
  }
}

/** Copies the cluster while it works, by PostgreSQL's protocol for backups of its files. */
async function backUp(client: Client, folder: string, { owner }: Programs): Promise<void> {
  const data = join(folder, 'data');
  await ask(client, `pg_backup_start('replica', true)`);
  await copyCluster(await ask(client, `current_setting('data_directory')`), data, owner);
  const { rows } = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(false)',
  );
  await mkdir(join(data, 'pg_wal', 'archive_status'), { recursive: true });
  for (const [name, text] of [
    ['backup_label', rows[0]?.labelfile ?? ''],
    ['standby.signal', ''],
  ] as const) {
    await writeFile(join(data, name), text);
  }
  if (!owner) return;
  for (const name of ['backup_label', 'standby.signal', 'pg_wal', 'pg_wal/archive_status'])
    await chown(join(data, name), owner.uid, owner.gid);
}

/** Lets the primary delete what it kept for the replica, unless it has been stopped itself. */
async function forget(url: string, slot: string): Promise<void> {
  const left = `from pg_replication_slots where slot_name = '${slot}'`;
  try {
    await onDatabase(url, async (client) => {
      while ((await ask(client, `select count(*) ${left}`)) !== '0') {
        await ask(
          client,
          `select count(pg_drop_replication_slot(slot_name)) ${left} and not active`,
        );
      }
    });
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ECONNREFUSED') throw error;
  }
}

/**
 * Starts a streaming replica of a cluster whose files are on this machine; `url` is of one of its superusers.
 * Needs no programs beyond those of the cluster.
 */
export async function startReplica(
  url: string,
  settings: Record<string, string | number> = {},
): Promise<PostgresReplica> {
  const { folder, programs } = await newPostgresFolder();
  const slot = `replica_${randomBytes(6).toString('hex')}`;
  const primary = new URL(url);
  const port = await freePort();
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const connection = { host: primary.hostname, port: primary.port, user: primary.username };
  const launch = () =>
    launchPostgres(programs, folder, {
      port,
      primary_conninfo: Object.entries(connection)
        .map(([name, value]) => `${name}=${value}`)
        .join(' '),
      primary_slot_name: slot,
      // Asks again at once after the primary was away.
      wal_retrieve_retry_interval: '100ms',
      ...settings,
    });
  await onDatabase(url, async (client) => {
    await ask(client, `pg_create_physical_replication_slot('${slot}', true)`);
    await backUp(client, folder, programs);
  });
  await chmod(join(folder, 'data'), 0o700);
  let running = await launch();
  const own = <Result>(work: (client: Client) => Promise<Result>) =>
    onDatabase(urlOf('postgres'), work);
  const kill = async () => {
    running.process.kill('SIGQUIT');
    await running.ended;
  };
  return {
    url: urlOf(primary.pathname.slice(1)),
    urlOf,
    pause: () =>
      own(async (client) => {
        await ask(client, 'pg_wal_replay_pause()');
        while ((await ask(client, 'pg_get_wal_replay_pause_state()')) !== 'paused') await wait(5);
      }),
    resume: () => own(async (client) => void (await ask(client, 'pg_wal_replay_resume()'))),
    async caughtUp() {
      const end = await onDatabase(url, (client) => ask(client, 'pg_current_wal_lsn()'));
      await own(async (client) => {
        const isThere = () => ask(client, `pg_last_wal_replay_lsn() >= '${end}'::pg_lsn`);
        while ((await isThere()) !== 'true') await wait(5);
      });
    },
    kill,
    async start() {
      running = await launch();
    },
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true });
      await forget(url, slot);
    },
  };
}
