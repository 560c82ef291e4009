import type { ChildProcess } from 'node:child_process';
import { chownSync } from 'node:fs';
import { chmod, chown, copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCluster } from '../../src/platform/embedded/cluster.ts';
import { type Owner, type Programs, findPrograms } from '../../src/platform/embedded/programs.ts';
import type { Certificate } from './certificates.ts';
import { testVariables } from '../database.ts';
import { freePort } from './listening.ts';

export type PostgresServer = { url: string; stop(): Promise<void> };

/** The programs of the oldest supported version, on Debian. */
export const oldestPostgres = '/usr/lib/postgresql/15/bin';

type Tls = Certificate & {
  /** The authority of the client certificates that the server accepts. */
  authority?: Certificate;
};

/** The TLS settings; PostgreSQL requires a key that nobody else can read. */
async function tlsSettings(
  { certificate, key, authority }: Tls,
  data: string,
  owner: Owner | undefined,
) {
  const files = {
    ssl_cert_file: certificate,
    ssl_key_file: key,
    ...(authority && { ssl_ca_file: authority.certificate }),
  };
  const settings: Record<string, string> = { ssl: 'on' };
  for (const [setting, file] of Object.entries(files)) {
    const own = join(data, setting);
    await copyFile(file, own);
    await chmod(own, 0o600);
    if (owner) await chown(own, owner.uid, owner.gid);
    settings[setting] = own;
  }
  return settings;
}

/**
 * A new temporary folder for a cluster, and the programs to run it: of the embedded PostgreSQL, or of the one
 * that the runner or `bin` names.
 */
export async function newPostgresFolder(
  bin = process.env[testVariables.programs],
): Promise<{ folder: string; programs: Programs }> {
  const folder = await mkdtemp(join(tmpdir(), 'shootline-postgres-'));
  await chmod(folder, 0o755);
  const give = ({ uid, gid }: Owner) => chownSync(folder, uid, gid);
  return { folder, programs: findPrograms(folder, folder, give, bin ? [bin] : undefined) };
}

/** Starts the cluster in `data` of a folder; resolves when it takes connections. */
export async function launchPostgres(
  programs: Programs,
  folder: string,
  settings: Record<string, string | number>,
): Promise<{ process: ChildProcess; ended: Promise<void> }> {
  const all = { ...settings, listen_addresses: '127.0.0.1', unix_socket_directories: folder };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = programs.start(
    ['-D', join(folder, 'data'), '-c', 'fsync=off', '-c', 'max_connections=200', ...options],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (chunk) => {
      said += chunk;
      if (/ready to accept (read-only )?connections/.test(said)) resolve();
    });
    void ended.then(() => reject(new Error(`PostgreSQL ended at once:\n${said}`)));
  });
  return { process: server, ended };
}

/** Starts a new cluster in a temporary folder, which `stop` removes; with TLS if given a certificate. */
export async function startPostgres(tls?: Tls): Promise<PostgresServer> {
  const { folder, programs } = await newPostgresFolder();
  const data = join(folder, 'data');
  createCluster(programs, data);
  const port = await freePort();
  const settings = { port, ...(tls && (await tlsSettings(tls, data, programs.owner))) };
  const { process: server, ended } = await launchPostgres(programs, folder, settings);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      // SIGQUIT skips the clean shutdown, which is not needed here.
      server.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
