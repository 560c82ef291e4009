import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type {
  ApiErrorBody,
  Booking,
  BookingState,
  BookingSummary,
  FieldError,
  InvoiceState,
  SupplierInvoice,
  UserAction,
} from '@shootline/shared-api/contract';
import { eq, like } from 'drizzle-orm';
import { mail, stateLog } from '../../schema.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../../tests/workspace.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;
type Actor = Everyone['admin'];
type Submitted = { invoices: SupplierInvoice[] };
type Row = Record<string, unknown>;

const pdf = (text = 'x', name = 'invoice.pdf') => new File([`%PDF-1.7 ${text}`], name);

/** The errors as `path: message`. */
function flat(errors: FieldError[], path: string[] = []): string[] {
  return errors.flatMap(({ field, message, errors: inner }) => [
    ...(message === '' ? [] : [`${[...path, field].join('.')}: ${message}`]),
    ...flat(inner, [...path, field]),
  ]);
}

describe('submitting invoices', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let people: Everyone;
  let serial = 0;

  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    people = await workspace.everyone();
  });
  after(() => api.close());

  const shot = (
    state: BookingState = 'footage_provided',
    values: Partial<Parameters<TestWorkspace['booking']>[0]> = {},
  ) =>
    workspace.booking({
      state,
      clientId: people.client.id,
      submitterId: people.clientUser.id,
      cameraOperatorId: people.camop.id,
      ...values,
    });
  const number = () => `CN-${(serial += 1)}`;
  const rowOf = (booking: { id: string }, values: Row = {}): Row => ({
    booking_id: booking.id,
    invoice_number: 'CN-1',
    tax_details: 'ABN 51 824 753 556',
    line_items: [],
    ...values,
  });
  const submit = <Body = Submitted>(
    rows: Row[],
    file: File | undefined = pdf(),
    who: Actor = people.camop,
    headers: Record<string, string> = {},
  ) => {
    const form = new FormData();
    form.set('data', JSON.stringify(rows));
    if (file) form.set('file', file);
    return api.send<Body>(who, 'POST', '/invoice/submit-invoice', form, headers);
  };
  const refused = async (rows: Row[], file?: File | null, who?: Actor) => {
    const answer = await submit<ApiErrorBody>(
      rows,
      file === null ? undefined : (file ?? pdf()),
      who,
    );
    return {
      status: answer.status,
      errors: flat(answer.body.errors),
      message: answer.body.message,
    };
  };
  const withoutFile = (rows: Row[]) => {
    const form = new FormData();
    form.set('data', JSON.stringify(rows));
    return api.send<Submitted & ApiErrorBody>(
      people.camop,
      'POST',
      '/invoice/submit-invoice',
      form,
    );
  };
  const stored = async () =>
    (await readdir(join(api.folder, workspace.tenantId)).catch(() => [])).length;
  const logsOf = (bookingId: string) =>
    workspace.inside((tx) => tx.select().from(stateLog).where(eq(stateLog.bookingId, bookingId)));
  const news = async (of: Actor, bookingId: string) =>
    (await api.get<UserAction[]>(of, '/actions'))
      .filter((action) => action.target_uuid === bookingId)
      .map(({ verb }) => verb);

  test('claims the expected cost and the line items, and says when that is more', async () => {
    api.moveClock(1);
    const booking = await shot();
    const row = rowOf(booking, {
      invoice_number: ` ${number()} `,
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
      ['submitted', `CN-${serial}`, 'A$817.50'],
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
    const { body: content } = await api.ask<string>(people.camop, invoice.files[0]?.file ?? '');
    assert.equal(content, '%PDF-1.7 x');

    const [log] = (await logsOf(booking.id)).slice(-1);
    assert.deepEqual(
      [log?.reason, log?.personId, log?.fromState, log?.toState, log?.version, log?.fields],
      ['submit_invoice', people.camop.id, 'footage_provided', 'footage_provided', 2, ['invoice']],
    );
    assert.deepEqual(await news(people.finance, booking.id), ['submitted an invoice for']);
    assert.deepEqual(await news(people.admin, booking.id), ['submitted an invoice for']);
    assert.deepEqual(await news(people.teamAdmin, booking.id), []);
    assert.deepEqual(await news(people.camop, booking.id), []);
  });

  test('needs no notice when the total is what was expected', async () => {
    const booking = await shot('job_complete');
    const { body } = await submit([rowOf(booking, { invoice_number: number() })]);
    assert.deepEqual(
      body.invoices.map((one) => [one.claimed_invoice_amount, one.is_total_different]),
      [[740_00, false]],
    );
  });

  test('of a cancelled shoot claims what the own fee leaves of the price', async () => {
    const holder = await workspace.user('camera_operator');
    const booking = await shot('cancelled', { cameraOperatorId: null });
    await workspace.fee(booking.id, people.finance.id, holder.id, 'within_48_hours');
    const [row] = (await api.get<{ results: BookingSummary[] }>(holder, '/booking/list-bookings'))
      .results;
    assert.equal(row?.invoice_action, 'create');
    const { body } = await submit([rowOf(booking, { invoice_number: number() })], pdf(), holder);
    assert.equal(body.invoices[0]?.claimed_invoice_amount, 370_00);
    assert.equal(body.invoices[0]?.booking.has_cancellation_fee, true);

    const unpaid = await shot('cancelled');
    const { status, message } = await refused([rowOf(unpaid)]);
    assert.equal(status, 409);
    assert.match(message, /there is no fee for you/);
  });

  test('tells the videographer in the list what to do with each invoice', async () => {
    const [booking, list] = [await shot(), '/booking/list-bookings?title='];
    const of = async (who: Actor) => {
      const page = await api.get<{ results: BookingSummary[] }>(who, list);
      const row = page.results.find(({ uuid }) => uuid === booking.id);
      return [row?.invoice_action, row?.camop_invoice?.state];
    };
    assert.deepEqual(await of(people.camop), ['create', undefined]);
    const { body } = await submit([rowOf(booking, { invoice_number: number() })]);
    assert.deepEqual(await of(people.camop), ['edit', 'submitted']);
    assert.deepEqual(await of(people.finance), ['view', 'submitted']);
    assert.deepEqual(await of(people.reviewer), [null, 'submitted']);
    assert.deepEqual(await of(people.clientUser), [null, undefined]);
    const id = body.invoices[0]?.uuid ?? '';
    await api.send(people.finance, 'POST', `/invoice/${id}/make-approved`);
    assert.deepEqual(await of(people.camop), ['view', 'approved']);
    const detail = await api.get<Booking>(people.camop, `/booking/${booking.id}`);
    assert.deepEqual([detail.invoice_action, detail.camop_invoice?.uuid], ['view', id]);
  });

  test('is for the videographer, while the booking and the invoice permit it', async () => {
    const booking = await shot();
    for (const name of [
      'clientUser',
      'teamAdmin',
      'editor',
      'reviewer',
      'finance',
      'admin',
    ] as const) {
      assert.equal((await refused([rowOf(booking)], pdf(), people[name])).status, 403, name);
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
      await workspace.invoice(one.id, people.camop.id, { state: state as InvoiceState });
      const answer = await submit<Submitted & ApiErrorBody>([
        rowOf(one, { invoice_number: number() }),
      ]);
      assert.equal(answer.status, status, state);
      if (status === 409)
        assert.match(answer.body.message, /is Approved\. It can be viewed only\./);
    }
    assert.equal((await submit([rowOf(booking, { invoice_number: number() })])).status, 200);
  });

  test('again after a rejection clears the reason and brings another file', async () => {
    api.moveClock(1);
    const booking = await shot();
    const count = await stored();
    const own = number();
    const { body } = await submit([rowOf(booking, { invoice_number: own })]);
    const id = body.invoices[0]?.uuid ?? '';
    await api.send(people.finance, 'POST', `/invoice/${id}/make-rejected`, {
      rejection_details: 'Wrong total.',
    });
    const rejected = await api.get<SupplierInvoice>(people.camop, `/invoice/${id}`);
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
    assert.deepEqual(await news(people.finance, booking.id), [
      'corrected an invoice for',
      'corrected an invoice for',
      'submitted an invoice for',
    ]);
    assert.deepEqual(
      (await logsOf(booking.id)).map(({ reason }) => reason),
      ['submit_invoice', 'Wrong total.', 'submit_invoice', 'submit_invoice'],
    );
  });

  test('of several bookings is one number, one file and one content', async () => {
    const bookings = [await shot(), await shot('job_complete'), await shot()];
    const count = await stored();
    const own = number();
    const rows = bookings.map((booking) => rowOf(booking, { invoice_number: own }));
    const { body } = await submit(rows);
    assert.deepEqual(
      body.invoices.map(({ booking, invoice_number }) => [booking.uuid, invoice_number]),
      bookings.map(({ id }) => [id, own]),
    );
    assert.equal(await stored(), count + 1);
    const mails = await workspace.inside((tx) =>
      tx
        .select()
        .from(mail)
        .where(like(mail.subject, `Invoice ${own} of %`)),
    );
    assert.deepEqual(
      mails.map(({ recipientAddress }) => recipientAddress).sort(),
      [people.admin.email, people.finance.email].sort(),
    );
    for (const { subject, content } of mails) {
      assert.match(subject, /: 3 bookings$/);
      assert.deepEqual(
        content.links?.map(({ to }) => to),
        body.invoices
          .flatMap(({ uuid }) => [
            `/invoice/${uuid}/make-approved`,
            `/invoice/${uuid}/make-rejected`,
          ])
          .concat(`/finance-dashboard?view=all&invoice_number=${own}`),
      );
    }
    const [first, second] = body.invoices;
    await api.send(people.finance, 'POST', `/invoice/${first?.uuid}/make-rejected`, {});
    const gone = await api.get<SupplierInvoice>(
      people.camop,
      `/invoice/${first?.uuid}/delete-file?fileId=${first?.files[0]?.uuid}`,
    );
    assert.deepEqual(gone.files, []);
    const kept = await api.ask<string>(people.finance, second?.files[0]?.file ?? '');
    assert.equal(kept.body, '%PDF-1.7 x');
    // One of them alone, corrected: it keeps the number that all of them have.
    const { status } = await submit(rows.slice(1, 2), pdf('new'));
    assert.equal(status, 200);
    assert.equal(await stored(), count + 2);
  });

  test('names what is wrong, and nothing is kept', async () => {
    const booking = await shot();
    const count = await stored();
    const lines = (...line_items: Row[]) => [
      rowOf(booking, { invoice_number: number(), line_items }),
    ];
    assert.deepEqual((await refused(lines({ amount: 1.5 }))).errors, [
      '0.line_items.0.amount: Enter a valid currency.',
    ]);
    assert.deepEqual((await refused(lines({ amount: 100 }, { amount: -1 }))).errors, [
      '0.line_items.1.amount: Enter a valid currency.',
    ]);
    assert.deepEqual((await refused(lines({ amount: 'five' }))).errors, [
      '0.line_items.0.amount: Enter a valid currency.',
    ]);
    assert.deepEqual((await refused(lines({ description: 'Tolls' }))).errors, [
      '0.line_items.0.amount: Please enter a value.',
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
      [none.status, flat(none.body.errors)],
      [400, ['file: Please choose a file to upload.']],
    );
    const disguised = await refused([rowOf(booking)], new File(['GIF89a'], 'invoice.pdf'));
    assert.deepEqual(disguised.errors, [
      'file: The content of this file is not what its name says.',
    ]);
    assert.equal(await stored(), count);
  });

  test('together needs one currency and one number', async () => {
    const [here, there] = [await shot(), await shot()];
    const abroad = await shot('job_complete', {
      isCameraOperatorCostManual: true,
      cameraOperatorCost: 500_00,
      cameraOperatorCostCurrency: 'SGD',
    });
    const own = number();
    const currencyFor = async (who: Actor) =>
      (await api.get<Booking>(who, `/booking/${abroad.id}`)).invoice_currency;
    assert.equal(await currencyFor(people.camop), 'SGD');
    assert.equal(await currencyFor(people.finance), null);
    const currencies = await refused([
      rowOf(here, { invoice_number: own }),
      rowOf(abroad, { invoice_number: own }),
    ]);
    assert.deepEqual(
      [currencies.status, currencies.errors],
      [
        400,
        ['1.booking_id: Choose bookings in one currency: this one is in SGD, the first in AUD.'],
      ],
    );
    const numbers = await refused([
      rowOf(here, { invoice_number: own }),
      rowOf(there, { invoice_number: number() }),
    ]);
    assert.deepEqual(numbers.errors, [
      '1.invoice_number: Bookings that are invoiced together have one number.',
    ]);
  });

  test('takes a number once for each videographer', async () => {
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
    const theirs = await shot('job_complete', { cameraOperatorId: colleague.id });
    const rows = [rowOf(theirs, { invoice_number: own })];
    assert.equal((await submit(rows, pdf(), colleague)).status, 200);
  });

  test('with one Idempotency-Key, also at once, is done once', async () => {
    const booking = await shot();
    const count = await stored();
    const rows = [rowOf(booking, { invoice_number: number() })];
    const send = () => submit(rows, pdf(), people.camop, { 'Idempotency-Key': 'one' });
    const [one, two] = await Promise.all([send(), send()]);
    assert.deepEqual([one.status, two.status], [200, 200]);
    assert.deepEqual(one.body, two.body);
    assert.equal((await logsOf(booking.id)).length, 1);
    assert.equal(await stored(), count + 1);
  });

  test('at once of the same bookings doubles nothing, and nobody waits forever', async () => {
    const bookings = [await shot(), await shot(), await shot()];
    const count = await stored();
    const own = number();
    const rows = bookings.map((booking) => rowOf(booking, { invoice_number: own }));
    const answers = await Promise.all([
      submit(rows, pdf('one')),
      submit(rows.toReversed(), pdf('two')),
    ]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    // The later is a correction, which keeps the content before it.
    assert.equal(await stored(), count + 2);
    const contents = await Promise.all(
      answers[0].body.invoices.map(async ({ uuid }) => {
        const { files } = await api.get<SupplierInvoice>(people.camop, `/invoice/${uuid}`);
        assert.equal(files.length, 1);
        return (await api.ask<string>(people.camop, files[0]?.file ?? '')).body;
      }),
    );
    assert.equal(new Set(contents).size, 1);
  });

  test('of two bookings at once gives a number to one of them', async () => {
    const own = number();
    const bookings = [await shot(), await shot()];
    const answers = await Promise.all(
      bookings.map((booking) => submit([rowOf(booking, { invoice_number: own })])),
    );
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 400]);
  });
});
