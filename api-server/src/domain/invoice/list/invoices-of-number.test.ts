import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { InvoicesOfNumber } from '@shootline/shared-api/contract';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../../tests/workspace.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;
type InvoiceValues = NonNullable<Parameters<TestWorkspace['invoice']>[2]>;

describe('the invoices with the same number', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Everyone;

  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
  });
  after(() => api.close());

  const invoiced = async (values: InvoiceValues, videographerId = users.videographer.id) => {
    const booking = await workspace.booking({
      state: 'job_complete',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
      videographerId,
    });
    return workspace.invoice(booking.id, videographerId, { state: 'submitted', ...values });
  };
  const together = (who: Everyone['admin'], { id }: { id: string }) =>
    api.get<InvoicesOfNumber>(who, `/invoice/${id}/same-number`);

  test('are those of one videographer, with their states and total claim', async () => {
    const first = await invoiced({ invoiceNumber: 'BH-0250', claimedAmount: 630_00 });
    const second = await invoiced({
      invoiceNumber: 'bh-0250',
      claimedAmount: 955_50,
      state: 'approved',
    });
    const other = (await workspace.user('camera_operator')).id;
    await invoiced({ invoiceNumber: 'BH-0250', claimedAmount: 100_00 }, other);
    await invoiced({ invoiceNumber: 'BH-0251', claimedAmount: 100_00 });
    for (const reader of [users.videographer, users.finance, users.admin]) {
      const { invoices, total_formatted } = await together(reader, second);
      assert.deepEqual(
        invoices.map(({ uuid, state, claimed_invoice_amount_formatted: claimed }) => [
          uuid,
          state,
          claimed,
        ]),
        [
          [first.id, 'submitted', 'A$630.00'],
          [second.id, 'approved', 'A$955.50'],
        ],
      );
      assert.equal(total_formatted, 'A$1,585.50');
    }
  });

  test('may differ in case, width, spaces, dashes and invisible characters', async () => {
    const spellings = [
      'XY-0250',
      'xy 0250',
      'XY\u20130250',
      'XY0250',
      '\uff38\uff39\uff0d\uff10\uff12\uff15\uff10',
      'XY\u00a0-\u202f0250',
      'XY\u200b-02\u00ad50\ufeff',
    ];
    const same: string[] = [];
    for (const invoiceNumber of spellings) {
      same.push((await invoiced({ invoiceNumber, claimedAmount: 1_00 })).id);
    }
    await invoiced({ invoiceNumber: 'XY-02 50', claimedAmount: 1_00 });
    await invoiced({ invoiceNumber: 'XY-0251', claimedAmount: 1_00 });
    for (const id of same) {
      const { invoices } = await together(users.finance, { id });
      assert.deepEqual(
        invoices.map(({ uuid }) => uuid),
        same,
      );
      assert.deepEqual(
        invoices.map(({ invoice_number }) => invoice_number),
        spellings,
      );
    }
  });

  test('have no total in several currencies', async () => {
    const first = await invoiced({ invoiceNumber: 'MIX-1', claimedAmount: 100_00 });
    await invoiced({ invoiceNumber: 'MIX-1', claimedAmount: 100_00, currency: 'USD' });
    const { invoices, total_formatted } = await together(users.finance, first);
    assert.equal(invoices.length, 2);
    assert.equal(total_formatted, null);
  });

  test('are only the invoice itself while it has no number', async () => {
    const first = await invoiced({ state: 'init', invoiceNumber: '' });
    await invoiced({ state: 'init', invoiceNumber: '' });
    const { invoices, total_formatted } = await together(users.videographer, first);
    assert.deepEqual(
      invoices.map(({ uuid }) => uuid),
      [first.id],
    );
    assert.equal(total_formatted, null);
  });

  test('are hidden from users who may not read the invoice', async () => {
    const { id } = await invoiced({ invoiceNumber: 'OWN-1', claimedAmount: 100_00 });
    const stranger = await workspace.user('camera_operator');
    for (const reader of [stranger, users.clientUser, users.editor]) {
      const { status } = await api.ask(reader, `/invoice/${id}/same-number`);
      assert.equal(status, 404);
    }
  });
});
