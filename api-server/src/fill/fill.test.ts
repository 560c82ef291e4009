import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { readEnv } from '../env.ts';
import { folderStorage } from '../platform/files/folder-storage.ts';
import { openTestDatabase } from '../../tests/database.ts';
import type { Connection } from '../platform/db/connection/client.ts';
import { checkFilling, fill } from './fill.ts';
import { hasDemo } from '../../demo/seed-demo.ts';
import { isEmpty } from '../platform/db/migrate/is-empty.ts';

const named = {
  ADMIN_EMAIL: 'root@house.test',
  ADMIN_PASSWORD: 'a long enough one',
  ADMIN_WORKSPACE: 'house',
};
const isPublic = { HOST: '0.0.0.0' };

describe('an empty database', () => {
  let connection: Connection;
  let folder: string;
  before(async () => {
    connection = await openTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'shootline-fill-'));
  });
  after(async () => {
    await connection.close();
    await rm(folder, { recursive: true });
  });

  const tools = () => ({ files: folderStorage(folder), logger: {} });
  const start = (variables: Record<string, string>, argv: string[] = []) =>
    fill(connection.db, readEnv(variables, argv), tools());

  test('is not filled with the demo on a public server, unless asked for', async () => {
    await assert.rejects(start(isPublic), {
      name: 'StartError',
      message:
        /^The database is empty, and others can reach this server \(HOST is 0\.0\.0\.0\): name its first admin with .+, or set DEMO=true for the demo/,
    });
    await assert.rejects(start({ PORTAL_URL: 'https://shoots.example' }), {
      message: /\(PORTAL_URL is https:\/\/shoots\.example\)/,
    });
    await assert.rejects(start(isPublic, ['--no-demo']), { name: 'StartError' });
    await assert.rejects(start({ ...isPublic, ADMIN_EMAIL: 'root@house.test' }), {
      message: /set ADMIN_PASSWORD, ADMIN_WORKSPACE\.$/,
    });
    assert.equal(await isEmpty(connection.db), true);
  });

  test('gets the configured admin on a public server, and no demo', async (t) => {
    const own = await openTestDatabase();
    t.after(() => own.close());
    await fill(own.db, readEnv({ ...isPublic, ...named }, []), tools());
    assert.deepEqual([await isEmpty(own.db), await hasDemo(own.db)], [false, false]);
  });

  test('is filled with the demo on request, and a public server then serves it only on request', async () => {
    await start({ ...isPublic, DEMO: 'true' });
    assert.equal(await hasDemo(connection.db), true);
    for (const argv of [[], ['--no-demo']]) {
      await assert.rejects(start({ ...isPublic, ...named }, argv), {
        name: 'StartError',
        message:
          /^The database holds the demo, whose accounts have a public password, .+ \(HOST is 0\.0\.0\.0\): set DEMO=true/,
      });
    }
    await start(isPublic, ['--demo']);
    await start({});
    await start({}, ['--no-demo']);
  });

  test('is only made by a reset if it can be filled again', async () => {
    const weak = { ...named, ADMIN_PASSWORD: 'Password1234' };
    await assert.rejects(checkFilling(readEnv({ ...weak, ...isPublic }, ['--reset'])), {
      message: /^ADMIN_PASSWORD is easy to guess/,
    });
    await checkFilling(readEnv(weak, ['--reset']));
  });
});
