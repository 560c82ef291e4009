import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type {
  ApiErrorBody,
  Booking,
  InvoiceState,
  InvoiceUpdateResult,
} from '@shootline/shared-api/contract';
import { eq } from '../../../platform/db/drizzle.ts';
import { booking as bookingTable, stateLog } from '../../schema.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../../tests/workspace.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;
type Actor = Everyone['admin'];
type Row = Record<string, unknown>;
type Results = { results: InvoiceUpdateResult[] };

describe('updating invoices', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Everyone;

  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
  });
  after(() => api.close());

  const shot = () =>
    workspace.booking({
      state: 'job_complete',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
      videographerId: users.videographer.id,
    });
  const make = async (state: InvoiceState = 'approved', who: Actor = users.videographer) => {
    const booking = await shot();
    return { booking, ...(await workspace.invoice(booking.id, who.id, { state })) };
  };
  const update = <Body = Results>(rows: Row[], who: Actor = users.finance) =>
    api.send<Body>(who, 'POST', '/invoice/update-invoices', rows);
  const selected = (uuid: string, values: Row = {}) => ({ uuid, is_selected: true, ...values });
  const outcomes = ({ results }: Results) => results.map(({ result }) => result);

  test('writes the fields of the selected rows, in any state', async () => {
    const [one, two] = [await make(), await make('init')];
    const left = await make();
    const { body } = await update([
      selected(one.id, { billed_to_client: true, added_to_xero: true, quote_number: ' QU-1 ' }),
      selected(two.id, { po_number: 'PO-2', sales_invoice_number: 'SI-3' }),
      { uuid: left.id, is_selected: false, added_to_xero: true },
      selected(left.id, { added_to_xero: false }),
    ]);
    assert.deepEqual(outcomes(body), ['updated', 'updated', 'unchanged', 'unchanged']);
    const [first, second, third] = body.results.map(({ invoice }) => invoice);
    assert.deepEqual(
      [first?.billed_to_client, first?.added_to_xero, first?.quote_number, first?.po_number],
      [true, true, 'QU-1', ''],
    );
    assert.deepEqual([second?.po_number, second?.sales_invoice_number], ['PO-2', 'SI-3']);
    assert.equal(third?.added_to_xero, false);
    const of = (id: string) => api.get<Booking>(users.admin, `/booking/${id}`);
    assert.deepEqual(
      [(await of(one.booking.id)).version, (await of(left.booking.id)).version],
      [2, 1],
    );
    const logs = await workspace.inside((tx) =>
      tx.select().from(stateLog).where(eq(stateLog.bookingId, one.booking.id)),
    );
    assert.deepEqual(
      logs.map(({ reason, userId, version }) => [reason, userId, version]),
      [['update_invoice', users.finance.id, 2]],
    );
  });

  test('keeps the good rows when others are refused', async () => {
    const [good, long] = [await make(), await make()];
    const stranger = await (await createTestWorkspace(api.db)).everyone();
    const { status, body } = await update([
      selected(stranger.admin.id, { po_number: 'x' }),
      selected(long.id, { po_number: 'x'.repeat(101) }),
      selected(good.id, { po_number: 'PO-1' }),
      selected(good.id, { po_number: 'PO-2' }),
    ]);
    assert.equal(status, 200);
    assert.deepEqual(outcomes(body), ['refused', 'refused', 'updated', 'refused']);
    const [unknown, tooLong, kept] = body.results;
    assert.deepEqual(
      [unknown?.message, unknown?.invoice],
      ["Sorry, we can't find this invoice.", null],
    );
    assert.deepEqual(
      tooLong?.errors.map(({ field, message }) => [field, message]),
      [['po_number', 'Enter at most 100 characters.']],
    );
    assert.equal(kept?.invoice?.po_number, 'PO-1');
  });

  test('leaves an invoice as it is for a caller who has not seen its latest change', async () => {
    const { id } = await make();
    const mark = async (row: Row) => (await update([selected(id, row)])).body.results[0];
    const seen = await mark({ billed_to_client: true });
    const modified = seen?.invoice?.modified;
    api.moveClock(1);
    await mark({ po_number: 'PO-1' });
    const late = await mark({ billed_to_client: false, modified });
    assert.deepEqual(
      [late?.result, late?.message, late?.invoice?.billed_to_client],
      ['refused', 'This invoice has changed meanwhile, so it stays as it is.', true],
    );
    const now = await mark({ billed_to_client: false, modified: late?.invoice?.modified });
    assert.deepEqual([now?.result, now?.invoice?.billed_to_client], ['updated', false]);
  });

  test('shows the booking’s number again once it is written back', async () => {
    const { id, booking } = await make();
    const order = async (purchaseOrder: string) =>
      workspace.inside((tx) =>
        tx.update(bookingTable).set({ purchaseOrder }).where(eq(bookingTable.id, booking.id)),
      );
    await order('PO-1');
    await update([selected(id, { po_number: 'PO-9' })]);
    await update([selected(id, { po_number: 'PO-1' })]);
    await order('PO-2');
    const { body } = await update([selected(id)]);
    assert.equal(body.results[0]?.invoice?.po_number, 'PO-2');
  });

  test('refuses the Xero mark before the invoice is submitted', async () => {
    const { id } = await make('init');
    const { body } = await update([selected(id, { added_to_xero: true, po_number: 'PO-1' })]);
    assert.deepEqual(outcomes(body), ['refused']);
    assert.deepEqual(
      body.results[0]?.errors.map(({ field, message }) => [field, message]),
      [['added_to_xero', 'The videographer has not submitted an invoice yet.']],
    );
    assert.deepEqual(outcomes((await update([selected(id, { added_to_xero: false })])).body), [
      'unchanged',
    ]);
    for (const state of ['submitted', 'approved', 'rejected'] as const) {
      const { id: claimed } = await make(state);
      const answer = await update([selected(claimed, { added_to_xero: true })]);
      assert.deepEqual(outcomes(answer.body), ['updated'], state);
    }
  });

  test('lets only admins change the notes', async () => {
    const { id } = await make();
    const row = selected(id, { admin_invoice_notes: 'Pay with the next run.' });
    const finance = await update([row]);
    assert.deepEqual(outcomes(finance.body), ['refused']);
    assert.equal(finance.body.results[0]?.errors[0]?.field, 'admin_invoice_notes');
    const admin = await update([row], users.admin);
    assert.equal(admin.body.results[0]?.invoice?.admin_invoice_notes, 'Pay with the next run.');
    assert.deepEqual(outcomes((await update([row])).body), ['unchanged']);
  });

  test('shows the booking’s notes until an admin writes others', async () => {
    const { id, booking } = await make();
    const of = async (who = users.admin) => {
      const { body } = await update([selected(id, { sales_invoice_number: '' })], who);
      return body.results[0]?.invoice?.admin_invoice_notes;
    };
    assert.equal(await of(), '');
    await workspace.inside((tx) =>
      tx
        .update(bookingTable)
        .set({ invoiceNotes: 'Split over two cost centres.' })
        .where(eq(bookingTable.id, booking.id)),
    );
    assert.equal(await of(users.finance), 'Split over two cost centres.');
    const same = selected(id, { admin_invoice_notes: 'Split over two cost centres.' });
    assert.deepEqual(outcomes((await update([same], users.admin)).body), ['unchanged']);
    await update([selected(id, { admin_invoice_notes: '' })], users.admin);
    assert.equal(await of(), '');
  });

  test('logs a booking once, even with several invoices', async () => {
    const booking = await shot();
    const other = await workspace.user('camera_operator');
    const invoices = [
      await workspace.invoice(booking.id, users.videographer.id),
      await workspace.invoice(booking.id, other.id),
    ];
    const rows = invoices.map(({ id }) => selected(id, { billed_to_client: true }));
    assert.deepEqual(outcomes((await update(rows)).body), ['updated', 'updated']);
    const { version } = await api.get<Booking>(users.admin, `/booking/${booking.id}`);
    assert.equal(version, 2);
  });

  test('is for finance and admins only, up to a maximum number of rows', async () => {
    const { id } = await make();
    for (const name of ['clientUser', 'owner', 'videographer', 'editor', 'reviewer'] as const) {
      assert.equal((await update([selected(id)], users[name])).status, 403, name);
    }
    for (const rows of [[], Array.from({ length: 2001 }, () => selected(id))]) {
      assert.equal((await update<ApiErrorBody>(rows)).status, 400);
    }
  });

  test('does not deadlock on the same invoices in another order', async () => {
    const made = [await make(), await make(), await make()];
    const rows = (po_number: string) => made.map(({ id }) => selected(id, { po_number }));
    const answers = await Promise.all([update(rows('A')), update(rows('B').toReversed())]);
    for (const { body } of answers) assert.deepEqual(new Set(outcomes(body)), new Set(['updated']));
  });
});
