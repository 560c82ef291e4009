import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import pg from 'pg';
import { hasEnded } from '../../../src/platform/embedded/postmaster.ts';

const stopMs = 60_000;

/** Runs a query on a connection of its own. */
export async function ask<Row extends object>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  // A connection that is lost fails the query too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** A PostgreSQL server that can be stopped and started again as it was. */
export type Postmaster = {
  /** Stops it: open transactions are rolled back, and connections closed. */
  halt(): Promise<void>;
  /** Starts it again; resolves when it answers. */
  resume(): Promise<void>;
  /** Ends it for good, if it was ever started again. */
  end(): Promise<void>;
};

/** Takes control of a running server of this machine. */
export async function postmasterOf(url: string): Promise<Postmaster> {
  const [{ data_directory: data } = { data_directory: '' }] = await ask<{
    data_directory: string;
  }>(url, 'show data_directory');
  const pidOf = async () =>
    Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const first = await pidOf();
  const [program = '', ...args] = (await readFile(`/proc/${first}/cmdline`, 'utf8'))
    .split('\0')
    .filter(Boolean);
  const { uid, gid } = await stat(`/proc/${first}`);
  // Not this process's own, whose home may be of another user.
  const env = parseEnv((await readFile(`/proc/${first}/environ`, 'utf8')).replaceAll('\0', '\n'));
  let child: ChildProcess | undefined;

  async function halt(): Promise<void> {
    const pid = await pidOf();
    process.kill(pid, 'SIGINT');
    if (!(await hasEnded(pid, stopMs))) throw new Error(`Process ${pid} does not end.`);
  }
  return {
    halt,
    async resume() {
      child = spawn(program, args, { uid, gid, env, cwd: data, stdio: 'ignore' });
      const answers = () =>
        ask(url, 'select').then(
          () => true,
          () => false,
        );
      while (!(await answers())) await wait(50);
    },
    async end() {
      if (child?.exitCode === null) await halt();
    },
  };
}
