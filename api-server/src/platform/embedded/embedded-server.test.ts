import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, describe, test } from 'node:test';
import { ask } from '../../../proofs/machines/cluster/postmaster.ts';
import { inSoak } from '../../../proofs/rounds.ts';
import { until } from '../../../tests/until.ts';
import { isUnused, joinServers } from '../db/connection/server-lock.ts';
import { setOtherVersionAside } from './cluster.ts';
import { makeDataDir } from './data-dir.ts';
import { joinEmbedded } from './embedded-server.ts';
import { isAlive, signal } from './postmaster.ts';
import { findPrograms } from './programs.ts';

const tenantRole = 'shootline_app';
const migrateScript = join(import.meta.dirname, '..', '..', 'commands', 'migrate.ts');
const isRoot = process.getuid?.() === 0;

async function newFolder(t: TestContext, ...below: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shootline-embedded-'));
  chmodSync(folder, 0o755);
  t.after(() => rm(folder, { recursive: true }));
  const dataDir = join(folder, 'data', ...below);
  makeDataDir(dataDir);
  return dataDir;
}

const pidIn = (dataDir: string) =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);

/** Joins as a server does. */
async function joinAsServer(
  dataDir: string,
  more: Partial<Parameters<typeof joinEmbedded>[0]> = {},
) {
  const troubles: string[] = [];
  const onTrouble = (sentence: string) => troubles.push(sentence);
  const server = await joinEmbedded({
    ...{ dataDir, tenantRole, onTrouble },
    isAlone: isUnused,
    ...more,
  });
  const joined = await joinServers(server.url, () => undefined);
  return {
    url: server.url,
    troubles,
    async leave() {
      await joined.release();
      await server.leave();
    },
  };
}

describe('the embedded PostgreSQL', () => {
  test('is started by the first process, kept by those that remain, stopped by the last', async (t) => {
    const dataDir = await newFolder(t);
    const [one, two] = await Promise.all([joinAsServer(dataDir), joinAsServer(dataDir)]);
    const pid = pidIn(dataDir);
    await ask(one.url, 'create table kept (id int)');
    await one.leave();
    assert.deepEqual([pidIn(dataDir), isAlive(pid)], [pid, true]);
    await ask(two.url, 'select from kept');
    await two.leave();
    assert.equal(isAlive(pid), false);
    assert.equal(existsSync(join(dataDir, 'postgres', 'postmaster.pid')), false);
    const again = await joinAsServer(dataDir);
    await ask(again.url, 'select from kept');
    await again.leave();
    assert.deepEqual(one.troubles, []);
    assert.match(readFileSync(join(dataDir, 'postgres.log'), 'utf8'), /is ready to accept/);
  });

  test('keeps what it has acknowledged, and lets the product do nothing else', async (t) => {
    const { url, leave } = await joinAsServer(await newFolder(t));
    const setting = (name: string) => `current_setting('${name}')`;
    const names = ['fsync', 'synchronous_commit', 'full_page_writes'];
    assert.deepEqual(
      await ask(
        url,
        `select ${names.map(setting).join(` || ' ' || `)} as on,
          (select rolsuper from pg_roles where rolname = current_user) as superuser,
          (select proleakproof from pg_proc where oid = 'textlike(text, text)'::regprocedure) as leakproof,
          lower('ÄÉŁ') as lower`,
      ),
      [{ on: 'on on on', superuser: false, leakproof: true, lower: 'äéł' }],
    );
    const asSuperuser = new URL(url);
    asSuperuser.username = 'postgres';
    await assert.rejects(ask(asSuperuser.href, 'select'), { code: '28P01' });
    await leave();
  });

  test('is started again by a process that uses it when it ends by itself', async (t) => {
    const dataDir = await newFolder(t);
    const [one, two] = [await joinAsServer(dataDir), await joinAsServer(dataDir)];
    await ask(one.url, 'create table kept (id int)');
    const first = pidIn(dataDir);
    signal(first, 'SIGKILL');
    await until(() => one.troubles.length === 2 && two.troubles.length === 2);
    for (const { troubles } of [one, two])
      assert.deepEqual(troubles, ['It ended by itself and is started again.', 'It answers again.']);
    await ask(one.url, 'select from kept');
    assert.notEqual(pidIn(dataDir), first);
    await Promise.all([one.leave(), two.leave()]);
    assert.equal(existsSync(join(dataDir, 'postgres', 'postmaster.pid')), false);
  });

  test('is taken over if it has outlived its processes', inSoak, async (t) => {
    const dataDir = await newFolder(t);
    const script = `
      import { joinEmbedded } from '${import.meta.dirname}/embedded-server.ts';
      await joinEmbedded({ dataDir: process.argv[1], tenantRole: '${tenantRole}', isAlone: async () => true });
      process.kill(process.pid, 'SIGKILL');`;
    const { signal: endedBy } = spawnSync(process.execPath, [
      ...['--input-type=module', '--disable-warning=ExperimentalWarning'],
      ...['-e', script, dataDir],
    ]);
    assert.equal(endedBy, 'SIGKILL');
    const pid = pidIn(dataDir);
    assert.ok(isAlive(pid));
    const next = await joinAsServer(dataDir);
    assert.equal(pidIn(dataDir), pid);
    await next.leave();
    assert.equal(isAlive(pid), false);
  });

  test('starts whatever was left by a crash of the machine', async (t) => {
    const dataDir = await newFolder(t);
    await (await joinAsServer(dataDir)).leave();
    // A half-made database, and the number of a process that is another one now.
    await mkdir(join(dataDir, 'postgres.new', 'base'), { recursive: true });
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n`);
    await (await joinAsServer(dataDir)).leave();
    await rm(join(dataDir, 'postgres'), { recursive: true });
    await (await joinAsServer(dataDir)).leave();
    assert.deepEqual((await readdir(dataDir)).sort(), ['lock', 'postgres', 'postgres.log']);
  });

  test('works at long paths, with spaces and letters, and over the loopback', inSoak, async (t) => {
    const dataDir = await newFolder(t, 'Büro Müller $HOME "x"', 'x'.repeat(120));
    const one = await joinAsServer(dataDir);
    await ask(one.url, 'select');
    await one.leave();
    const port = { isOnPort: true };
    const [two, three] = await Promise.all([
      joinAsServer(dataDir, port),
      joinAsServer(dataDir, port),
    ]);
    assert.match(two.url, /@127\.0\.0\.1:\d+\//);
    assert.equal(two.url, three.url);
    await ask(two.url, 'select');
    const other = new URL(two.url);
    other.password = 'guessed';
    await assert.rejects(ask(other.href, 'select'), { code: '28P01' });
    await Promise.all([two.leave(), three.leave()]);
  });

  test('starts over only if no other process uses it', inSoak, async (t) => {
    const dataDir = await newFolder(t);
    const cleared: string[] = [];
    const reset = async () => void cleared.push('files');
    const one = await joinAsServer(dataDir);
    await ask(one.url, 'create table kept (id int)');
    await assert.rejects(joinAsServer(dataDir, { reset }), {
      name: 'StartError',
      message: `Another server is using the database in ${dataDir}; stop it first.`,
    });
    await one.leave();
    assert.deepEqual(cleared, []);
    const two = await joinAsServer(dataDir, { reset });
    assert.deepEqual(cleared, ['files']);
    await assert.rejects(ask(two.url, 'select from kept'), { code: '42P01' });
    await two.leave();
  });

  test('refuses files of another major version, which a backup can replace', inSoak, async (t) => {
    const dataDir = await newFolder(t);
    await (await joinAsServer(dataDir)).leave();
    assert.equal(setOtherVersionAside(dataDir), undefined);
    const version = join(dataDir, 'postgres', 'PG_VERSION');
    const own = readFileSync(version, 'utf8');
    await writeFile(version, '14\n');
    await assert.rejects(joinAsServer(dataDir), {
      name: 'StartError',
      message: new RegExp(
        `is one of PostgreSQL 14, and this server runs PostgreSQL ${own.trim()}\\. Run "npm run ` +
          'backup -- .+" with the release before, then "npm run restore -- .+ --replace" with this one\\.$',
      ),
    });
    const takeBack = setOtherVersionAside(dataDir);
    await (await joinAsServer(dataDir)).leave();
    assert.equal(readFileSync(version, 'utf8'), own);
    takeBack?.();
    assert.equal(readFileSync(version, 'utf8'), '14\n');
  });

  test('says why it cannot be opened', async (t) => {
    const dataDir = await newFolder(t);
    await (await joinAsServer(dataDir)).leave();
    await rm(join(dataDir, 'postgres', 'global', 'pg_control'));
    await assert.rejects(joinAsServer(dataDir), {
      name: 'StartError',
      message:
        /^The database in .+ cannot be opened: could not find the database system\..+--reset/,
    });
    const nowhere = () => findPrograms(dataDir, dataDir, () => undefined, ['/nowhere']);
    assert.throws(nowhere, {
      name: 'StartError',
      message:
        'PostgreSQL cannot run here (there is none of version 15 or newer); name a database with ' +
        'DATABASE_URL instead.',
    });
  });
});

