import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './listening.ts';

const program = process.env['PGBOUNCER_PATH'] ?? '/usr/sbin/pgbouncer';

export type PgBouncer = {
  /** The address through pgBouncer of a database of the server behind it. */
  through(url: string): string;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
  /** Starts it again at the same port. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

async function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Starts pgBouncer in transaction mode before a server, with few connections to each database. */
export async function startPgBouncer(server: string, poolSize = 3): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'shootline-pgbouncer-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: join(folder, 'users.txt'),
    pool_mode: 'transaction',
    default_pool_size: poolSize,
    max_client_conn: 1000,
    // Each test has a database of its own, whose connections the next ones need.
    server_idle_timeout: 2,
    // Seconds after which it asks a database again that was away; 15 by default.
    server_login_retry: 1,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const { hostname, port: serverPort } = new URL(server);
  const databases = `[databases]\n* = host=${hostname} port=${serverPort} auth_user=postgres`;
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, `${databases}\n[pgbouncer]\n${lines.join('\n')}\n`);
  await writeFile(join(folder, 'users.txt'), '"postgres" ""\n');
  let ended = Promise.resolve();
  let kill = () => {};

  async function start(): Promise<void> {
    // It refuses to run as root.
    const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
    const started = spawn(program, ['-q', ...user, file], { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    let isOver = false;
    started.stderr.on('data', (chunk) => (said += chunk));
    ended = new Promise((resolve) => started.once('exit', () => resolve()));
    void ended.then(() => (isOver = true));
    kill = () => started.kill('SIGKILL');
    while (!(await answers(port))) {
      if (isOver) throw new Error(`pgBouncer ended at once:\n${said}`);
      await wait(20);
    }
  }

  async function killed(): Promise<void> {
    kill();
    await ended;
  }

  await start();
  return {
    through(url) {
      const own = new URL(url);
      own.host = `127.0.0.1:${port}`;
      return own.href;
    },
    kill: killed,
    start,
    async stop() {
      await killed();
      await rm(folder, { recursive: true });
    },
  };
}
