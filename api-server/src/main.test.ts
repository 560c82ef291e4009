import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createDatabase, onServer, testEngine } from './testing/database.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

const admin = {
  ADMIN_EMAIL: 'root@house.test',
  ADMIN_PASSWORD: 'long enough',
  ADMIN_WORKSPACE: 'House',
};

type Started = { process: ChildProcess; address: string; stop(): Promise<number | null> };

describe('the process', () => {
  let folder: string;
  let blocker: Server;
  let taken: number;
  const running = new Set<ChildProcess>();

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shootline-main-'));
    blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
    const address = blocker.address();
    taken = typeof address === 'object' && address ? address.port : 0;
  });
  after(async () => {
    for (const one of running) one.kill('SIGKILL');
    blocker.close();
    await rm(folder, { recursive: true, force: true });
  });

  function launch(env: Record<string, string>, args: string[]) {
    const started = spawn(process.execPath, [main, ...args], {
      env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(started);
    const said = { out: '', error: '' };
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

  async function start(
    env: Record<string, string>,
    args: string[] = ['--no-demo'],
  ): Promise<Started> {
    const { started, said, ended } = launch({ ...admin, ...env }, args);
    const address = await new Promise<string>((resolve, reject) => {
      started.stdout.on('data', () => {
        const [, found] = /ready at (http:\S+)/.exec(said.out) ?? [];
        if (found) resolve(found.replace('localhost', '127.0.0.1'));
      });
      void ended.then(() => reject(new Error(`It did not start: ${said.error}`)));
    });
    return {
      process: started,
      address,
      stop: () => {
        started.kill('SIGTERM');
        return ended;
      },
    };
  }

  async function failure(
    env: Record<string, string>,
    args: string[] = ['--no-demo'],
  ): Promise<string> {
    const { said, ended } = launch({ ...admin, ...env }, args);
    assert.equal(await ended, 1, said.out);
    assert.equal(said.out, '');
    assert.equal(said.error.trim().split('\n').length, 1, said.error);
    assert.doesNotMatch(said.error, /\.ts:\d/);
    return said.error.trim();
  }

  async function signIn(address: string): Promise<number> {
    const response = await fetch(`${address}/api/auth/login3`, {
      method: 'POST',
      body: JSON.stringify({ email: 'root@house.test', password: 'long enough', alias: 'house' }),
    });
    await response.text();
    return response.status;
  }

  if (testEngine() === 'pglite') {
    test('starts empty with an admin, keeps its data, and stops when told to', async () => {
      const data = { DATA_DIR: join(folder, 'kept') };
      const first = await start(data);
      assert.equal(await signIn(first.address), 200);
      assert.match(await failure(data), /^Another server works on the data in /);
      assert.equal(await first.stop(), 0);
      const second = await start({ ...data, ADMIN_EMAIL: '' });
      assert.equal(await signIn(second.address), 200);
      second.process.kill('SIGKILL');
      const third = await start(data);
      assert.equal(await signIn(third.address), 200);
      assert.equal(await third.stop(), 0);
    });

    test('names the reason when it cannot start', async () => {
      const cases: [Record<string, string>, string[], RegExp][] = [
        [
          { PORT: String(taken) },
          [],
          new RegExp(`^Port ${taken} is in use; choose another one with PORT\\.$`),
        ],
        [
          { HOST: 'no.such.host.invalid' },
          [],
          /^This machine has no address no\.such\.host\.invalid/,
        ],
        [{}, ['--fresh'], /^There is no option --fresh; known are --reset and --no-demo\.$/],
      ];
      for (const [env, args, wanted] of cases) assert.match(await failure(env, args), wanted);
    });

    test('asks for the first admin where there is none', async () => {
      const empty = { DATA_DIR: join(folder, 'empty'), ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };
      assert.match(
        await failure(empty),
        /the first admin must be named: set ADMIN_EMAIL, ADMIN_PASSWORD\.$/,
      );
    });

    test('needs a folder that it can write', async () => {
      await writeFile(join(folder, 'file'), '');
      const DATA_DIR = join(folder, 'file', 'below');
      assert.match(
        await failure({ DATA_DIR }),
        /cannot be written; choose another one with DATA_DIR\.$/,
      );
    });

    test('says when no database answers', async () => {
      const DATABASE_URL = 'postgres://u:secret@127.0.0.1:1/shoots';
      const said = await failure({ DATABASE_URL });
      assert.match(
        said,
        /^The database shoots at 127\.0\.0\.1:1 of DATABASE_URL cannot be used: nothing answers there\.$/,
      );
      assert.doesNotMatch(said, /secret/);
    });

    test('begins anew when told to', async () => {
      const data = { DATA_DIR: join(folder, 'anew') };
      assert.equal(await (await start(data)).stop(), 0);
      const again = await start({ ...data, ADMIN_PASSWORD: 'another one' }, [
        '--no-demo',
        '--reset',
      ]);
      assert.equal(await signIn(again.address), 401);
      assert.equal(await again.stop(), 0);
    });
  } else {
    test('shares one database with other processes, and resets only its own', async () => {
      const DATABASE_URL = await createDatabase();
      const [one, two] = await Promise.all([start({ DATABASE_URL }), start({ DATABASE_URL })]);
      assert.deepEqual([await signIn(one.address), await signIn(two.address)], [200, 200]);
      assert.deepEqual([await one.stop(), await two.stop()], [0, 0]);
      const reset = ['--no-demo', '--reset'];
      const again = await start({ DATABASE_URL, ADMIN_PASSWORD: 'another one' }, reset);
      assert.equal(await signIn(again.address), 401);
      await again.stop();
      await onServer(DATABASE_URL, 'create table payroll (id int)');
      assert.match(await failure({ DATABASE_URL }, reset), /also holds the table public\.payroll/);
    });

    test('runs for a user who owns nothing but the database, once an admin has prepared it', async () => {
      const DATABASE_URL = await createDatabase();
      const name = new URL(DATABASE_URL).pathname.slice(1);
      await onServer(DATABASE_URL, `create role ${name}_user login`);
      await onServer(DATABASE_URL, `alter database ${name} owner to ${name}_user`);
      await onServer(DATABASE_URL, `alter schema public owner to ${name}_user`);
      const asUser = DATABASE_URL.replace('//postgres@', `//${name}_user@`);
      assert.match(
        await failure({ DATABASE_URL: asUser }),
        new RegExp(`^The database user "${name}_user" may not set up the role shootline_app`),
      );
      await onServer(DATABASE_URL, `grant shootline_app to ${name}_user`);
      const started = await start({ DATABASE_URL: asUser });
      assert.equal(await signIn(started.address), 200);
      assert.equal(await started.stop(), 0);
    });

    test('says why a database cannot be used', async () => {
      const known = await createDatabase();
      const DATABASE_URL = known.replace(/\/[^/]*$/, '/nowhere');
      assert.match(await failure({ DATABASE_URL }), /there is no such database\.$/);
    });
  }
});
