import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { brokenRules, type EInvoice, readEInvoice } from '@shootline/shared-api/rules/e-invoice';
import { getDocumentProxy } from 'unpdf';
import { startWriting } from '../../../../tests/workspaces/invoice-writing.ts';
import type { Submitted } from '../../../../tests/workspaces/invoicing.ts';

const { api, users, shot, rowOf, ...writer } = await startWriting();
const { write, writing, enter, enterBank, recipient, pdfOf } = writer;
after(() => api.close());

/** The e-invoice in a written invoice, as the portal reads uploaded ones. */
async function readAgain(answer: { body: Submitted }): Promise<EInvoice> {
  const pdf = await getDocumentProxy(await pdfOf(answer));
  const [[id] = []] = (await pdf.getAttachments()) ?? [];
  assert.ok(id !== undefined, 'an e-invoice');
  const read = readEInvoice((await pdf.getAttachmentContent(id)) ?? new Uint8Array());
  assert.ok(read);
  assert.deepEqual(brokenRules(read), []);
  return read;
}

type Tax = { category: string; rate: string; tax: number; seller?: string; buyer?: string };

const german = { country: 'DE', tax_number: '136 695 976', address: 'Hauptstr. 1\n10115 Berlin' };
const germanNumber = 'DE136695976';
const kinds: [string, object, [country: string, taxNumber: string], Tax][] = [
  [
    'with GST',
    {},
    ['AU', '51 824 753 556'],
    { category: 'S', rate: '10', tax: 100_00, seller: '51824753556' },
  ],
  [
    'with VAT and numbers without their country',
    german,
    ['DE', '136695976'],
    { category: 'S', rate: '19', tax: 190_00, seller: germanNumber, buyer: germanNumber },
  ],
  [
    'with VAT in the United Kingdom',
    { country: 'GB', tax_number: 'GB 980 7806 84' },
    ['GB', ''],
    { category: 'S', rate: '20', tax: 200_00, seller: 'GB980780684' },
  ],
  [
    'with reverse charge',
    { country: 'GR', tax_number: '094259216' },
    ['DE', germanNumber],
    { category: 'AE', rate: '0', tax: 0, seller: 'EL094259216', buyer: germanNumber },
  ],
  [
    'with reverse charge and a number that begins like that of another country',
    { country: 'HK', tax_number: 'BR 1234' },
    ['FR', 'FR 40 303 265 045'],
    { category: 'AE', rate: '0', tax: 0, seller: 'BR1234', buyer: 'FR40303265045' },
  ],
  ['abroad without such a tax', {}, ['US', '12-3456789'], { category: 'O', rate: '', tax: 0 }],
  [
    'of a small business',
    { ...german, is_tax_registered: false },
    ['DE', germanNumber],
    { category: 'O', rate: '', tax: 0 },
  ],
];

