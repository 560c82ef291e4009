import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);

/** Without this workspace's programs, as outside of it. */
const foreignPath = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.startsWith(root))
  .join(delimiter);

export interface Repository {
  folder: string;
  /** Runs a command there, and notes how long it took. Rejects with its output. */
  run: (...command: string[]) => Promise<string>;
  /** Serves it with hot reload inside a portal; returns the address once it is there. */
  serveIn: (portalUrl: string) => Promise<string>;
  /** Each command with its time in seconds. */
  times: { command: string; seconds: number }[];
}

function serve(folder: string, PORTAL: string, atEnd: (end: () => unknown) => void) {
  const child = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    env: { ...process.env, PATH: foreignPath, PORTAL, PORT: '4123' },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, so that npm's children end with it.
    detached: true,
  });
  atEnd(() => child.pid && process.kill(-child.pid, 'SIGTERM'));
  return new Promise<string>((ready, fail) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const url = /at (http:\/\/localhost:\d+)/.exec(chunk.toString())?.[1];
      if (url) ready(url);
    });
    child.once('exit', (code) => fail(new Error(`npm run dev ended with ${code}.`)));
  });
}

/** A new remote in a repository of its own, outside this workspace. */
export async function newRepository(
  name: string,
  atEnd: (end: () => unknown) => void,
): Promise<Repository> {
  const parent = mkdtempSync(join(tmpdir(), 'shootline-standalone-'));
  atEnd(() => rmSync(parent, { recursive: true, force: true }));
  const folder = join(parent, name);
  const times: Repository['times'] = [];
  const runIn = async (cwd: string, command: string[], PATH = process.env['PATH']) => {
    const [program = '', ...args] = command;
    const start = performance.now();
    try {
      const { stdout } = await run(program, args, { cwd, env: { ...process.env, PATH } });
      return stdout;
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${command.join(' ')}:\n${stdout}${stderr}`, { cause: error });
    } finally {
      const seconds = Math.round((performance.now() - start) / 1000);
      times.push({ command: command.join(' ').replaceAll(parent, '..'), seconds });
    }
  };
  await runIn(root, ['npm', 'run', 'new:remote', '--', name, '--standalone', folder]);
  return {
    folder,
    times,
    run: (...command) => runIn(folder, command, foreignPath),
    serveIn: (portalUrl) => serve(folder, portalUrl, atEnd),
  };
}
