import { execFile } from 'node:child_process';
import { chown, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../../tests/servers/listening.ts';
import { createCluster } from '../../src/platform/embedded/cluster.ts';
import {
  launchPostgres,
  newPostgresFolder,
  oldestPostgres,
} from '../../tests/servers/postgres-server.ts';

const run = promisify(execFile);
const scripts = fileURLToPath(new URL('../../../deploy/backup', import.meta.url));

async function outcome(
  running: Promise<{ stdout: string; stderr: string }>,
): Promise<{ code: number; out: string }> {
  const done: unknown = await running.catch((error: unknown) => error);
  const { code = 0, stdout, stderr } = done as { code?: number; stdout: string; stderr: string };
  return { code, out: stdout + stderr };
}

/** A PostgreSQL whose log is archived as `deploy/backup` sets it up. */
export async function startArchivedCluster() {
  // The newest that Debian's pgBackRest knows.
  const { folder, programs } = await newPostgresFolder(oldestPostgres);
  const { bin, owner } = programs;
  const [data, repository] = [join(folder, 'data'), join(folder, 'repository')];
  await mkdir(repository);
  if (owner) await chown(repository, owner.uid, owner.gid);
  const port = await freePort();
  const env = {
    PATH: `${bin}:${process.env['PATH']}`,
    PG_BIN: bin,
    PGBACKREST_CONFIG: join(scripts, 'pgbackrest.conf'),
    PGBACKREST_REPO1_PATH: repository,
    PGBACKREST_PG1_PATH: data,
    PGBACKREST_PG1_PORT: String(port),
    PGBACKREST_PG1_SOCKET_PATH: folder,
    PGBACKREST_LOCK_PATH: join(folder, 'lock'),
    PGUSER: 'postgres',
  };
  const as = { ...owner, cwd: folder };
  createCluster(programs, data);
  const variables = Object.entries(env).map(([name, value]) => `${name}='${value}'`);
  const { process: server, ended } = await launchPostgres(programs, folder, {
    port,
    archive_mode: 'on',
    archive_command: `env ${variables.join(' ')} pgbackrest --stanza=shootline archive-push %p`,
  });
  const restored: string[] = [];

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** Runs a script of `deploy/backup` as PostgreSQL's user; returns its output, and its exit code. */
    async script(name: string, ...args: string[]): Promise<{ code: number; out: string }> {
      return outcome(run(join(scripts, name), args, { ...as, env, maxBuffer: 10_000_000 }));
    },
    /** Checks a restored cluster, as the user who may read the files. */
    async check(...args: string[]): Promise<{ code: number; out: string }> {
      return outcome(run(join(scripts, 'check-restored.sh'), args, { maxBuffer: 10_000_000 }));
    },
    /** A folder and a port for a restored cluster, and its address. */
    async another() {
      const own = join(folder, `restored-${restored.length}`);
      restored.push(own);
      const at = await freePort();
      return { folder: own, port: at, url: `postgres://postgres@127.0.0.1:${at}/postgres` };
    },
    async stop(): Promise<void> {
      for (const own of restored) {
        await run(join(bin, 'pg_ctl'), ['stop', '-D', own, '-m', 'immediate'], as).catch(
          // It may not have started.
          () => undefined,
        );
      }
      server.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
