import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { sql } from '../../src/platform/db/drizzle.ts';
import { openTestDatabase } from '../../tests/database.ts';
import type { Connection } from '../../src/platform/db/connection/client.ts';
import { checkMigrations } from './check-migrations.ts';

type Written = { sql: string; release?: string; contract?: string; person?: string[] };

const first: Written = {
  sql: `CREATE SCHEMA IF NOT EXISTS shootline;
--> statement-breakpoint
CREATE TABLE shootline.person (id uuid PRIMARY KEY, email text NOT NULL, phone text,
  role text NOT NULL DEFAULT 'client', name varchar(20), UNIQUE (email));`,
  person: ['id', 'email', 'phone', 'role', 'name'],
};

let folder: string;
let connection: Connection;
let made = 0;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shootline-migrations-'));
  connection = await openTestDatabase();
});
after(async () => {
  await connection.close();
  await rm(folder, { recursive: true });
});

/** Checks the first migration, at release 0, and those after it; each takes the schema of the one before. */
async function faultsOf(...later: Written[]): Promise<string[]> {
  const own = join(folder, String(made++));
  await mkdir(join(own, 'meta'), { recursive: true });
  let columns: string[] = [];
  const entries = [];
  for (const [idx, { sql: text, release, contract, person }] of [first, ...later].entries()) {
    const tag = `000${idx}_step`;
    columns = person ?? columns;
    const lines = [
      release && `-- release: ${release}`,
      contract && `-- contract: ${contract}`,
      text,
    ];
    await writeFile(join(own, `${tag}.sql`), lines.filter(Boolean).join('\n'));
    const snapshot = {
      tables: {
        'shootline.person': {
          name: 'person',
          columns: Object.fromEntries(columns.map((name) => [name, { name }])),
        },
      },
    };
    await writeFile(join(own, 'meta', `000${idx}_snapshot.json`), JSON.stringify(snapshot));
    entries.push({ idx, version: '7', when: idx + 1, tag, breakpoints: true });
  }
  await writeFile(join(own, 'meta', '_journal.json'), JSON.stringify({ entries }));
  await connection.db.execute(sql`drop schema if exists shootline cascade`);
  return checkMigrations(connection.db, own, '3.0.0');
}

const alter = (what: string, more: Partial<Written> = {}): Written => ({
  sql: `ALTER TABLE shootline.person ${what};`,
  release: '1.0.0',
  ...more,
});

test('a migration may add what the release before ignores', async () => {
  const fine = [
    'ADD COLUMN nickname text',
    "ADD COLUMN locale text NOT NULL DEFAULT 'en'",
    'ADD COLUMN boss uuid REFERENCES shootline.person (id)',
    'ADD COLUMN number int UNIQUE',
    'ALTER COLUMN email DROP NOT NULL',
    "ALTER COLUMN role SET DEFAULT 'guest'",
    'ADD COLUMN initial text GENERATED ALWAYS AS (left(name, 1)) STORED',
  ];
  for (const what of fine) assert.deepEqual(await faultsOf(alter(what)), [], what);
  const team = { release: '1.0.0', sql: 'CREATE TABLE shootline.team (id uuid PRIMARY KEY)' };
  const index = { release: '1.0.0', sql: 'CREATE INDEX ON shootline.person (phone)' };
  assert.deepEqual(await faultsOf(team, index), []);
});