describe('an e-invoice by the portal', () => {
  before(async () => {
    await enter();
    await enterBank();
  });

  for (const [index, [name, own, [country, taxNumber], tax]] of kinds.entries()) {
    test(`is read again field by field: ${name}`, async () => {
      const entered = (await enter({ ...own, next_number: 100 + index })).body;
      await recipient({ invoiceCountry: country, invoiceTaxNumber: taxNumber });
      const { invoice_number } = await writing();
      const booking = await shot('footage_provided', {
        ...{ title: 'Cut & <print> “A”', isVideographerCostManual: true },
        ...{ videographerCost: 1033_33, videographerCostCurrency: 'EUR' },
      });
      const line_items = [{ amount: -33_33, description: 'Deposit' }];
      const { category, rate, tax: amount, seller = '', buyer = '' } = tax;
      const line = { quantity: '1', unit: 'C62', rate };
      assert.deepEqual(
        await readAgain(await write([rowOf(booking, { invoice_number, line_items })])),
        {
          ...{ specification: 'urn:cen.eu:en16931:2017', number: invoice_number },
          ...{ date: '2026-03-06', type: '380', preceding: '', currency: 'EUR', unit: 100 },
          seller: {
            ...{ name: 'Cam Nguyen Pty Ltd', address: entered.address.split('\n') },
            ...{ hasAddress: true, country: entered.country, taxNumber: seller },
          },
          buyer: {
            ...{ name: 'Shootline Pty Ltd', address: ['1 Quay Street'], hasAddress: true },
            ...{ country, taxNumber: buyer },
          },
          lines: [
            {
              ...{ ...line, id: '1', price: '1033.33', net: 1033_33 },
              name: `#${booking.bookingUid} Cut & <print> “A”, Mon, 9 Mar 2026`,
            },
            { ...line, id: '2', name: 'Deposit', quantity: '-1', price: '33.33', net: -33_33 },
          ],
          taxes: [{ category, rate, base: 1000_00, amount }],
          changes: [],
          sums: {
            ...{ lines: 1000_00, allowances: null, charges: null, net: 1000_00, tax: amount },
            ...{ total: 1000_00 + amount, prepaid: null, rounding: null, due: 1000_00 + amount },
          },
        },
      );
    });
  }

  test('is in a PDF that has what PDF/A-3 asks of it', async () => {
    await enter({ legal_name: 'Cut & <Print> Ltd', number_scheme: '“{000}”', next_number: 1 });
    await recipient({ invoiceCountry: 'AU' });
    const { invoice_number } = await writing();
    const line_items = [{ amount: 1_00, description: 'สวัสดี 你好 \u{1F600}' }];
    const answer = await write([rowOf(await shot(), { invoice_number, line_items })]);
    const content = await pdfOf(answer);
    const text = Buffer.from(content).toString('latin1');
    const { metadata } = await (await getDocumentProxy(content)).getMetadata();
    const about = (name: string) => metadata.get(name);
    assert.deepEqual(['pdfaid:part', 'pdfaid:conformance', 'dc:title'].map(about), [
      ...['3', 'B', `Tax invoice ${invoice_number}`],
    ]);
    assert.deepEqual(about('dc:creator'), ['Cut & <Print> Ltd']);
    assert.deepEqual(['fx:documentfilename', 'fx:conformancelevel'].map(about), [
      ...['factur-x.xml', 'EN 16931'],
    ]);
    const dictionaries = text.split('endobj').map((part) => part.split('stream\n')[0] ?? '');
    const having = (...parts: RegExp[]) =>
      dictionaries.filter((each) => parts.every((part) => part.test(each)));
    const [file] = having(/\/EmbeddedFile\b/);
    assert.match(file ?? '', /\/ModDate \(D:[\s\S]*\/Subtype \/text#2Fxml/);
    const [specification] = having(/\/Filespec/);
    assert.match(
      specification ?? '',
      /\/AFRelationship \/Alternative[\s\S]*\/UF \(factur-x\.xml\)/,
    );
    assert.equal(having(/\/Catalog/, /\/AF \[/, /\/Metadata /, /\/OutputIntents \[/).length, 1);
    assert.equal(having(/\/GTS_PDFA1/, /\/DestOutputProfile \d+ 0 R/).length, 1);
    assert.match(text, /^%PDF-1\.7\n%[\x80-\xff]{4}\n/);
    assert.match(text, /\/ID \[<\w+> <\w+>\]/);
    const fonts = having(/\/Type0/);
    assert.ok(fonts.length >= 4, 'a font for each script');
    assert.equal(having(/\/Type0/, /\/ToUnicode/).length, fonts.length);
    assert.equal(having(/\/FontDescriptor\b/, /\/FontFile[23]/, /\/StemV/).length, fonts.length);
    assert.doesNotMatch(text, /\/(Encrypt|JavaScript|Launch|AA|OpenAction|SMask|Type1|Annots)\b/);
  });

  test('is positive and names its invoice if it credits a part', async () => {
    await enter({ number_scheme: '<{000}&>', next_number: 1 });
    await recipient({ invoiceCountry: 'AU', invoiceTaxNumber: '' });
    const booking = await shot();
    const first = (await writing()).invoice_number;
    const answer = await write([rowOf(booking, { invoice_number: first, amount: 300_00 })]);
    assert.equal((await readAgain(answer)).sums.due, 330_00);
    const [invoice] = answer.body.invoices;
    await api.send(users.finance, 'POST', `/invoice/${invoice?.uuid}/make-approved`);
    const { invoice_number } = await writing();
    const credit = { invoice_number, credited_invoice: invoice?.uuid, amount: 50_00 };
    const { type, number, preceding, lines, sums } = await readAgain(
      await write([rowOf(booking, credit)]),
    );
    assert.deepEqual([type, number, preceding], ['381', invoice_number, first]);
    assert.deepEqual([lines.map(({ net }) => net), sums.tax, sums.due], [[50_00], 5_00, 55_00]);
  });
});
