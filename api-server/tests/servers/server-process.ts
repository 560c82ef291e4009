import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { cp, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasEnded, signal } from '../../src/platform/embedded/postmaster.ts';
import { addressesOf, testVariables } from '../database.ts';

/** The server's program. */
const folders = ['src', 'demo', 'migrations', 'rules'];
const manifest = 'package.json';

const source = fileURLToPath(new URL('../..', import.meta.url));

/** The first admin of the started servers. */
export const firstAdmin = {
  email: 'root@house.test',
  password: 'a long enough one',
  alias: 'house',
};

const admin = {
  ADMIN_EMAIL: firstAdmin.email,
  ADMIN_PASSWORD: firstAdmin.password,
  ADMIN_WORKSPACE: 'House',
};

// Tests call more often than users.
const unlimited = {
  CALLS_PER_MINUTE: '1000000',
  WRITES_PER_MINUTE: '1000000',
  UPLOADS_PER_MINUTE: '1000000',
  SIGNED_OUT_CALLS_PER_MINUTE: '1000000',
  CALLS_AT_ONCE: '1000000',
  HEAVY_CALLS_AT_ONCE: '1000000',
};

type Output = { out: string; error: string };

export type Started = {
  process: ChildProcess;
  said: Output;
  ended: Promise<number | null>;
  address: string;
  stop(): Promise<number | null>;
};

/** A server's answer to a sign-in: its status, and the token if that is 200. */
export async function signInAt(
  address: string,
  credentials = firstAdmin,
): Promise<{ status: number; token: string | undefined }> {
  const response = await fetch(`${address}/api/auth/login3`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const { auth_token: token } = (await response.json()) as { auth_token?: string };
  return { status: response.status, token };
}

/**
 * Copies the server's program below a folder, and returns its place. Equal programs have the same place, as
 * Node keeps compiled code by path; it has a space and a non-ASCII letter, as users' paths may.
 */
export async function copyProgram(folder: string): Promise<string> {
  const files = globSync([manifest, `{${folders.join(',')}}/**/*.*`], { cwd: source });
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash.update(file).update(await readFile(join(source, file)));
  }
  const program = join(folder, `Büro Müller ${hash.digest('hex').slice(0, 12)}`);
  if (existsSync(program)) return program;
  const made = await mkdtemp(join(folder, 'new-'));
  for (const name of [...folders, manifest]) {
    await cp(join(source, name), join(made, name), { recursive: true });
  }
  await symlink(join(source, 'node_modules'), join(made, 'node_modules'));
  try {
    await rename(made, program);
  } catch (error) {
    await rm(made, { recursive: true });
    // Another run may have been faster.
    if (!existsSync(program)) throw error;
  }
  return program;
}

/**
 * Starts servers as separate processes, with data in a folder that `close` removes. `change` makes another
 * release of their files.
 */
export async function serverProcesses(change?: (house: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'shootline-main-'));
  const unchanged = process.env[testVariables.program] ?? (await copyProgram(folder));
  const house = change ? join(folder, 'other') : unchanged;
  if (change) await cp(unchanged, house, { recursive: true, verbatimSymlinks: true });
  await change?.(house);
  const running = new Set<ChildProcess>();

  function launch(env: Record<string, string>, args: string[], script = 'main.ts') {
    const { DATABASE_URL: database } = env;
    const { url = '', directUrl = '' } = database ? addressesOf(database) : {};
    const pooled = url !== directUrl && { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl };
    const started = spawn(process.execPath, [join(house, 'src', script), ...args], {
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: join(folder, 'data'),
        ...unlimited,
        ...env,
        ...pooled,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(started);
    const said: Output = { out: '', error: '' };
    started.stdout.on('data', (chunk) => (said.out += chunk));
    started.stderr.on('data', (chunk) => (said.error += chunk));
    const ended = new Promise<number | null>((resolve) =>
      started.once('exit', (code) => {
        running.delete(started);
        resolve(code);
      }),
    );
    return { started, said, ended };
  }

  /** Starts a server with the admin `root@house.test`, and waits until it answers. */
  async function start(
    env: Record<string, string>,
    args: string[] = ['--no-demo'],
  ): Promise<Started> {
    const { started, said, ended } = launch({ ...admin, ...env }, args);
    const address = await new Promise<string>((resolve, reject) => {
      started.stdout.on('data', () => {
        const [, url] = /ready at (http:\S+)/.exec(said.out) ?? [];
        if (url) resolve(url.replace('localhost', '127.0.0.1'));
      });
      void ended.then(() => reject(new Error(`It did not start: ${said.error}`)));
    });
    return {
      process: started,
      said,
      ended,
      address,
      stop: () => {
        started.kill('SIGTERM');
        return ended;
      },
    };
  }

  /** The one-sentence error of a server that refuses to start. */
  async function failure(
    env: Record<string, string>,
    args: string[] = ['--no-demo'],
  ): Promise<string> {
    const { said, ended } = launch({ ...admin, ...env }, args);
    assert.equal(await ended, 1, said.out);
    assert.equal(said.out.replaceAll(/^\{.*"event":"(migration|rules) applied".*\n/gm, ''), '');
    assert.equal(said.error.trim().split('\n').length, 1, said.error);
    assert.doesNotMatch(said.error, /\.ts:\d/);
    return said.error.trim();
  }

  /** Runs `npm run migrate`; returns its exit code and output. */
  async function migrate(env: Record<string, string>): Promise<{ code: number | null } & Output> {
    const { said, ended } = launch(env, [], 'commands/migrate.ts');
    return { code: await ended, ...said };
  }

  return {
    folder,
    launch,
    migrate,
    start,
    failure,
    async close() {
      for (const one of running) one.kill('SIGKILL');
      for (const file of globSync('**/postgres/postmaster.pid', { cwd: folder })) {
        const lines = (await readFile(join(folder, file), 'utf8')).split('\n');
        const [pid, socketFolder = ''] = [Number(lines[0]), lines[4]];
        signal(pid, 'SIGQUIT');
        await hasEnded(pid, 10_000);
        await rm(socketFolder, { recursive: true, force: true });
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