test('a migration may not take what the release before reads or writes', async () => {
  const bad: [string, RegExp][] = [
    [
      'DROP COLUMN phone',
      /^0001_step\.sql drops or renames shootline\.person\.phone; the schema of/,
    ],
    ['RENAME COLUMN phone TO mobile', /drops or renames shootline\.person\.phone;/],
    ['RENAME TO people', /drops or renames shootline\.person;/],
    ['ALTER COLUMN name TYPE text', /changes the type of shootline\.person\.name;/],
    ['ALTER COLUMN name TYPE varchar(10)', /changes the type of/],
    ['ALTER COLUMN phone SET NOT NULL', /makes not null shootline\.person\.phone;/],
    ['ALTER COLUMN role DROP DEFAULT', /drops the default of shootline\.person\.role;/],
    ['ADD COLUMN age int NOT NULL', /adds shootline\.person\.age, which is not null and has no/],
    ['ADD UNIQUE (phone)', /adds person_phone_key to shootline\.person, which refuses rows/],
    ["ADD CHECK (phone <> '')", /adds person_phone_check to shootline\.person/],
    ['ADD FOREIGN KEY (id) REFERENCES shootline.person (id)', /adds person_id_fkey to/],
    ['DROP CONSTRAINT person_email_key', /drops the unique person_email_key of shootline\.person/],
  ];
  for (const [what, fault] of bad) {
    const person = ['id', 'email', 'phone', 'role', 'name', 'age'];
    const [found, ...more] = await faultsOf(alter(what, { person }));
    assert.match(found ?? '', fault, what);
    assert.deepEqual(more, [], what);
  }
  const unique = 'CREATE UNIQUE INDEX person_phone ON shootline.person (lower(phone))';
  const [found] = await faultsOf({ sql: unique, release: '1.0.0' });
  assert.match(found ?? '', /adds person_phone to shootline\.person/);
  const block = `DO $$ BEGIN EXECUTE 'ALTER TABLE shootline.person DROP ' || 'COLUMN phone'; END $$`;
  const [hidden] = await faultsOf({ sql: block, release: '1.0.0' });
  assert.match(hidden ?? '', /drops or renames shootline\.person\.phone/);
});

test('a migration may take what an earlier release has stopped to use', async () => {
  const without = ['id', 'email', 'role', 'name'];
  const stops = alter('ADD COLUMN mobile text', { person: [...without, 'mobile'] });
  const drops = { release: '2.0.0', contract: '0001_step' };
  assert.deepEqual(await faultsOf(stops, alter('DROP COLUMN phone', drops)), []);
  assert.deepEqual(await faultsOf(stops, alter('ALTER COLUMN mobile SET NOT NULL', drops)), []);
  const [unmarked] = await faultsOf(stops, alter('DROP COLUMN phone', { release: '2.0.0' }));
  assert.match(
    unmarked ?? '',
    /^0002_step\.sql drops or renames shootline\.person\.phone; servers/,
  );
  const [early] = await faultsOf(stops, alter('DROP COLUMN phone', { contract: '0001_step' }));
  assert.match(early ?? '', /completes 0001_step, which no earlier release has brought/);
  const [unknown] = await faultsOf(stops, alter('DROP COLUMN phone', { ...drops, contract: 'x' }));
  assert.match(unknown ?? '', /completes "x", but there is no such migration/);
  const [used] = await faultsOf(stops, alter('DROP COLUMN name', drops));
  assert.match(used ?? '', /drops or renames shootline\.person\.name; the schema of the release/);
});

test('a release may take back what it has added itself', async () => {
  const adds = alter('ADD COLUMN nickname text', { person: ['id', 'nickname'] });
  const back = alter('DROP COLUMN nickname', { person: ['id', 'email', 'phone', 'role', 'name'] });
  assert.deepEqual(await faultsOf(adds, back), []);
});

test('a column that the code no longer fills must take rows without it', async () => {
  const [fault] = await faultsOf(
    alter('ADD COLUMN mail text', { person: ['id', 'phone', 'role', 'name', 'mail'] }),
  );
  assert.match(fault ?? '', /leaves shootline\.person\.email not null without a default/);
});

test('a migration names the release that brings it', async () => {
  const cases: [Written[], RegExp][] = [
    [[{ sql: 'SELECT 1' }], /does not say which version .* begin it with "-- release: 3\.0\.0"\.$/],
    [
      [alter('ADD a int', { release: '4.0.0' })],
      /is of the release 4\.0\.0, but package\.json has/,
    ],
    [
      [alter('ADD a int', { release: '2.0.0' }), alter('ADD b int')],
      /^0002_step\.sql is of the release 1\.0\.0, but 0001_step before it is of 2\.0\.0\.$/,
    ],
  ];
  for (const [later, fault] of cases) assert.match((await faultsOf(...later))[0] ?? '', fault);
});
