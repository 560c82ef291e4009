import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody } from '@shootline/shared-api/contract';
import { extractText, getDocumentProxy } from 'unpdf';
import { type ComfortProfile, FacturX } from 'factur-x-kit';
import { eq } from '../../../platform/db/drizzle.ts';
import { mail } from '../../schema.ts';
import { details, startWriting } from '../../../../tests/workspaces/invoice-writing.ts';
import type { Submitted } from '../../../../tests/workspaces/invoicing.ts';

const { api, workspace, users, shot, rowOf, submit, stored, ...writer } = await startWriting();
const { write, writing, enter, enterBank, recipient, pdfOf } = writer;
after(() => api.close());

describe('an invoice by the portal', () => {
  const textOf = async (answer: { body: Submitted }) => {
    const document = await getDocumentProxy(await pdfOf(answer));
    return (await extractText(document, { mergePages: true })).text;
  };
  const errorsOf = ({ body }: { body: ApiErrorBody }) =>
    body.errors?.flatMap(({ errors }) =>
      errors?.map((one) => (typeof one === 'string' ? one : one.message)),
    );

  before(async () => {
    assert.deepEqual((await writing()).missing, ['details', 'bank', 'recipient']);
    const early = await write([rowOf(await shot())]);
    assert.equal(early.status, 409);
    await enter();
    await enterBank();
    await recipient({ invoiceCountry: 'AU' });
  });

  test('is a PDF with the parties, lines, tax and bank details, submitted and mailed', async () => {
    const { missing, invoice_number, tax, ...rest } = await writing();
    assert.deepEqual([missing, invoice_number], [[], 'WR-007']);
    assert.deepEqual(tax, { kind: 'charged', name: 'GST', rate: 0.1 });
    assert.equal(rest.bank, '062-000 •••••678');
    const booking = await shot('footage_provided', { title: 'Harbour gala' });
    const line_items = [{ amount: 45_00, description: 'Parking' }];
    const answer = await write([rowOf(booking, { invoice_number, line_items })]);
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    const [invoice] = answer.body.invoices;
    assert.deepEqual([invoice?.state, invoice?.invoice_number], ['submitted', 'WR-007']);
    assert.equal(invoice?.files[0]?.name, 'invoice-WR-007.pdf');
    const text = await textOf(answer);
    const claim = invoice.claimed_invoice_amount ?? 0;
    const money = (amount: number) =>
      (amount / 100).toLocaleString('en-AU', { minimumFractionDigits: 2 });
    for (const part of [
      ...['Tax invoice', 'WR-007', 'Cam Nguyen Pty Ltd', '12 Potts Lane', 'ABN 51 824 753 556'],
      ...['Shootline Pty Ltd', '1 Quay Street', 'Harbour gala', 'Parking', '45.00', 'GST 10%'],
      ...[money(claim), money(Math.round(claim * 0.1)), money(Math.round(claim * 1.1))],
      ...['Australia', 'BSB 062-000', 'Account number 12345678'],
    ]) {
      assert.ok(text.includes(part), `${part} in ${text}`);
    }
    const mails = await workspace.inside((tx) =>
      tx.select().from(mail).where(eq(mail.kind, 'written_invoice')),
    );
    assert.deepEqual(
      mails.map(({ recipientAddress, attachments }) => [recipientAddress, attachments[0]?.name]),
      [[users.videographer.email, 'invoice-WR-007.pdf']],
    );
    assert.equal((await writing()).invoice_number, 'WR-008');
  });

  test('is a credit note with the lines of its invoice, numbered by the same scheme', async () => {
    const number = async () => (await writing()).invoice_number;
    const line_items = [{ amount: 45_00, description: 'Parking' }];
    const booking = await shot();
    const first = await number();
    const [credited] = (await write([rowOf(booking, { invoice_number: first, line_items })])).body
      .invoices;
    await api.send(users.finance, 'POST', `/invoice/${credited?.uuid}/make-approved`);
    const invoice_number = await number();
    const answer = await write([
      rowOf(booking, { invoice_number, credited_invoice: credited?.uuid }),
    ]);
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    const text = await textOf(answer);
    for (const part of [
      ...[
        'Credit note',
        'Credit note number',
        invoice_number,
        'Credits invoice',
        first,
        'Parking',
        '-A$45.00',
      ],
      ...['-A$740.00', '-A$78.50', '-A$863.50', 'Account Cam Nguyen'],
    ]) {
      assert.ok(text.replaceAll('\n', ' ').includes(part), `${part} in ${text}`);
    }
    const mails = await workspace.inside((tx) =>
      tx
        .select()
        .from(mail)
        .where(eq(mail.subject, `Your credit note ${invoice_number}`)),
    );
    assert.equal(mails.length, 1);
    const read = await FacturX.fromPDF(await pdfOf(answer));
    assert.deepEqual(read.validate(), { valid: true });
    const { document, totals } = read.object as ComfortProfile;
    assert.deepEqual([document.type, totals.grossTotal], ['381', 863.5]);
  });

  test('is a Factur-X that another library reads and finds valid', async () => {
    const { invoice_number } = await writing();
    const line_items = [{ amount: -45_00, description: 'Deposit paid' }];
    const answer = await write([rowOf(await shot(), { invoice_number, line_items })]);
    const pdf = await pdfOf(answer);
    const read = await FacturX.fromPDF(pdf);
    assert.deepEqual(read.validate(), { valid: true });
    const invoice = read.object as ComfortProfile;
    assert.equal(invoice.document.id, invoice_number);
    assert.deepEqual(
      invoice.invoiceLines.map(({ settlement }) => settlement.lineTotals.netTotal),
      [740, -45],
    );
    const { netTotal, taxTotal, grossTotal } = invoice.totals;
    assert.deepEqual(
      [netTotal, taxTotal?.[0], grossTotal],
      [695, { amount: 69.5, currency: 'AUD' }, 764.5],
    );
    const text = Buffer.from(pdf).toString('latin1');
    assert.match(text, /<pdfaid:part>3<\/pdfaid:part>/);
    assert.match(text, /<fx:ConformanceLevel>EN 16931</);
  });

  test('takes no number twice and leaves no gap, also from two tabs', async () => {
    const next = (await writing()).invoice_number;
    const [one, other] = [await shot(), await shot()];
    for (const invoice_number of ['WR-001', 'WR-099']) {
      const refused = await write([rowOf(one, { invoice_number })]);
      assert.deepEqual(errorsOf(refused), [`The next number of your scheme is ${next}.`]);
    }
    const answers = await Promise.all(
      [one, other].map((booking) => write([rowOf(booking, { invoice_number: next })])),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400]);
    const uploaded = await shot();
    await submit([rowOf(uploaded, { invoice_number: 'WR-020' })]);
    assert.equal((await writing()).invoice_number, 'WR-021');
  });

  test('keeps the number of a correction, and repeats nothing', async () => {
    const number = (await writing()).invoice_number;
    const booking = await shot();
    const row = rowOf(booking, { invoice_number: number });
    const headers = { 'Idempotency-Key': 'once-and-only-once' };
    const first = await write([row], headers);
    const again = await write([row], headers);
    assert.deepEqual([again.status, again.body], [200, first.body]);
    const corrected = await write([
      { ...row, line_items: [{ amount: 1000, description: 'Tolls' }] },
    ]);
    assert.equal(corrected.body.invoices[0]?.revision, 2);
    assert.notEqual((await writing()).invoice_number, number);
  });

  test('covers several bookings, and is as free of files when it is refused', async () => {
    const { invoice_number } = await writing();
    const [one, other] = [await shot(), await shot()];
    const rows = [one, other].map((booking) => rowOf(booking, { invoice_number }));
    const answer = await write(rows);
    assert.equal(answer.body.invoices.length, 2);
    const text = await textOf(answer);
    for (const { booking } of answer.body.invoices) assert.ok(text.includes(booking.booking_uid));
    const before = await stored();
    assert.equal((await write([rowOf(await shot(), { invoice_number })])).status, 400);
    assert.deepEqual(await stored(), before);
  });

  const { tax_number: abn } = details;
  const cases: [string, object, string, string, string[]][] = [
    ['at home', { tax_number: abn }, 'AU', 'charged', ['Tax invoice', 'GST 10%']],
    ['abroad', { tax_number: abn }, 'DE', 'reverse', ['Reverse charge: the recipient accounts']],
    ['abroad without such a tax', {}, 'US', 'abroad', ['Service for a business abroad']],
    ['unregistered', { is_tax_registered: false }, 'AU', 'none', ['is not registered for it']],
    [
      'in Germany',
      { country: 'DE', tax_number: 'DE136695976' },
      'DE',
      'charged',
      ['VAT 19%', 'DE136695976'],
    ],
  ];
  for (const [name, own, country, kind, parts] of cases) {
    test(`has the tax of the two countries: ${name}`, async () => {
      await enter({ ...own, next_number: 200 + cases.findIndex(([one]) => one === name) });
      await recipient({ invoiceCountry: country });
      const { tax, invoice_number } = await writing();
      assert.equal(tax.kind, kind);
      const text = await textOf(await write([rowOf(await shot(), { invoice_number })]));
      for (const part of parts) assert.ok(text.includes(part), `${part} in ${text}`);
      assert.equal(text.includes('Subtotal'), kind === 'charged');
    });
  }

  test("is in both parties' languages", async () => {
    await enter({ next_number: 300 });
    await recipient({ invoiceCountry: 'AU', invoiceLanguage: 'de' });
    const { invoice_number } = await writing();
    const text = await textOf(await write([rowOf(await shot(), { invoice_number })]));
    for (const part of [
      'Tax invoice / ',
      'Invoice number / Rechnungsnummer',
      'Australia / Australien',
      'Please pay to / ',
    ]) {
      assert.ok(text.includes(part), `${part} in ${text}`);
    }
  });
});
