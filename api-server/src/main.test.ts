import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { type Server, connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { DemoSignIn } from '@shootline/shared-api/contract';
import { inSoak } from '../proofs/rounds.ts';
import { listenOnFreePort } from '../tests/servers/listening.ts';
import { createDatabase, databaseAt, onServer, templateName } from '../tests/database.ts';
import {
  type Started,
  firstAdmin,
  serverProcesses,
  signInAt,
} from '../tests/servers/server-process.ts';
import { until } from '../tests/until.ts';

const deep = { recursive: true };

async function signIn(address: string, who = firstAdmin): Promise<number> {
  return (await signInAt(address, who)).status;
}

/** The accounts that a sign-in page offers, if it does. */
async function offeredDemo(address: string): Promise<DemoSignIn | null> {
  const answer = await fetch(`${address}/api/auth/methods`);
  return ((await answer.json()) as { demo: DemoSignIn | null }).demo;
}

/** Stops a process that has not yet read requests sent to it. Returns the first line of each answer. */
async function stopBehind({ process: behind, address, ended }: Started): Promise<string[]> {
  behind.kill('SIGSTOP');
  const answers = Array.from({ length: 4 }, () => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n');
    return text(socket).catch(String);
  });
  await wait(100);
  behind.kill('SIGTERM');
  behind.kill('SIGCONT');
  assert.equal(await ended, 0);
  return (await Promise.all(answers)).map((answer) => answer.split('\r\n')[0] ?? '');
}

