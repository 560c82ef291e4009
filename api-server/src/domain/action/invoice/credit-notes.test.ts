import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { components, Invoice, SupplierInvoice } from '@shootline/shared-api/contract';
import { startInvoicing } from '../../../../tests/workspaces/invoicing.ts';

type BookingPage = components['schemas']['BookingPage'];

const { api, users, shot, number, rowOf, submit, refused } = await startInvoicing();
after(() => api.close());

const { videographer, finance } = users;

describe('parts and credit notes', () => {
  const submitted = async (booking: { id: string }, values: Record<string, unknown> = {}) => {
    const row = rowOf(booking, { invoice_number: number(), ...values });
    const { status, body } = await submit([row]);
    assert.equal(status, 200, JSON.stringify(body));
    const [invoice] = body.invoices;
    assert.ok(invoice);
    return invoice;
  };
  const decide = async (
    { uuid }: { uuid: string },
    decision: 'approved' | 'rejected' = 'approved',
  ) => {
    const path = `/invoice/${uuid}/make-${decision}`;
    const { status } = await api.send<Invoice>(finance, 'POST', path, {});
    assert.equal(status, 200);
  };
  const approved = async (booking: { id: string }, values: Record<string, unknown> = {}) => {
    const invoice = await submitted(booking, values);
    await decide(invoice);
    return api.get<SupplierInvoice>(videographer, `/invoice/${invoice.uuid}`);
  };
  const own = async (booking: { id: string }) => {
    const path = `/invoice/of-bookings?bookings=${booking.id}`;
    const { invoices } = await api.get<{ invoices: SupplierInvoice[] }>(videographer, path);
    return invoices;
  };
  const open = async (booking: { id: string }) =>
    (await own(booking)).find(({ kind, state }) => kind === 'invoice' && state !== 'approved');
  const summary = async (booking: { id: string }) => {
    const { results } = await api.get<BookingPage>(videographer, '/booking/list-bookings');
    return results.find(({ uuid }) => uuid === booking.id);
  };

  test('a booking is invoiced in two parts, the second once the first is approved', async () => {
    const booking = await shot();
    const first = await submitted(booking, { amount: 300_00 });
    assert.deepEqual(
      [first.claimed_invoice_amount, first.part_amount, first.is_total_different],
      [300_00, 300_00, false],
    );
    assert.equal((await own(booking)).length, 1);
    await decide(first);
    const next = await open(booking);
    assert.deepEqual(
      [next?.state, next?.claimable_amount, next?.booking.total_camera_operator_cost.cost],
      ['init', 440_00, 440_00],
    );
    assert.deepEqual((await summary(booking))?.invoice_action, 'create');
    const { errors } = await refused([
      rowOf(booking, { invoice_number: number(), amount: 440_01 }),
    ]);
    assert.deepEqual(errors, ['0.amount: Enter at most A$440.00.']);
    const second = await approved(booking, { line_items: [{ amount: 20_00, description: '' }] });
    assert.deepEqual([second.claimed_invoice_amount, second.part_amount], [460_00, 440_00]);
    assert.equal(await open(booking), undefined);
    assert.equal((await summary(booking))?.invoice_action, 'view');
    assert.equal((await refused([rowOf(booking, { invoice_number: number() })])).status, 409);
  });

  test('an approved invoice is credited in full, and its booking invoiced again', async () => {
    const booking = await shot();
    const invoice = await approved(booking, {
      line_items: [{ amount: 45_00, description: 'Parking' }],
    });
    assert.deepEqual(
      [invoice.permissions.credit_invoice, invoice.creditable_amount],
      [true, 785_00],
    );
    const note = await submitted(booking, { credited_invoice: invoice.uuid });
    assert.deepEqual(
      [note.kind, note.state, note.claimed_invoice_amount, note.part_amount],
      ['credit_note', 'submitted', -785_00, -740_00],
    );
    assert.deepEqual(note.credited_invoice?.invoice_number, invoice.invoice_number);
    assert.deepEqual(note.line_items, [{ amount: -45_00, description: 'Parking' }]);
    assert.equal(await open(booking), undefined);
    await decide(note);
    const next = await open(booking);
    assert.deepEqual([next?.state, next?.claimable_amount], ['init', 740_00]);
    const again = await approved(booking);
    assert.equal(again.claimed_invoice_amount, 740_00);
  });

  test('a part of an invoice is credited, which leaves nothing to invoice again', async () => {
    const booking = await shot();
    const invoice = await approved(booking);
    const { errors } = await refused([
      rowOf(booking, { invoice_number: number(), credited_invoice: invoice.uuid, amount: 740_01 }),
    ]);
    assert.deepEqual(errors, ['0.amount: Enter at most A$740.00.']);
    await approved(booking, { credited_invoice: invoice.uuid, amount: 40_00 });
    const { creditable_amount: left } = await api.get<SupplierInvoice>(
      videographer,
      `/invoice/${invoice.uuid}`,
    );
    assert.equal(left, 700_00);
    assert.equal(await open(booking), undefined);
    const rest = await approved(booking, { credited_invoice: invoice.uuid });
    assert.deepEqual([rest.claimed_invoice_amount, rest.part_amount], [-700_00, -700_00]);
    assert.equal((await open(booking))?.claimable_amount, 740_00);
  });

  test('a rejected credit note is corrected, under its number', async () => {
    const booking = await shot();
    const invoice = await approved(booking);
    const note = await submitted(booking, { credited_invoice: invoice.uuid });
    await decide(note, 'rejected');
    const corrected = await submitted(booking, {
      invoice_number: note.invoice_number,
      credited_invoice: invoice.uuid,
      amount: 1_00,
    });
    assert.deepEqual(
      [corrected.uuid, corrected.state, corrected.revision, corrected.claimed_invoice_amount],
      [note.uuid, 'submitted', 2, -1_00],
    );
  });

  test('a credit note has a number of its own, no line items, and no company', async () => {
    const [booking, other] = [await shot(), await shot()];
    const invoice = await approved(booking);
    const row = (values: Record<string, unknown>) =>
      rowOf(booking, { invoice_number: number(), credited_invoice: invoice.uuid, ...values });
    assert.deepEqual((await refused([row({ invoice_number: invoice.invoice_number })])).errors, [
      '0.invoice_number: You have used this invoice number for another booking.',
    ]);
    const item = { amount: 1_00, description: 'x' };
    assert.deepEqual((await refused([row({ line_items: [item] })])).errors, [
      '0.line_items: A credit note has no line items.',
    ]);
    const same = number();
    assert.deepEqual(
      (await refused([rowOf(other, { invoice_number: same }), row({ invoice_number: same })]))
        .errors,
      ['1.credited_invoice: Submit a credit note on its own.'],
    );
  });

  test('an undone approval takes the next invoice away again', async () => {
    const booking = await shot();
    const first = await submitted(booking, { amount: 100_00 });
    const { body } = await api.send<Invoice>(
      finance,
      'POST',
      `/invoice/${first.uuid}/make-approved`,
      undefined,
      { 'Undoable-For': '10' },
    );
    assert.equal((await own(booking)).length, 2);
    const { uuid, version } = body.booking;
    await api.send(finance, 'POST', '/booking/undo', { bookings: [{ uuid, version }] });
    assert.deepEqual(
      (await own(booking)).map(({ state }) => state),
      ['submitted'],
    );
  });

  test('a price can be changed again once its invoice is credited in full', async () => {
    const booking = await shot();
    const invoice = await approved(booking);
    const costs = {
      is_client_cost_manual: false,
      client_cost_currency: 'AUD',
      is_camera_operator_cost_manual: true,
      camera_operator_cost: 500_00,
      camera_operator_cost_currency: 'AUD',
    };
    const change = () => api.send(finance, 'POST', `/booking/${booking.id}/update-costs`, costs);
    assert.equal((await change()).status, 409);
    await approved(booking, { credited_invoice: invoice.uuid });
    assert.equal((await change()).status, 200);
    assert.equal((await open(booking))?.claimable_amount, 500_00);
    const again = await approved(booking);
    assert.equal(again.claimed_invoice_amount, 500_00);
  });
});
