import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { Client } from 'pg';
import { createDatabase } from '../tests/database.ts';
import { keepInviting } from '../tests/load/keep-inviting.ts';
import { addLaterMigrations } from '../tests/later-migrations.ts';
import { type Started, serverProcesses, signInAt } from '../tests/servers/server-process.ts';

type Processes = Awaited<ReturnType<typeof serverProcesses>>;

const nicknameRule = `-- Fills what servers of the release before do not know.
CREATE OR REPLACE FUNCTION shootline.fill_nickname() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.nickname := coalesce(NEW.nickname, split_part(NEW.full_name, ' ', 1));
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER fill_nickname BEFORE INSERT ON shootline.app_user
  FOR EACH ROW EXECUTE FUNCTION shootline.fill_nickname();`;

/** Makes the files of a server those of the next release. */
async function makeNext(house: string): Promise<void> {
  const file = join(house, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { version: string };
  await writeFile(file, JSON.stringify({ ...manifest, version: '999.0.0' }));
  await addLaterMigrations(join(house, 'migrations'));
  await writeFile(join(house, 'rules', 'nickname.sql'), nicknameRule);
}

async function healthOf({ address }: Started) {
  return (await (await fetch(`${address}/api/health`)).json()) as {
    status: string;
    schema: string;
  };
}

const logged = ({ said }: Started) =>
  said.error
    .split('\n')
    .filter((line) => line.includes('"event":"schema of the database"'))
    .map((line) => (JSON.parse(line) as { schema: string }).schema);

describe('two releases on one database', () => {
  let older: Processes;
  let newer: Processes;
  let where: { DATABASE_URL: string; DATA_DIR: string };
  let direct: Client;

  before(async () => {
    older = await serverProcesses();
    newer = await serverProcesses(makeNext);
    const DATABASE_URL = await createDatabase();
    where = { DATABASE_URL, DATA_DIR: join(older.folder, 'data') };
    direct = new Client({ connectionString: DATABASE_URL });
    await direct.connect();
  });
  after(async () => {
    await direct.end();
    await older.close();
    await newer.close();
  });

  test('the older one goes on while the newer one migrates, and after', async () => {
    const { DATABASE_URL } = where;
    const first = await older.migrate({ DATABASE_URL });
    assert.equal(first.code, 0, first.error);
    assert.match(first.out, /^Applied the migration 0000_tables in [\d.]+ s\.$/m);

    const old = await older.start({ ...where, MIGRATE: 'false' });
    assert.equal((await healthOf(old)).schema, 'current');
    const { token } = await signInAt(old.address);
    assert.ok(token);
    const work = keepInviting(old.address, token);
    await work.another(2);

    const refusal = await newer.failure({ ...where, MIGRATE: 'false' });
    assert.match(
      refusal,
      /^The database lacks the migrations nicknames, nickname_index of version 999\.0\.0, and MIGRATE=false keeps this server from applying them; run "npm run migrate" first\.$/,
    );
    const migrated = await newer.migrate({ DATABASE_URL });
    assert.equal(migrated.code, 0, migrated.error);
    assert.deepEqual(
      migrated.out
        .trim()
        .split('\n')
        .filter((line) => !line.startsWith('Waiting'))
        .map((line) => line.replace(/[\d.]+ s\.$/, '… s.')),
      [
        'Applied the migration nicknames in … s.',
        'Applied the rules of version 999.0.0.',
        'Applied the migration nickname_index in … s.',
      ],
    );
    await work.another(4);
    const young = await newer.start({ ...where, MIGRATE: 'false' });
    await work.another(2);
    await work.stop();
    assert.deepEqual(
      work.invitations.filter(({ status }) => status !== 200),
      [],
    );
    assert.deepEqual(await healthOf(young), {
      status: 'ok',
      version: '999.0.0',
      schema: 'current',
      jobs: 'ok',
    });
    assert.deepEqual(
      [(await healthOf(old)).schema, (await healthOf(old)).schema],
      ['newer', 'newer'],
    );
    assert.deepEqual(logged(old), ['newer']);
    const { rows } = await direct.query(
      'select distinct nickname from shootline.app_user order by 1',
    );
    assert.deepEqual(rows, [{ nickname: 'Admin' }, { nickname: 'Kim' }]);
    assert.deepEqual([await old.stop(), await young.stop()], [0, 0]);
    assert.deepEqual(logged(young), []);
  });

  test('the older one starts on the newer schema and leaves it alone', async () => {
    const schema = async () =>
      (
        await direct.query(`select attrelid, attname from pg_attribute
        where attrelid::regclass::text like 'shootline.%' order by 1, 2`)
      ).rows;
    const before = await schema();
    const { code, out } = await older.migrate({ DATABASE_URL: where.DATABASE_URL });
    assert.equal(code, 0);
    assert.match(out, /^Nothing to do: the database has all tables and rules of version \S+\.\n$/);
    const old = await older.start(where);
    assert.equal((await signInAt(old.address)).status, 200);
    assert.deepEqual(logged(old), ['newer']);
    assert.equal(await old.stop(), 0);
    assert.deepEqual(await schema(), before);
  });
});