describe('the process', () => {
  let processes: Awaited<ReturnType<typeof serverProcesses>>;
  let folder: string;
  let blocker: Server;
  let taken: number;
  const start: typeof processes.start = (...args) => processes.start(...args);
  const failure: typeof processes.failure = (...args) => processes.failure(...args);

  before(async () => {
    processes = await serverProcesses();
    folder = processes.folder;
    blocker = createServer();
    taken = await listenOnFreePort(blocker);
  });
  after(async () => {
    blocker.close();
    await processes.close();
  });

  test('starts empty with an admin, keeps its data, and stops after answering', async () => {
    const data = { DATA_DIR: join(folder, 'kept') };
    const first = await start(data);
    assert.equal(await signIn(first.address), 200);
    assert.equal(await first.stop(), 0);
    const second = await start({ ...data, ADMIN_EMAIL: '' }, []);
    assert.equal(await signIn(second.address), 200);
    second.process.kill('SIGKILL');
    await second.ended;
    assert.doesNotMatch(second.said.out, /Demo accounts/);
    const third = await start(data);
    assert.equal(await signIn(third.address), 200);
    assert.deepEqual(await stopBehind(third), Array(4).fill('HTTP/1.1 200 OK'));
  });

  test('keeps connections open longer than proxies do', async () => {
    const server = await start({ DATABASE_URL: await createDatabase(templateName) });
    const { headers } = await fetch(`${server.address}/api/health`);
    assert.ok(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1]) > 60);
    assert.equal(await server.stop(), 0);
  });

  test(
    'can be stopped while it makes the demo, and completes it at the next start',
    inSoak,
    async () => {
      const data = { DATA_DIR: join(folder, 'halfway') };
      const { started, ended } = processes.launch(data, []);
      await until(() => existsSync(join(data.DATA_DIR, 'files')));
      started.kill('SIGTERM');
      assert.equal(await ended, 143);
      const next = await start(data, []);
      const who = { email: 'admin@acme.test', password: 'shootline', alias: 'acme' };
      assert.equal(await signIn(next.address, who), 200);
      assert.deepEqual((await offeredDemo(next.address))?.accounts[0], {
        email: 'admin@demo.test',
        workspace: 'demo',
        role_type: 'admin',
      });
      assert.equal(await next.stop(), 0);
      assert.match(next.said.out, /Demo accounts/);
    },
  );

  test('serves no demo to others unless asked for', async () => {
    const isPublic = { DATABASE_URL: await createDatabase(templateName), HOST: '0.0.0.0' };
    const nobody = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '', ADMIN_WORKSPACE: '' };
    const said = await failure({ ...isPublic, ...nobody }, []);
    assert.match(said, /^The database is empty, and others can reach this server /);
    const own = await start(isPublic, []);
    assert.equal(await signIn(own.address), 200);
    assert.equal(await offeredDemo(own.address), null);
    assert.equal(await own.stop(), 0);
    assert.doesNotMatch(own.said.out, /Demo accounts/);
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
      [
        {},
        ['--fresh'],
        /^There is no option --fresh\. Choose one of: --reset, --demo, --no-demo, --role\.$/,
      ],
    ];
    for (const [env, args, message] of cases) assert.match(await failure(env, args), message);
  });

  test('asks for the first admin if there is none', async () => {
    const DATABASE_URL = await createDatabase(templateName);
    const empty = { DATABASE_URL, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };
    assert.match(
      await failure(empty),
      /the first admin must be named: set ADMIN_EMAIL, ADMIN_PASSWORD\.$/,
    );
  });

  test('needs a writable folder', async () => {
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

  test('starts over with --reset', async () => {
    const data = { DATA_DIR: join(folder, 'reset') };
    assert.equal(await (await start(data)).stop(), 0);
    const weak = { ...data, ADMIN_PASSWORD: 'Password1234' };
    assert.match(await failure(weak, ['--no-demo', '--reset']), /^ADMIN_PASSWORD is easy to guess/);
    assert.ok(existsSync(join(data.DATA_DIR, 'postgres')), 'it was cleared in vain');
    const again = await start({ ...data, ADMIN_PASSWORD: 'quite another one' }, [
      '--no-demo',
      '--reset',
    ]);
    assert.equal(await signIn(again.address), 401);
    assert.equal(await again.stop(), 0);
  });

  test('shares one database with other processes, and resets only its own', inSoak, async () => {
    const DATABASE_URL = await createDatabase();
    const [one, two] = await Promise.all([start({ DATABASE_URL }), start({ DATABASE_URL })]);
    assert.deepEqual([await signIn(one.address), await signIn(two.address)], [200, 200]);
    const reset = ['--no-demo', '--reset'];
    assert.match(
      await failure({ DATABASE_URL }, reset),
      /^Another server is using the database; stop it first/,
    );
    assert.deepEqual([await one.stop(), await two.stop()], [0, 0]);

    const DATA_DIR = join(folder, 'data');
    const fileIn = (name: string) => join(DATA_DIR, name, 'kept', 'one');
    for (const name of ['database', 'files']) {
      await mkdir(dirname(fileIn(name)), deep);
      await writeFile(fileIn(name), '');
    }
    const embedded = await start({ DATA_DIR, FILES_URL: join(folder, 'elsewhere') });
    assert.match(await failure({ DATABASE_URL }, reset), /^Another server is using the data in /);
    assert.equal(await embedded.stop(), 0);
    const again = await start({ DATABASE_URL, ADMIN_PASSWORD: 'quite another one' }, reset);
    assert.equal(await signIn(again.address), 401);
    await again.stop();
    const kept = ['database', 'files'].filter((name) => existsSync(fileIn(name)));
    assert.deepEqual(kept, ['database']);
    await onServer(DATABASE_URL, 'create table payroll (id int)');
    assert.match(await failure({ DATABASE_URL }, reset), /also holds the table public\.payroll/);
  });

  test('recovers when its connections are lost in the middle of a request', async () => {
    const DATABASE_URL = await createDatabase();
    const started = await start({ DATABASE_URL });
    const other = new Client({ connectionString: DATABASE_URL });
    await other.connect();
    const some = async (query: string) => ((await other.query(query)).rowCount ?? 0) > 0;
    const joined = `select pid from pg_locks where locktype = 'advisory' and mode = 'ShareLock'
      and database = (select oid from pg_database where datname = current_database())`;
    const pid = (await other.query<{ pid: number }>(joined)).rows[0]?.pid;
    await other.query('begin; lock table shootline.app_user');
    const request = signIn(started.address);
    await until(() =>
      some(`select from pg_locks where relation = 'shootline.app_user'::regclass and not granted`),
    );
    await other.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await other.query('rollback');
    assert.equal(await request, 200);
    await until(() => some(`${joined} and pid <> ${pid}`));
    await other.end();
    assert.equal(await started.stop(), 0);
    const events = started.said.error
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { event: string }).event);
    assert.ok(events.includes('database connection lost'), events.join());
  });

  test(
    'runs for a user who owns only the database, once an admin has prepared it',
    inSoak,
    async () => {
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
    },
  );

  test('says why a database cannot be used', async () => {
    const database = await createDatabase();
    const DATABASE_URL = databaseAt(database, 'nowhere');
    assert.match(await failure({ DATABASE_URL }), /there is no such database\.$/);
  });
});
