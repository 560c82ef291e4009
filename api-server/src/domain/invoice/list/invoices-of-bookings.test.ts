import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { BookingState, Invoice, SupplierInvoice } from '@shootline/shared-api/contract';
import { invoice } from '../../schema.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../../tests/workspace.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;
type Answer = { invoices: (Invoice & SupplierInvoice)[] };

describe('the invoices of some bookings', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Everyone;

  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
  });
  after(() => api.close());

  const shot = (
    state: BookingState,
    values: Partial<Parameters<TestWorkspace['booking']>[0]> = {},
  ) =>
    workspace.booking({
      state,
      clientId: users.client.id,
      submitterId: users.clientUser.id,
      videographerId: users.videographer.id,
      ...values,
    });
  const of = async (who: Everyone['admin'], bookings: { id: string }[]) => {
    const ids = bookings.map(({ id }) => id).join(',');
    return (await api.get<Answer>(who, `/invoice/of-bookings?bookings=${ids}`)).invoices;
  };

  test('are, for a videographer, their own and those they may submit, in the requested order', async () => {
    const submitted = await shot('job_complete');
    const stored = await workspace.invoice(submitted.id, users.videographer.id, {
      state: 'submitted',
      claimedAmount: 740_00,
    });
    const open = await shot('footage_provided');
    const fee = await shot('request_cancelled', { videographerId: null });
    await workspace.fee(fee.id, users.finance.id, users.videographer.id);
    const early = await shot('assigned');
    const others = await shot('job_complete', {
      videographerId: (await workspace.user('camera_operator')).id,
    });
    const abroad = await createTestWorkspace(api.db);
    const theirs = await abroad.everyone();
    const foreign = await abroad.booking({
      state: 'job_complete',
      clientId: theirs.client.id,
      submitterId: theirs.clientUser.id,
    });
    const unknown = { id: crypto.randomUUID() };
    const asked = [open, others, submitted, early, foreign, unknown, fee, open];
    const invoices = await of(users.videographer, asked);
    assert.deepEqual(
      invoices.map(({ booking, state }) => [booking.uuid, state]),
      [
        [open.id, 'init'],
        [submitted.id, 'submitted'],
        [fee.id, 'init'],
      ],
    );
    const [first, second, third] = invoices;
    assert.equal(second?.uuid, stored.id);
    assert.equal(first?.permissions.submit_invoice, true);
    assert.equal(first?.booking.total_camera_operator_cost.cost_formatted, 'A$740.00');
    assert.equal(third?.booking.total_camera_operator_cost.cost_formatted, 'A$370.00');
    assert.ok(!JSON.stringify(invoices).includes('client_cost'));
    const rows = await workspace.inside((tx) => tx.select().from(invoice));
    assert.equal(rows.length, 1);
  });

  test("can be submitted by their booking's id before they are stored", async () => {
    const booking = await shot('footage_provided');
    const [unopened] = await of(users.videographer, [booking]);
    const form = new FormData();
    form.set('file', new File(['%PDF-1.7 x'], 'invoice.pdf'));
    form.set(
      'data',
      JSON.stringify([{ booking_id: unopened?.booking.uuid, invoice_number: 'CN-1' }]),
    );
    const sent = await api.send<Answer>(
      users.videographer,
      'POST',
      '/invoice/submit-invoice',
      form,
    );
    assert.equal(sent.status, 200);
    const [submitted] = await of(users.videographer, [booking]);
    assert.deepEqual(
      [submitted?.uuid, submitted?.state],
      [sent.body.invoices[0]?.uuid, 'submitted'],
    );
  });

  test('include every invoice for finance and admins, and none for clients and editors', async () => {
    const booking = await shot('job_complete');
    const second = await workspace.user('camera_operator');
    const gone = await shot('deleted');
    for (const [at, { id }] of [
      [booking, users.videographer],
      [booking, second],
      [gone, users.videographer],
    ] as const) {
      await workspace.invoice(at.id, id, { state: 'approved', poNumber: 'PO-1' });
    }
    for (const who of [users.finance, users.admin]) {
      const invoices = await of(who, [gone, booking, await shot('footage_provided')]);
      assert.deepEqual(
        invoices.map(({ booking: at, po_number }) => [at.uuid, po_number]),
        [
          [booking.id, 'PO-1'],
          [booking.id, 'PO-1'],
        ],
      );
    }
    for (const who of [users.clientUser, users.owner, users.editor, users.reviewer]) {
      assert.deepEqual(await of(who, [booking]), []);
    }
    assert.deepEqual(await of(users.videographer, [gone]), []);
  });

  test('need 1 to 50 bookings', async () => {
    const [one] = [await shot('job_complete')];
    const many = Array.from({ length: 51 }, () => one.id).join(',');
    for (const bookings of ['', 'x', many]) {
      const { status } = await api.refused(
        users.videographer,
        `/invoice/of-bookings?bookings=${bookings}`,
      );
      assert.equal(status, 400, bookings);
    }
  });
});
