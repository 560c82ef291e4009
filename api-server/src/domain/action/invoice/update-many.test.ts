import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { roles, type ApiErrorBody, type InvoiceUpdateResult } from '@shootline/shared-api/contract';
import { and, count, eq, max, min, sql } from '../../../platform/db/drizzle.ts';
import { booking, invoice, appUser, stateLog } from '../../schema.ts';
import { addManyInvoices } from '../../../../tests/load/many-invoices.ts';
import { isOnCitus } from '../../../../tests/database.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../../tests/workspace.ts';

const path = '/invoice/update-invoices';
const lines = { Accept: 'application/x-ndjson' };

describe('updating thousands of invoices', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Awaited<ReturnType<TestWorkspace['everyone']>>;

  before(async () => {
    api = await startTestApi();
  });
  beforeEach(async () => {
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
  });
  after(() => api.close());

  const markOf = (uuid: string, number: number) => ({
    uuid,
    is_selected: true,
    added_to_xero: true,
    sales_invoice_number: `SI-${number}`,
  });
  const resultsOf = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as InvoiceUpdateResult);

  /** The results of a request as they come: an array for each part of the answer. */
  async function parts(rows: unknown[]) {
    const response = await api.app.request(`/api${path}`, {
      method: 'POST',
      headers: {
        ...lines,
        Authorization: `Token ${await api.tokenOf(users.finance)}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(rows),
    });
    assert.equal(response.status, 200);
    const reader = response.body?.getReader();
    assert.ok(reader);
    return async () => {
      const { value, done } = await reader.read();
      return done ? undefined : resultsOf(new TextDecoder().decode(value));
    };
  }

  test('answers 2,000 rows in order and writes the valid ones', async () => {
    const ids = await addManyInvoices(api.db, users, 2000);
    const rows = ids.map(markOf);
    const wrong = { ...markOf(ids[1234] ?? '', 0), quote_number: 'Q'.repeat(101) };
    rows[1234] = wrong;
    rows[1999] = markOf(ids[3] ?? '', 9);
    const { status, body } = await api.send<string>(users.finance, 'POST', path, rows, lines);
    assert.equal(status, 200);
    const results = resultsOf(body);
    assert.deepEqual(
      results.map(({ uuid }) => uuid),
      rows.map(({ uuid }) => uuid),
    );
    const refused = results.filter(({ result }) => result === 'refused');
    assert.deepEqual(
      refused.map(({ uuid, errors }) => [uuid, errors[0]?.field, errors[0]?.message]),
      [
        [wrong.uuid, 'quote_number', 'Enter at most 100 characters.'],
        [ids[3], 'uuid', 'This invoice is in the list already.'],
      ],
    );
    assert.equal(results.filter(({ result }) => result === 'updated').length, 1998);
    const [first] = results;
    assert.deepEqual(
      [first?.invoice?.added_to_xero, first?.invoice?.sales_invoice_number],
      [true, 'SI-0'],
    );

    const { tenantId } = workspace;
    const [logs] = await workspace.inside((tx) =>
      tx
        .select({ count: count(), lowest: min(stateLog.version), highest: max(stateLog.version) })
        .from(stateLog)
        .where(and(eq(stateLog.tenantId, tenantId), eq(stateLog.reason, 'update_invoice'))),
    );
    assert.deepEqual(logs, { count: 1998, lowest: 2, highest: 2 });
    const [raised] = await workspace.inside((tx) =>
      tx
        .select({ count: count() })
        .from(booking)
        .where(and(eq(booking.tenantId, tenantId), eq(booking.version, 2))),
    );
    assert.equal(raised?.count, 1998);

    const again = await api.send<string>(users.finance, 'POST', path, rows, lines);
    const outcomes = new Set(resultsOf(again.body).map(({ result }) => result));
    assert.deepEqual(outcomes, new Set(['unchanged', 'refused']));
  });

  test('sends the results of each batch once it is written', async () => {
    const ids = await addManyInvoices(api.db, users, 250);
    const next = await parts(ids.map(markOf));
    const first = await next();
    const last = first?.at(-1);
    assert.ok(last && first && first.length < 250);
    const { sales_invoice_number: number } = await api.get<{ sales_invoice_number: string }>(
      users.admin,
      `/invoice/${last.uuid}`,
    );
    assert.equal(number, `SI-${first.length - 1}`);
    let received = first.length;
    for (let part = await next(); part; part = await next()) received += part.length;
    assert.equal(received, 250);
  });

  const numberOf = async (id: string | undefined) => {
    const [row] = await workspace.inside((tx) =>
      tx
        .select({ number: invoice.salesInvoiceNumber })
        .from(invoice)
        .where(eq(invoice.id, id ?? '')),
    );
    return row?.number;
  };

  test('refuses the remaining rows, without their invoices, once the sender loses the right', async () => {
    const ids = await addManyInvoices(api.db, users, 350);
    const next = await parts(ids.map(markOf));
    const results = (await next()) ?? [];
    await workspace.inside((tx) =>
      tx.update(appUser).set({ role: roles.reviewer }).where(eq(appUser.id, users.finance.id)),
    );
    for (let part = await next(); part; part = await next()) results.push(...part);
    assert.deepEqual(
      results.map(({ uuid }) => uuid),
      ids,
    );
    const [first, last] = [results[0], results.at(-1)];
    assert.deepEqual([first?.result, last?.result, last?.invoice], ['updated', 'refused', null]);
    assert.match(last?.message ?? '', /you do not have permission/);
    assert.deepEqual([await numberOf(ids[0]), await numberOf(ids[349])], ['SI-0', '']);
  });

  // Its trigger is of one machine.
  test(
    'stops where writing fails and keeps the rows written before',
    { skip: isOnCitus },
    async () => {
      const ids = await addManyInvoices(api.db, users, 350);
      await api.db.execute(sql`
      create function shootline.fail() returns trigger language plpgsql as
        'begin raise exception ''disk full''; end'`);
      await api.db.execute(sql`
      create trigger fail before update on shootline.invoice for each row
        when (new.sales_invoice_number = 'SI-349') execute function shootline.fail()`);
      try {
        const next = await parts(ids.map(markOf));
        const results: InvoiceUpdateResult[] = [];
        const readAll = async () => {
          for (let part = await next(); part; part = await next()) results.push(...part);
        };
        await assert.rejects(readAll());
        assert.ok(results.length > 0 && results.length < 350);
        assert.deepEqual([await numberOf(ids[0]), await numberOf(ids[349])], ['SI-0', '']);
      } finally {
        await api.db.execute(sql`drop function shootline.fail() cascade`);
      }
    },
  );

  test('accepts rows with all numbers at their maximum length', async () => {
    const ids = await addManyInvoices(api.db, users, 2000);
    const long = 'Ä'.repeat(100);
    const numbers = { quote_number: long, po_number: long, sales_invoice_number: long };
    const rows = ids.map((uuid) => ({ uuid, is_selected: true, ...numbers }));
    const { body } = await api.send<string>(users.finance, 'POST', path, rows, lines);
    assert.deepEqual(new Set(resultsOf(body).map(({ result }) => result)), new Set(['updated']));
    const tooLarge = [{ uuid: ids[0], is_selected: true, quote_number: 'x'.repeat(8_000_000) }];
    assert.equal((await api.send(users.finance, 'POST', path, tooLarge)).status, 413);
  });

  test('answers a refused call with plain JSON even if lines are asked for', async () => {
    const ids = await addManyInvoices(api.db, users, 1);
    const refused = await api.send<ApiErrorBody>(
      users.reviewer,
      'POST',
      path,
      ids.map(markOf),
      lines,
    );
    assert.deepEqual([refused.status, refused.body.type], [403, 'Forbidden']);
  });
});
