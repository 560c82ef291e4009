import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { InvoiceTotals } from '@shootline/shared-api/contract';
import { addManyInvoices } from '../../../../tests/load/many-invoices.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../../tests/workspace.ts';

describe('the totals of My Invoices', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  async function scene() {
    const workspace = await createTestWorkspace(api.db);
    const users = await workspace.everyone();
    const second = await workspace.user('camera_operator');
    const booking = (values: Partial<Parameters<typeof workspace.booking>[0]> = {}) =>
      workspace.booking({
        state: 'job_complete',
        clientId: users.client.id,
        submitterId: users.clientUser.id,
        videographerId: users.videographer.id,
        ...values,
      });
    const totals = (query = '', who = users.finance) =>
      api.get<InvoiceTotals>(who, `/invoice/totals${query}`);
    return { workspace, users, second, booking, totals };
  }
  const amounts = ({ totals }: InvoiceTotals) =>
    totals?.map((sum) => [
      sum.currency,
      sum.client_cost,
      sum.supplier_cost_estimated,
      sum.supplier_cost_claimed,
    ]);

  test('add up the matching invoices, with claims of submitted ones only', async () => {
    const { workspace, users, booking, totals } = await scene();
    const [one, two, three] = [await booking(), await booking(), await booking()];
    const claim = { state: 'submitted' as const, invoiceNumber: 'A', claimedAmount: 785_00 };
    await workspace.invoice(one.id, users.videographer.id, claim);
    await workspace.invoice(two.id, users.videographer.id);
    await workspace.invoice(three.id, users.videographer.id, {
      state: 'approved',
      claimedAmount: 740_00,
    });
    assert.deepEqual(await totals('?is_approved=false'), {
      count: 2,
      totals: [
        {
          currency: 'AUD',
          client_cost: 2520_00,
          client_cost_formatted: 'A$2,520.00',
          supplier_cost_estimated: 1480_00,
          supplier_cost_estimated_formatted: 'A$1,480.00',
          supplier_cost_claimed: 785_00,
          supplier_cost_claimed_formatted: 'A$785.00',
        },
      ],
    });
    assert.deepEqual(amounts(await totals('?view=to_bill')), [['AUD', 1260_00, 740_00, 740_00]]);
    assert.deepEqual(await totals('?invoice_number=none'), { count: 0, totals: [] });
  });

  test('are grouped by the currency of each price', async () => {
    const { workspace, users, booking, totals } = await scene();
    const manual = await booking({
      isClientCostManual: true,
      clientCost: 900_00,
      clientCostCurrency: 'SGD',
    });
    await workspace.invoice(manual.id, users.videographer.id, {
      state: 'submitted',
      claimedAmount: 10_00,
      currency: 'USD',
    });
    const yen = await booking({
      isVideographerCostManual: true,
      videographerCost: 30_000,
      videographerCostCurrency: 'JPY',
    });
    await workspace.invoice(yen.id, users.videographer.id, { currency: 'JPY' });
    assert.deepEqual(amounts(await totals()), [
      ['AUD', 1260_00, 740_00, 0],
      ['JPY', 0, 30_000, 0],
      ['SGD', 900_00, 0, 0],
      ['USD', 0, 0, 10_00],
    ]);
  });

  test("count a client's price once where two videographers invoice a booking", async () => {
    const { workspace, users, second, booking, totals } = await scene();
    const shared = await booking({ state: 'cancelled' });
    await workspace.fee(shared.id, users.finance.id, users.videographer.id, 'within_48_hours');
    await workspace.fee(shared.id, users.finance.id, second.id, 'within_24_hours');
    await workspace.invoice(shared.id, users.videographer.id);
    await workspace.invoice(shared.id, second.id);
    assert.deepEqual(amounts(await totals()), [['AUD', 630_00, 370_00 + 740_00, 0]]);
    assert.deepEqual(amounts(await totals(`?camop=${second.id}`)), [['AUD', 630_00, 740_00, 0]]);
  });

  test('leave out bookings without a price', async () => {
    const { workspace, users, booking, totals } = await scene();
    const vague = await booking({ address: null, duration: null });
    await workspace.invoice(vague.id, users.videographer.id);
    assert.deepEqual(await totals(), { count: 1, totals: [] });
  });

  test('are not added up for more than 10,000 invoices', async () => {
    const { users, totals } = await scene();
    await addManyInvoices(api.db, users, 10_001);
    assert.deepEqual(await totals(), { count: 10_001, totals: null });
    const most = await totals('?is_po_number_exist=true');
    assert.equal(most.count, 10_000);
    assert.deepEqual(amounts(most), [['SGD', 960_00 * 10_000, 560_00 * 10_000, 0]]);
  });

  test('are for finance and admins', async () => {
    const { users, totals } = await scene();
    assert.equal((await totals('', users.admin)).count, 0);
    for (const name of ['unapproved', 'owner', 'videographer', 'editor', 'reviewer'] as const) {
      assert.equal((await api.refused(users[name], '/invoice/totals')).status, 403, name);
    }
    const wrong = await api.refused(users.finance, '/invoice/totals?from_date=31-02-2026');
    assert.deepEqual([wrong.status, wrong.body.errors[0]?.field], [400, 'from_date']);
  });
});