describe('a command with the embedded PostgreSQL', () => {
  /** Runs `npm run migrate`, by another program in front of it or as another user. */
  function migrate(
    dataDir: string,
    wrapper: string[] = [],
    as: { uid?: number; gid?: number } = {},
  ) {
    const [program = '', ...args] = [...wrapper, process.execPath, migrateScript];
    return spawnSync(program, args, {
      ...as,
      cwd: '/',
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
    });
  }
  const works = (...args: Parameters<typeof migrate>) => {
    const { stdout, stderr } = migrate(...args);
    assert.match(stdout, /^(Applied the rules of|Nothing to do)/m, stderr);
  };
  const nobody = 65534;
  /** Whether another user may run this Node and read these files. */
  const isOpen =
    spawnSync(process.execPath, ['-e', `require('fs').readFileSync('${migrateScript}')`], {
      cwd: '/',
      ...(isRoot && { uid: nobody, gid: nobody }),
    }).status === 0;
  const canNest = spawnSync('unshare', ['-Urm', 'true']).status === 0;

  test('runs as root, in a namespace where root is the only user too', inSoak, async (t) => {
    const dataDir = await newFolder(t);
    if (canNest) works(dataDir, ['unshare', '-Ur', '--']);
    works(dataDir);
    works(dataDir);
  });

  test('runs as an ordinary user, or as root for one', { skip: !isRoot || !isOpen }, async (t) => {
    const dataDir = await newFolder(t);
    chownSync(dataDir, nobody, nobody);
    works(dataDir, [], { uid: nobody, gid: nobody });
    works(dataDir);
  });

  test('says that its folder is full or cannot be written', { skip: !canNest }, async (t) => {
    const dataDir = await newFolder(t);
    const mounted = (options: string) => [
      ...['unshare', '-Urm', 'sh', '-c'],
      `mount -t tmpfs -o ${options} none "$DATA_DIR" && exec "$@"`,
      'sh',
    ];
    const full = migrate(dataDir, mounted('size=12m'));
    assert.match(full.stderr, /^The database in .+ cannot be opened: .*No space left on device/);
    assert.match(migrate(dataDir, mounted('ro')).stderr, /cannot be written; choose another one/);
  });
});
