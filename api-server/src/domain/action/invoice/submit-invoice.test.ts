import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type {
  ApiErrorBody,
  Booking,
  BookingSummary,
  Invoice,
  InvoiceState,
  SupplierInvoice,
} from '@shootline/shared-api/contract';
import { acceptedFilesText } from '@shootline/shared-api/rules';
import { eq } from '../../../platform/db/drizzle.ts';
import { stateLog } from '../../schema.ts';
import { errorLines } from '../../../../tests/field-errors.ts';
import { type Submitted, pdf, startInvoicing } from '../../../../tests/workspaces/invoicing.ts';

type Actor = typeof users.videographer;
type Row = Record<string, unknown>;

const { api, workspace, users, shot, number, rowOf, submit, refused, stored } =
  await startInvoicing();
after(() => api.close());

describe('submitting invoices', () => {
  const withoutFile = (rows: Row[]) => {
    const form = new FormData();
    form.set('data', JSON.stringify(rows));
    return api.send<Submitted & ApiErrorBody>(
      users.videographer,
      'POST',
      '/invoice/submit-invoice',
      form,
    );
  };
  const logsOf = (bookingId: string) =>
    workspace.inside((tx) => tx.select().from(stateLog).where(eq(stateLog.bookingId, bookingId)));
  const news = async (of: Actor, bookingId: string) =>
    (await api.notifications(of))
      .filter((action) => action.target_uuid === bookingId)
      .map(({ verb }) => verb);

  test('takes an e-invoice, under its name in composed letters, but no other XML', async () => {
    const [booking, other] = [await shot(), await shot()];
    const ubl =
      '<?xml version="1.0"?>\n<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>';
    const cii =
      '<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"/>';
    for (const xml of [ubl, cii]) {
      const file = new File([xml], 'U\u0308ber.xml');
      const { body } = await submit([rowOf(booking, { invoice_number: 'XR-77' })], file);
      assert.equal(body.invoices[0]?.files[0]?.name, 'Über.xml');
    }
    for (const xml of [
      '<Invoice/>',
      `<!DOCTYPE Invoice [<!ENTITY a "b">]>${ubl}`,
      `<?xml-stylesheet href="x.xsl"?>${ubl}`,
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ]) {
      const file = new File([xml], 'rechnung.xml');
      const { status, errors } = await refused([rowOf(other, { invoice_number: 'XR-78' })], file);
      assert.equal(status, 400);
      assert.match(errors[0] ?? '', /^file: This XML file is not an e-invoice\. Choose /);
    }
  });

  test('takes a credit off the claim, but refuses a total below zero at its line', async () => {
    const booking = await shot();
    const items = (...amounts: number[]) =>
      rowOf(booking, {
        invoice_number: number(),
        line_items: amounts.map((amount) => ({ amount, description: 'Deposit paid' })),
      });
    const below = 'The total would be below zero. Check this amount.';
    assert.deepEqual((await refused([items(10_00, -750_01, 0)])).errors, [
      `0.line_items.1.amount: ${below}`,
    ]);
    const { body } = await submit([items(-200_00)]);
    const [invoice] = body.invoices;
    assert.deepEqual(
      [invoice?.claimed_invoice_amount, invoice?.is_total_different],
      [540_00, true],
    );
    const { body: free } = await submit([items(-740_00)]);
    assert.equal(free.invoices[0]?.claimed_invoice_amount, 0);
  });

  test('names other invoices whose number reads the same, and refuses an equal one', async () => {
    const bookings = [await shot(), await shot(), await shot(), await shot()];
    const [first, second, third, fourth] = bookings;
    assert.ok(first && second && third && fourth);
    const submitted = async (booking: { id: string }, invoice_number: string) => {
      const { status, body } = await submit([rowOf(booking, { invoice_number })]);
      assert.equal(status, 200);
      return body.similar_numbers.map((one) => [one.invoice_number, one.booking_uid]);
    };
    const [one, two] = [
      ['BH-0250', first.bookingUid],
      ['BH 0250', second.bookingUid],
    ];
    assert.deepEqual(await submitted(first, 'BH-0250'), []);
    assert.deepEqual(await submitted(second, 'BH 0250'), [one]);
    assert.deepEqual(await submitted(third, 'BH\u20130250'), [one, two]);
    // A correction with its own number.
    assert.deepEqual(await submitted(first, 'bh-0250'), [two, ['BH\u20130250', third.bookingUid]]);
    const { errors } = await refused([rowOf(fourth, { invoice_number: 'bh 0250' })]);
    assert.deepEqual(errors, [
      '0.invoice_number: You have used this invoice number for another booking.',
    ]);
    const stranger = await workspace.user('camera_operator');
    const theirs = await shot('footage_provided', { videographerId: stranger.id });
    const { body } = await submit([rowOf(theirs, { invoice_number: 'BH0250' })], pdf(), stranger);
    assert.deepEqual(body.similar_numbers, []);
  });

  test('claims the expected cost and the line items, and says when that is more', async () => {
    api.moveClock(1);
    const own = number();
    const booking = await shot();
    const row = rowOf(booking, {
      invoice_number: ` ${own} `,
      line_items: [
        { amount: 45_00, description: ' Parking ' },
        { amount: 32_50, description: null },
      ],
    });
    const { status, body } = await submit([row]);
    assert.equal(status, 200);
    const [invoice] = body.invoices;
    assert.ok(invoice);
    assert.deepEqual(
      [invoice.state, invoice.invoice_number, invoice.claimed_invoice_amount_formatted],
      ['submitted', own, 'A$817.50'],
    );
    assert.equal(invoice.booking.total_camera_operator_cost.cost, 740_00);
    assert.equal(invoice.is_total_different, true);
    assert.deepEqual(invoice.line_items, [
      { amount: 45_00, description: 'Parking' },
      { amount: 32_50, description: '' },
    ]);
    assert.deepEqual(
      invoice.files.map(({ name, size }) => [name, size]),
      [['invoice.pdf', 10]],
    );
    const { body: content } = await api.ask<string>(
      users.videographer,
      invoice.files[0]?.file ?? '',
    );
    assert.equal(content, '%PDF-1.7 x');

    const [log] = (await logsOf(booking.id)).slice(-1);
    assert.deepEqual(
      [log?.reason, log?.userId, log?.fromState, log?.toState, log?.version, log?.fields],
      [
        'submit_invoice',
        users.videographer.id,
        'footage_provided',
        'footage_provided',
        2,
        ['invoice'],
      ],
    );
    assert.deepEqual(await news(users.finance, booking.id), ['submitted an invoice for']);
    assert.deepEqual(await news(users.admin, booking.id), ['submitted an invoice for']);
    assert.deepEqual(await news(users.teamAdmin, booking.id), []);
    assert.deepEqual(await news(users.videographer, booking.id), []);
  });

  test('shows no notice when the total is as expected', async () => {
    const booking = await shot('job_complete');
    const { body } = await submit([rowOf(booking, { invoice_number: number() })]);
    assert.deepEqual(
      body.invoices.map((one) => [one.claimed_invoice_amount, one.is_total_different]),
      [[740_00, false]],
    );
  });

  test('of a cancelled shoot claims the price less the discount of the fee', async () => {
    const holder = await workspace.user('camera_operator');
    const booking = await shot('cancelled', { videographerId: null });
    await workspace.fee(booking.id, users.finance.id, holder.id, 'within_48_hours');
    const [row] = (await api.get<{ results: BookingSummary[] }>(holder, '/booking/list-bookings'))
      .results;
    assert.equal(row?.invoice_action, 'create');
    const { body } = await submit([rowOf(booking, { invoice_number: number() })], pdf(), holder);
    assert.equal(body.invoices[0]?.claimed_invoice_amount, 370_00);
    assert.equal(body.invoices[0]?.booking.has_cancellation_fee, true);

    const early = await shot('request_cancelled', { videographerId: null });
    await workspace.fee(early.id, users.finance.id, holder.id, 'within_24_hours');
    const list = '/booking/list-bookings?view=to_invoice';
    const { results } = await api.get<{ results: BookingSummary[] }>(holder, list);
    assert.deepEqual(
      results.map(({ uuid, invoice_action }) => [uuid, invoice_action]),
      [[early.id, 'create']],
    );
    const fromRequest = await submit([rowOf(early, { invoice_number: number() })], pdf(), holder);
    assert.equal(fromRequest.body.invoices[0]?.claimed_invoice_amount, 740_00);

    const unpaid = await shot('cancelled');
    const { status, message } = await refused([rowOf(unpaid)]);
    assert.equal(status, 409);
    assert.match(message, /there is no fee for you/);
  });

  test('of a released videographer claims their fee once the footage of another is provided', async () => {
    const released = await workspace.user('camera_operator');
    const booking = await shot('shoot_completed');
    await workspace.fee(booking.id, users.finance.id, released.id, 'within_48_hours');
    const tooEarly = await refused([rowOf(booking)], pdf(), released);
    assert.equal(tooEarly.status, 409);
    const path = `/booking/${booking.id}/make-video-provided`;
    assert.equal((await api.send(users.videographer, 'POST', path)).status, 200);
    assert.deepEqual(await news(released, booking.id), ['opened the invoice of your fee for']);

    const list = '/booking/list-bookings?view=to_invoice';
    const { results } = await api.get<{ results: BookingSummary[] }>(released, list);
    assert.deepEqual(
      results.map(({ camop_invoice, invoice_action }) => [camop_invoice?.state, invoice_action]),
      [['init', 'create']],
    );
    const { body } = await submit([rowOf(booking, { invoice_number: number() })], pdf(), released);
    assert.equal(body.invoices[0]?.claimed_invoice_amount, 370_00);
    const own = await submit([rowOf(booking, { invoice_number: number() })]);
    assert.equal(own.body.invoices[0]?.claimed_invoice_amount, 740_00);
  });

  test('shows the videographer the action for each invoice in the list', async () => {
    const [booking, list] = [await shot(), '/booking/list-bookings?title='];
    const of = async (who: Actor) => {
      const page = await api.get<{ results: BookingSummary[] }>(who, list);
      const row = page.results.find(({ uuid }) => uuid === booking.id);
      return [row?.invoice_action, row?.camop_invoice?.state];
    };
    assert.deepEqual(await of(users.videographer), ['create', undefined]);
    const { body } = await submit([rowOf(booking, { invoice_number: number() })]);
    assert.deepEqual(await of(users.videographer), ['edit', 'submitted']);
    assert.deepEqual(await of(users.finance), ['view', 'submitted']);
    assert.deepEqual(await of(users.reviewer), [null, 'submitted']);
    assert.deepEqual(await of(users.clientUser), [null, undefined]);
    const id = body.invoices[0]?.uuid ?? '';
    await api.send(users.finance, 'POST', `/invoice/${id}/make-approved?revision=1`);
    assert.deepEqual(await of(users.videographer), ['view', 'approved']);
    const detail = await api.get<Booking>(users.videographer, `/booking/${booking.id}`);
    assert.deepEqual([detail.invoice_action, detail.camop_invoice?.uuid], ['view', id]);
  });

  test('is only for the videographer, while the booking and the invoice permit it', async () => {
    const booking = await shot();
    for (const name of [
      'clientUser',
      'teamAdmin',
      'editor',
      'reviewer',
      'finance',
      'admin',
    ] as const) {
      assert.equal((await refused([rowOf(booking)], pdf(), users[name])).status, 403, name);
    }
    const stranger = await workspace.user('camera_operator');
    assert.equal((await refused([rowOf(booking)], pdf(), stranger)).status, 404);
    const early = await refused([rowOf(booking), rowOf(await shot('shoot_completed'))]);
    assert.deepEqual([early.status, early.errors.length], [409, 1]);
    assert.match(early.errors[0] ?? '', /^1\.booking_id: "Submit Invoice" is not possible while/);

    const expected: Record<InvoiceState, number> = {
      init: 200,
      submitted: 200,
      rejected: 200,
      approved: 409,
    };
    for (const [state, status] of Object.entries(expected)) {
      const one = await shot();
      await workspace.invoice(one.id, users.videographer.id, { state: state as InvoiceState });
      const answer = await submit<Submitted & ApiErrorBody>([
        rowOf(one, { invoice_number: number() }),
      ]);
      assert.equal(answer.status, status, state);
      if (status === 409)
        assert.match(answer.body.message, /is Approved\. It can be viewed only\./);
    }
    assert.equal((await submit([rowOf(booking, { invoice_number: number() })])).status, 200);
  });

  test('again after a rejection clears the reason and replaces the file', async () => {
    api.moveClock(1);
    const booking = await shot();
    const count = await stored();
    const own = number();
    const { body } = await submit([rowOf(booking, { invoice_number: own })]);
    const id = body.invoices[0]?.uuid ?? '';
    await api.send(users.finance, 'POST', `/invoice/${id}/make-rejected`, {
      revision: 1,
      rejection_details: 'Wrong total.',
    });
    const rejected = await api.get<SupplierInvoice>(users.videographer, `/invoice/${id}`);
    assert.deepEqual([rejected.state, rejected.rejection_details], ['rejected', 'Wrong total.']);
    api.moveClock(1);
    const again = await submit([rowOf(booking, { invoice_number: own })], pdf('better', 'b.pdf'));
    const [fresh] = again.body.invoices;
    assert.deepEqual(
      [fresh?.uuid, fresh?.state, fresh?.rejection_details, fresh?.files.map(({ name }) => name)],
      [id, 'submitted', '', ['b.pdf']],
    );
    assert.equal(await stored(), count + 2);
    api.moveClock(1);
    assert.equal((await withoutFile([rowOf(booking, { invoice_number: own })])).status, 200);
    assert.deepEqual(await news(users.finance, booking.id), [
      'corrected an invoice for',
      'corrected an invoice for',
      'submitted an invoice for',
    ]);
    assert.deepEqual(
      (await logsOf(booking.id)).map(({ reason }) => reason),
      ['submit_invoice', 'Wrong total.', 'submit_invoice', 'submit_invoice'],
    );
  });

  test('as a correction clears the Xero mark and keeps the billed mark', async () => {
    const row = rowOf(await shot(), { invoice_number: number() });
    const { uuid } = (await submit([row])).body.invoices[0] ?? {};
    const noted = { uuid, is_selected: true, added_to_xero: true, billed_to_client: true };
    await api.send(users.finance, 'POST', '/invoice/update-invoices', [noted]);
    const marks = async () => {
      const invoice = await api.get<Invoice>(users.finance, `/invoice/${uuid}`);
      return [invoice.added_to_xero, invoice.billed_to_client];
    };
    assert.deepEqual(await marks(), [true, true]);
    await submit([{ ...row, line_items: [{ amount: 50_00, description: 'Parking' }] }]);
    assert.deepEqual(await marks(), [false, true]);
  });

  test('names wrong values and keeps nothing', async () => {
    const booking = await shot();
    const count = await stored();
    const lines = (...line_items: Row[]) => [
      rowOf(booking, { invoice_number: number(), line_items }),
    ];
    assert.deepEqual((await refused(lines({ amount: 1.5 }))).errors, [
      '0.line_items.0.amount: Enter a valid currency.',
    ]);
    assert.deepEqual((await refused(lines({ amount: 'five' }))).errors, [
      '0.line_items.0.amount: Enter a valid currency.',
    ]);
    assert.deepEqual((await refused(lines({ description: 'Tolls' }))).errors, [
      '0.line_items.0.amount: Please enter a value.',
    ]);
    assert.deepEqual((await refused(lines({ amount: 100_000_001 }))).errors, [
      '0.line_items.0.is_amount_confirmed: Please check this amount, and confirm that it is correct.',
    ]);
    assert.deepEqual((await refused([rowOf(booking, { invoice_number: ' ' })])).errors, [
      '0.invoice_number: Please enter a value.',
    ]);
    assert.deepEqual((await refused([])).errors, ['data: Choose between 1 and 50 bookings.']);
    assert.deepEqual((await refused([rowOf(booking), rowOf(booking)])).errors, [
      '1.booking_id: This booking is in the list already.',
    ]);
    const none = await withoutFile([rowOf(booking, { invoice_number: number() })]);
    assert.deepEqual(
      [none.status, errorLines(none.body.errors)],
      [400, ['file: Please choose a file to upload.']],
    );
    const disguised = await refused([rowOf(booking)], new File(['GIF89a'], 'invoice.pdf'));
    assert.deepEqual(disguised.errors, [
      `file: The content of this file is not what its ending .pdf says. Choose ${acceptedFilesText('invoice')}.`,
    ]);
    assert.equal(await stored(), count);
  });

  test('shows videographer and finance the same notice of an unexpected total', async () => {
    const booking = await shot();
    const { body } = await submit([rowOf(booking, { invoice_number: number() })]);
    const id = body.invoices[0]?.uuid ?? '';
    const isDifferent = async (who: Actor) =>
      (await api.get<SupplierInvoice>(who, `/invoice/${id}`)).is_total_different;
    assert.deepEqual(
      [await isDifferent(users.videographer), await isDifferent(users.finance)],
      [false, false],
    );
    await api.send(users.finance, 'POST', `/booking/${booking.id}/update-costs`, {
      is_client_cost_manual: false,
      client_cost_currency: 'AUD',
      is_camera_operator_cost_manual: true,
      camera_operator_cost: 700_00,
      camera_operator_cost_currency: 'AUD',
    });
    for (const who of [users.videographer, users.finance, users.admin]) {
      assert.equal(await isDifferent(who), true);
    }
  });

  test('accepts a number once for each videographer', async () => {
    const own = number();
    const first = await shot();
    await submit([rowOf(first, { invoice_number: own })]);
    const other = await shot();
    const again = await refused([rowOf(other, { invoice_number: own.toLowerCase() })]);
    assert.deepEqual(
      [again.status, again.errors],
      [400, ['0.invoice_number: You have used this invoice number for another booking.']],
    );
    const colleague = await workspace.user('camera_operator');
    const theirs = await shot('job_complete', { videographerId: colleague.id });
    const rows = [rowOf(theirs, { invoice_number: own })];
    assert.equal((await submit(rows, pdf(), colleague)).status, 200);
  });

  test('with one Idempotency-Key, also at once, is done once', async () => {
    const booking = await shot();
    const count = await stored();
    const rows = [rowOf(booking, { invoice_number: number() })];
    const send = () => submit(rows, pdf(), users.videographer, { 'Idempotency-Key': 'one' });
    const [one, two] = await Promise.all([send(), send()]);
    assert.deepEqual([one.status, two.status], [200, 200]);
    assert.deepEqual(one.body, two.body);
    assert.equal((await logsOf(booking.id)).length, 1);
    assert.equal(await stored(), count + 1);
  });
});
