import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { roundsOr, seed } from '../../../proofs/rounds.ts';
import { isOnCitus } from '../../../tests/database.ts';
import { type Choices, choicesFrom } from '../../../tests/figures/random.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace, hoursFromNow } from '../../../tests/workspace.ts';
import { copies, summed } from './copies.ts';
import { valueIn } from './copy-triggers.ts';

const any = (column: string, table: string) =>
  `(select ${column} from shootline.${table} order by random() limit 1)`;
const insertInto = (table: string, columns: string, values: string) =>
  `insert into shootline.${table} (tenant_id, booking_id, ${columns})
    select tenant_id, id, ${values} from shootline.booking order by random() limit 1
    on conflict do nothing`;
const removeOne = (table: string) =>
  `delete from shootline.${table} where id = ${any('id', table)}`;
const perhapsNobody = `(select case when random() < 0.7 then ${any('id', 'app_user')} end)`;

/** Rows that come and go. Other writes change a column of one row to its value in another row. */
const otherWrites = [
  `insert into shootline.booking (tenant_id, client_id, submitter_id, state, title, date, duration, address)
    select tenant_id, ${any('id', 'client')}, submitter_id, state, title, date, duration, address
    from shootline.booking order by random() limit 1`,
  `update shootline.client set name = md5(random()::text) where id = ${any('id', 'client')}`,
  `update shootline.booking set title = md5(random()::text) where client_id = ${any('id', 'client')}`,
  insertInto('invoice', 'camera_operator_id, currency', `${any('id', 'app_user')}, 'AUD'`),
  insertInto('booking_availability', 'camera_operator_id', any('id', 'app_user')),
  insertInto(
    'feedback',
    'author_id, camera_operator_id, rating, received',
    `${any('id', 'app_user')}, ${perhapsNobody}, floor(random() * 6), random() < 0.7`,
  ),
  insertInto(
    'cancellation_fee',
    'created_by_id, category, discount',
    `${any('id', 'app_user')}, 'within_48_hours', 50`,
  ),
  insertInto(
    'state_log',
    'to_state, at',
    `(array['new', 'active', 'assigned'])[1 + floor(random() * 3)],
      now() + (random() - 0.5) * interval '200 hours'`,
  ),
  ...['invoice', 'booking_availability', 'feedback', 'cancellation_fee'].map(removeOne),
];

const sources = ['booking', 'client', 'invoice', 'feedback'];
const keys = ['id', 'tenant_id', 'booking_id', 'author_id', 'number', 'booking_number', 'name'];
const followers = [
  ...copies.map(({ to, columns }) => ({ table: to, columns })),
  ...summed.map(({ of, columns }) => ({ table: of, columns })),
].flatMap(({ table, columns }) => Object.keys(columns).map((column) => `${table}.${column}`));

describe('columns that follow other tables', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let shuffles: { table: string; write: string }[];
  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    const users = await workspace.everyone();
    const other = await workspace.client({ billingRegion: 'Asia' });
    const videographer = await workspace.user('camera_operator');
    for (const [index, clientId] of [users.client.id, other.id, other.id].entries()) {
      const made = await workspace.booking({
        clientId,
        submitterId: users.clientUser.id,
        state: index === 0 ? 'deleted' : 'assigned',
        title: `Shoot ${index}`,
        quoteNumber: `Q${index}`,
        purchaseOrder: `P${index}`,
        date: hoursFromNow(30 * index),
        duration: index === 2 ? null : index + 4,
        videographerId: index === 1 ? videographer.id : null,
      });
      await workspace.invoice(made.id, videographer.id, {
        state: index ? 'approved' : 'submitted',
      });
    }
    const columns = rowsOf<{ table: string; column: string }>(
      await api.db.execute(sql`
        select table_name as table, column_name as column from information_schema.columns
        where table_schema = 'shootline' and is_generated = 'NEVER'
          and table_name in ${sources} and column_name not in ${keys}`),
    );
    shuffles = columns
      .filter(({ table, column }) => !followers.includes(`${table}.${column}`))
      .filter(({ table, column }) => table !== 'invoice' || column !== 'camera_operator_id')
      .map(({ table, column }) => ({
        table,
        write: `update shootline.${table} set ${column} = ${any(column, table)}
          where id = ${any('id', table)}`,
      }));
  });
  after(() => api.close());

  function anyWrite({ pick, chance }: Choices): string {
    if (chance(0.5)) return pick(otherWrites);
    const source = pick(sources);
    return pick(shuffles.filter(({ table }) => table === source)).write;
  }

  const countOf = async (tx: Db, what: string) => {
    const [row] = rowsOf<{ count: number }>(
      await tx.execute(sql.raw(`select count(*)::int as count from shootline.${what}`)),
    );
    return row?.count;
  };

  /** Rows of each column that differ from their source. */
  const checks = new Map([
    ...copies.flatMap(({ from, to, key, columns }) =>
      Object.entries(columns).map(([column, source]): [string, string] => [
        `${to}.${column}`,
        `${to} as held join shootline.${from} as source on source.id = held.${key}
          where held.${column} is distinct from (${valueIn('source', source)})`,
      ]),
    ),
    ...summed.flatMap(({ of, columns }) =>
      Object.entries(columns).map(([column, value]): [string, string] => [
        `${of}.${column}`,
        `${of} as held where held.${column} is distinct from ${value('held')}`,
      ]),
    ),
  ]);

  // Citus refuses writes of random values.
  test('equal their sources after any writes', { skip: isOnCitus }, async () => {
    const choices = choicesFrom(seed);
    const filled = new Set<string>();
    for (let round = 1; round <= roundsOr(30); round++) {
      const written: string[] = [];
      await workspace.inside(async (tx) => {
        await tx.execute(sql`select setseed(${choices.upTo(1000) / 1000})`);
        for (let count = 0; count < 20; count++) {
          const write = anyWrite(choices);
          written.push(write);
          await tx.execute(sql.raw(write));
        }
        for (const { to } of copies) if (await countOf(tx, to)) filled.add(to);
        for (const [column, differing] of checks) {
          const context = `${column}, SOAK_SEED=${seed}, after\n${written.join(';\n')}`;
          assert.equal(await countOf(tx, differing), 0, context);
        }
      });
    }
    assert.deepEqual(filled, new Set(copies.map(({ to }) => to)));
  });

  test('have their triggers in the named files', () => {
    for (const { rule } of summed) {
      assert.ok(existsSync(new URL(`../../../rules/${rule}`, import.meta.url)), rule);
    }
  });
});
