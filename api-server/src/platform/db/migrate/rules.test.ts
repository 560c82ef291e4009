import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from '../drizzle.ts';
import { rules } from '../../../rules.ts';
import { openTestDatabase } from '../../../../tests/database.ts';
import type { Connection } from '../connection/client.ts';
import { prepare } from './migrate.ts';
import { rowsOf } from '../rows.ts';
import { type Rules, readRules, rulesState } from './rules.ts';

const greeting = `
CREATE OR REPLACE FUNCTION shootline.greet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RETURN NEW; END $$;
CREATE OR REPLACE TRIGGER greet BEFORE INSERT ON shootline.client
  FOR EACH ROW EXECUTE FUNCTION shootline.greet();`;

describe('the SQL rules', () => {
  let connection: Connection;
  before(async () => {
    connection = await openTestDatabase();
  });
  after(() => connection.close());

  const start = (version: string, ...more: string[]) =>
    prepare(connection.db, { version, texts: [...rules.texts, ...more] } satisfies Rules);

  /** Triggers and functions by name, with the transaction that wrote them. */
  async function objects(): Promise<Map<string, string>> {
    const rows = rowsOf<{ name: string; written: string }>(
      await connection.db.execute(sql`
        select 'trigger ' || tgname || ' ' || tgrelid::regclass as name, t.xmin::text as written
          from pg_trigger t join pg_class c on c.oid = tgrelid
          where relnamespace = 'shootline'::regnamespace and not tgisinternal
        union all select 'function ' || proname, xmin::text from pg_proc
          where pronamespace = 'shootline'::regnamespace`),
    );
    return new Map(rows.map(({ name, written }) => [name, written]));
  }
  const names = async () => [...(await objects()).keys()].sort();

  test('are applied only when they have changed', async () => {
    await start('1.9.0');
    const first = await objects();
    await start('1.9.0');
    assert.deepEqual(await objects(), first);
    await start('1.9.0', greeting);
    assert.notDeepEqual(await objects(), first);
  });

  test('lose the triggers and functions that the text no longer has', async () => {
    await start('1.9.0');
    const without = await names();
    await start('1.9.0', greeting);
    const added = (await names()).filter((name) => !without.includes(name));
    assert.deepEqual(added, ['function greet', 'trigger greet shootline.client']);
    await start('1.9.0');
    assert.deepEqual(await names(), without);
  });

  test('take a function with another result', async () => {
    const answer = (type: string) =>
      `CREATE OR REPLACE FUNCTION shootline.answer() RETURNS ${type} LANGUAGE sql AS 'SELECT 42::${type}';`;
    await start('1.9.0', answer('int'));
    await start('1.9.0', answer('text'));
    const [row] = rowsOf(await connection.db.execute(sql`select shootline.answer() as answer`));
    assert.deepEqual(row, { answer: '42' });
  });

  test('of a newer server stay when an older one starts', async () => {
    await start('1.10.0', greeting);
    const newer = await objects();
    await start('1.9.0');
    assert.deepEqual(await objects(), newer);
    assert.deepEqual(await rulesState(connection.db, { ...rules, version: '1.9.0' }), {
      state: 'newer',
      version: '1.10.0',
    });
    await start('1.10.0', greeting);
    await start('1.11.0');
    assert.ok(!(await names()).includes('function greet'));
  });

  test('change all together or not at all', async () => {
    await start('1.11.0');
    const earlier = await objects();
    await assert.rejects(start('1.12.0', greeting, 'CREATE nonsense'));
    assert.deepEqual(await objects(), earlier);
  });
});

test('rules get their numbers from the code, and each number is used', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shootline-rules-'));
  await writeFile(join(folder, 'shoots.sql'), "SELECT interval '{{hours}} hours';");
  assert.deepEqual(readRules(folder, { hours: 48 }), ["SELECT interval '48 hours';"]);
  assert.throws(() => readRules(folder, {}), /shoots\.sql needs a value for \{\{hours\}\}/);
  assert.throws(() => readRules(folder, { hours: 48, days: 2 }), /No rule uses days/);
  await rm(folder, { recursive: true });
});
