import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { openDatabase } from '../platform/db/connection/open.ts';
import { rules } from '../rules.ts';
import { createFirstAdmin } from '../fill/first-admin.ts';

const run = promisify(execFile);
const main = join(import.meta.dirname, 'backup.ts');
const admin = { email: 'root@house.test', password: 'a long enough one', workspace: 'House' };

describe('the backup and restore commands', () => {
  let folder: string;
  let own: ReturnType<typeof house>;
  const file = () => join(folder, 'saved.tar.gz');
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shootline-commands-'));
  });
  after(() => rm(folder, { recursive: true }));

  function house(name: string) {
    const where = {
      database: { url: undefined },
      dataDir: join(folder, name),
      reset: false as const,
    };
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: where.dataDir };
    const command = (...args: string[]) => run(process.execPath, [main, ...args], { env });
    const refusal = async (...args: string[]) => {
      const failure = await command(...args).then(
        () => assert.fail('It was not refused.'),
        (error: unknown) => error,
      );
      const { code, stdout, stderr } = failure as { code: number; stdout: string; stderr: string };
      assert.deepEqual([code, stdout], [1, '']);
      return stderr.trim();
    };
    return { where, command, refusal };
  }

  test("save a server's records", async () => {
    own = house('saved');
    assert.match(await own.refusal('backup', file()), /^There is no database in /);
    assert.equal(existsSync(file()), false);
    const first = await openDatabase({ ...own.where, rules }, assert.ifError);
    await createFirstAdmin(first.db, admin, {});
    await first.close();
    const saved = await own.command('backup', file());
    assert.match(saved.stdout, /^\S+saved\.tar\.gz holds 4 records and 0 files in 0\.0 MB\.$/m);
  });

  test('restore a backup, and do not overwrite an existing one', async () => {
    assert.match(await own.refusal('backup', file()), /already exists; choose another file\.$/);
    const again = await own.command('restore', file(), '--replace');
    assert.match(again.stdout, /^Restored 4 records and 0 files of .+ Everyone signs in again\.$/m);
  });

  test('explain their usage', async () => {
    const { refusal } = house('usage');
    for (const args of [['restore'], ['backup', 'a', '--replace']]) {
      assert.match(await refusal(...args), /^Usage: npm run backup -- FILE, or npm run restore/);
    }
  });

  test('leave a database alone while a server works on it', async () => {
    const { where, command, refusal } = house('running');
    const server = await openDatabase({ ...where, rules }, assert.ifError);
    await createFirstAdmin(server.db, admin, {});
    const copy = join(folder, 'running.tar.gz');
    assert.match((await command('backup', copy)).stdout, /holds 4 records/);
    const restore = await refusal('restore', copy, '--replace');
    assert.match(restore, /^Another server is using the database; stop it first/);
    const unharmed = await command('backup', join(folder, 'unharmed.tar.gz'));
    assert.match(unharmed.stdout, /holds 4 records/);
    await server.close();
  });
});
