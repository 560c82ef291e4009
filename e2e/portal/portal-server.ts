import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegisteredRemote } from '@shootline/shared-api/portal';
import { freePort } from '../../api-server/src/platform/process/free-port.ts';

const root = join(import.meta.dirname, '..', '..');
export const builtPortal = join(root, 'dist', 'portal');
export const builtFinancePortal = join(root, 'dist', 'portals', 'finance');

export interface RunningServer {
  url: string;
  stop: () => Promise<void>;
}

export interface RunningPortal extends RunningServer {
  dataDir: string;
  /** Moves the API's clock ahead by this many milliseconds, and runs everything due by then. */
  moveClock: (milliseconds: number) => Promise<void>;
  /** Ends the server but keeps its data. Returns a function that starts it again at the same address. */
  goAway: () => Promise<() => Promise<void>>;
}

/** Starts one of the server's programs, and waits until it reports its address. */
function startServer(
  args: string[],
  env: Record<string, string>,
): Promise<RunningServer & Pick<RunningPortal, 'moveClock'>> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  const moveClock = (milliseconds: number) =>
    new Promise<void>((moved) => {
      child.once('message', () => moved());
      child.send(milliseconds);
    });
  // An aborted run must leave no server behind.
  process.once('exit', () => child.kill('SIGTERM'));
  return new Promise((ready, fail) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const url = /at (http:\/\/localhost:\d+)/.exec(output)?.[1];
      if (url) ready({ url, moveClock, stop });
    });
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}: ${output}`)));
  });
}

/** The password of all accounts that tests sign in with. */
export const password = 'shootline';

/** The folder from which portals copy the demo's data; if unset, each portal creates the demo. */
const demoFolder = 'DEMO_FOLDER';

const newFolder = (kind: string) => mkdtempSync(join(tmpdir(), `shootline-${kind}-`));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

async function serve(portalDir: string, dataDir: string, port?: string) {
  const own = port ?? String(await freePort());
  return startServer(['--import', './e2e/portal/moved-clock.ts', 'api-server/src/main.ts'], {
    PORT: own,
    // Passkeys belong to it; the tests' own variable names another portal.
    PORTAL_URL: `http://localhost:${own}`,
    PORTAL_DIR: portalDir,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO: 'true',
    LOG_LEVEL: 'error',
    CALLS_PER_MINUTE: '100000',
    WRITES_PER_MINUTE: '100000',
    UPLOADS_PER_MINUTE: '100000',
    SIGNED_OUT_CALLS_PER_MINUTE: '100000',
  });
}

/** Creates the demo once, for all portals started until it is removed. */
export async function makeDemo(portalDir = builtPortal): Promise<() => void> {
  const folder = newFolder('demo');
  await (await serve(portalDir, folder)).stop();
  process.env[demoFolder] = folder;
  return () => remove(folder);
}

async function copyDemo(dataDir: string): Promise<void> {
  const folder = process.env[demoFolder];
  if (folder) await cp(folder, dataDir, { recursive: true });
}

/**
 * The built portal and the API with a separate database: the demo's, or the data that `fill` writes into
 * the empty folder.
 */
export async function startPortal(
  portalDir = builtPortal,
  fill = copyDemo,
): Promise<RunningPortal> {
  const dataDir = newFolder('e2e');
  await fill(dataDir);
  let server = await serve(portalDir, dataDir);
  const { port } = new URL(server.url);
  return {
    ...server,
    dataDir,
    goAway: async () => {
      await server.stop();
      return async () => {
        server = await serve(portalDir, dataDir, port);
      };
    },
    stop: async () => {
      await server.stop();
      remove(dataDir);
    },
  };
}

/** A server for the folder of a published remote, without an API. */
export function startRemoteServer(folder: string, port = 0): Promise<RunningServer> {
  return startServer(['api-server/src/platform/portal/serve.ts', folder, String(port)], {});
}

export type RemoteEntry = Pick<RegisteredRemote, 'name' | 'url' | 'tags'>;

/** A copy of the built portal with changed remotes in its `portal.json`. */
export function copyPortal(change: (remotes: RemoteEntry[]) => RemoteEntry[]) {
  const folder = newFolder('portal');
  cpSync(builtPortal, folder, { recursive: true });
  const file = join(folder, 'portal.json');
  const config = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...config, remotes: change(config.remotes) }));
  return { folder, remove: () => remove(folder) };
}
