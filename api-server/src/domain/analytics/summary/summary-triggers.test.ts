import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { getTableName, sql, type PgColumn } from '../../../platform/db/drizzle.ts';
import { rowsOf } from '../../../platform/db/rows.ts';
import { isOnCitus } from '../../../../tests/database.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { createVariedWorkspace } from '../../../../tests/figures/varied-workspace.ts';
import { booking, client, appUser } from '../../schema.ts';
import { counted } from '../analytics-filter.ts';
import { columnsOf, sourceNames, sources } from './summary-sources.ts';
import { cellOfBooking } from './summary.ts';

/** Never change. */
const fixedColumns = [booking.id, client.id, client.number, appUser.id, appUser.number];

describe('the columns that a source of summaries reads', () => {
  const role = `summary_reader_${process.pid}`;
  let api: TestApi;
  let varied: Awaited<ReturnType<typeof createVariedWorkspace>>;
  before(async () => {
    api = await startTestApi();
    varied = await createVariedWorkspace(api.db, 44);
    await varied.add(60);
  });
  after(async () => {
    await api.db.execute(sql.raw(`drop owned by ${role}; drop role ${role}`)).catch(() => null);
    await api.close();
  });

  const grant = (columns: PgColumn[]) =>
    [...Map.groupBy(columns, ({ table }) => getTableName(table))]
      .map(([table, of]) => {
        const names = ['tenant_id', ...of.map(({ name }) => name)];
        return `grant select (${names.join()}) on shootline.${table} to ${role};`;
      })
      .join('');

  // Citus refuses the role of the test.
  test('are all declared, as it may read no others', { skip: isOnCitus }, async () => {
    const { tenantId } = varied.workspace;
    const execute = (text: string) =>
      api.db.execute(sql.raw(`do $$ begin execute $text$${text}$text$; end $$`));
    await execute(`create role ${role}; grant usage on schema shootline to ${role};`);
    for (const name of sourceNames) {
      await execute(
        `revoke select on all tables in schema shootline from ${role};
        ${grant([...fixedColumns, ...columnsOf([name])])}`,
      );
      const sums = await varied.workspace.inside(async (tx) => {
        await tx.execute(sql.raw(`set local role ${role}`));
        const where = counted(tenantId, {});
        return sources[name].count(tx, tenantId, where, { group: cellOfBooking });
      });
      assert.ok(sums.length > 0, name);
    }
  });

  test('have triggers on all of their tables', async () => {
    const rows = rowsOf<{ table: string; events: number }>(
      await api.db.execute(sql`
        select event_object_table as table, count(*)::int as events
        from information_schema.triggers
        where trigger_name like 'due\_of\_%' group by 1 order by 1`),
    );
    const tables = new Set(columnsOf(sourceNames).map(({ table }) => getTableName(table)));
    assert.deepEqual(
      rows,
      [...tables].sort().map((table) => ({ table, events: 3 })),
    );
  });
});
