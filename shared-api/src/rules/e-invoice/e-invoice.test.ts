import { ciiInvoice, ublInvoice } from '../../testing/e-invoices.ts';
import { eInvoiceRefusal } from './e-invoice.rules.ts';
import { readingOf } from './read-e-invoice.ts';

const read = (xml: string) => readingOf(new TextEncoder().encode(xml));
const refusalOf = (xml: string) => eInvoiceRefusal(read(xml));

test.each([
  ['UBL', ublInvoice()],
  ['CII', ciiInvoice()],
])('reads number, date, parties, lines, tax and sums in %s', (_syntax, xml) => {
  expect(refusalOf(xml)).toBeUndefined();
  expect(read(xml)).toMatchObject({
    invoice: {
      number: 'XR-77',
      date: '2026-11-20',
      currency: 'EUR',
      seller: { name: 'Büro Müller', address: ['Hauptstr. 1', 'Berlin'], taxNumber: 'DE123456788' },
      buyer: { name: 'Shootline GmbH', country: 'DE' },
      lines: [
        { name: 'Founder interview', quantity: '1', net: 740_00, rate: '19' },
        { name: 'Travel', net: 60_00 },
      ],
      taxes: [{ category: 'S', rate: '19', base: 800_00, amount: 152_00 }],
      sums: { lines: 800_00, net: 800_00, tax: 152_00, total: 952_00, due: 952_00, prepaid: null },
    },
  });
});

const codes = (xml: string) => Array.from(xml, (letter) => letter.charCodeAt(0));
const latin = (xml: string) => Uint8Array.from(codes(xml));
const utf16 = (xml: string, isBigEndian: boolean) =>
  Uint8Array.from(
    codes(xml).flatMap((code) => (isBigEndian ? [code >> 8, code & 255] : [code & 255, code >> 8])),
  );

test.each([
  ['declared ISO-8859-1', latin(ublInvoice().replace('UTF-8', 'ISO-8859-1'))],
  ['UTF-16 with a mark', utf16(`\uFEFF${ublInvoice().replace('UTF-8', 'UTF-16')}`, true)],
  ['UTF-16 without a mark', utf16(ublInvoice().replace('UTF-8', 'UTF-16'), false)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${ublInvoice()}`)],
])('reads a text in %s', (_encoding, bytes) => {
  expect(readingOf(bytes)).toMatchObject({ invoice: { seller: { name: 'Büro Müller' } } });
});

test('refuses a text that is not in the encoding that it declares', () => {
  expect(eInvoiceRefusal(readingOf(latin(ublInvoice())))).toMatch(/no well-formed XML/);
});

test.each([
  [
    'UBL',
    ublInvoice().replace(
      '<cac:PartyTaxScheme>',
      `<cac:PartyTaxScheme><cbc:CompanyID>201/113</cbc:CompanyID><cac:TaxScheme>
<cbc:ID>FC</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>$&`,
    ),
  ],
  [
    'CII',
    ciiInvoice().replace(
      '<ram:SpecifiedTaxRegistration>',
      '<ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">201/113</ram:ID></ram:SpecifiedTaxRegistration>$&',
    ),
  ],
])('prefers a VAT number to a national tax number in %s', (_syntax, xml) => {
  expect(read(xml)).toMatchObject({ invoice: { seller: { taxNumber: 'DE123456788' } } });
});

test('reads a credit note of UBL with its invoice and all lines of an address', () => {
  const xml = ublInvoice()
    .replaceAll('InvoicedQuantity', 'CreditedQuantity')
    .replaceAll(/(?<=<\/?(cac:|cbc:)?)Invoice/g, 'CreditNote')
    .replace('Invoice-2', 'CreditNote-2')
    .replace('380', '381')
    .replace(
      '<cac:AccountingSupplierParty>',
      `<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>XR-7</cbc:ID>
</cac:InvoiceDocumentReference></cac:BillingReference>$&`,
    )
    .replace('<cac:Country>', '<cac:AddressLine><cbc:Line>Hof 3</cbc:Line></cac:AddressLine>$&');
  expect(refusalOf(xml)).toBeUndefined();
  expect(read(xml)).toMatchObject({
    invoice: {
      ...{ type: '381', preceding: 'XR-7' },
      seller: { address: ['Hauptstr. 1', 'Berlin', 'Hof 3'] },
      lines: [{ quantity: '1', unit: 'C62', net: 740_00 }, { net: 60_00 }],
    },
  });
});

test('reads decimals of a currency without coins', () => {
  const sums = { net: '100.50', tax: '19.10', total: '119.60', lines: { Shoot: '100.50' } };
  const xml = ublInvoice({ ...sums, currency: 'JPY' });
  expect(refusalOf(xml)).toBeUndefined();
  expect(read(xml)).toMatchObject({ invoice: { sums: { net: 100.5, total: 119.6 } } });
});

const withCharge = (xml: string) =>
  xml
    .replace(
      '<cac:TaxTotal>',
      `<cac:AllowanceCharge><cbc:ChargeIndicator>1</cbc:ChargeIndicator>
<cbc:Amount currencyID="EUR">50.00</cbc:Amount></cac:AllowanceCharge>$&`,
    )
    .replace(
      '<cbc:PayableAmount',
      '<cbc:ChargeTotalAmount currencyID="EUR">50.00</cbc:ChargeTotalAmount>$&',
    );

test('takes a charge and a day with a time zone as XML writes them', () => {
  const xml = withCharge(
    ublInvoice({ lines: { Shoot: '750.00' }, date: '2026-11-20+01:00' }).replace(
      '>800.00</cbc:LineExtensionAmount',
      '>750.00</cbc:LineExtensionAmount',
    ),
  );
  expect(refusalOf(xml)).toBeUndefined();
  expect(read(xml)).toMatchObject({
    invoice: { date: '2026-11-20', changes: [{ isCharge: true, amount: 50_00 }] },
  });
});

test.each([
  ['BR-CO-15', ublInvoice({ total: '951.00' })],
  ['BR-CO-15', ciiInvoice({ total: '951.00' })],
  ['BR-CO-10', ublInvoice({ lines: { Shoot: '799.00' } })],
  ['BR-CO-17', ciiInvoice({ tax: '160.00', total: '960.00' })],
  ['BR-02', ublInvoice({ number: '' })],
  ['BR-03', ublInvoice({ date: '2026-13-01' })],
  ['BR-03', ublInvoice({ date: '2026-02-30' })],
  ['BR-DEC-23', ublInvoice({ lines: { 'Founder interview': '740.004', Travel: '59.996' } })],
  ['BR-16', ublInvoice({ lines: {} })],
  ['BR-07', ublInvoice().replace('Shootline GmbH', '')],
])('names the broken rule %s', (code, xml) => {
  expect(refusalOf(xml)).toContain(` ${code}: `);
});

test('asks no lines of a profile without them', () => {
  const without = ciiInvoice({ lines: {} });
  expect(refusalOf(without)).toContain('BR-16');
  const minimum = without.replace('urn:cen.eu:en16931:2017', 'urn:factur-x.eu:1p0:minimum');
  expect(refusalOf(minimum)).toBeUndefined();
});

const laughs = `<!DOCTYPE Invoice [<!ENTITY a "ha">${'bcdefghij'
  .split('')
  .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'[index]};`.repeat(10)}">`)
  .join('')}]><Invoice>&j;</Invoice>`;

test.each([
  ['entities within entities', laughs, /document type/],
  [
    'an outside file',
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    /DOCTYPE/,
  ],
  ['an unknown entity', '<Invoice>&b;</Invoice>', /well-formed/],
  ['200 elements within each other', '<a>'.repeat(200) + '</a>'.repeat(200), /more than 40/],
  ['50 MB', `<a>${'b'.repeat(50_000_000)}</a>`, /more than 5 MB/],
  ['100,001 elements', `<a>${'<b/>'.repeat(100_000)}</a>`, /100,000 elements/],
  ['an open element', '<Invoice>', /well-formed/],
  ['no XML', 'Invoice', /well-formed/],
])('refuses %s at once', (_what, xml, refusal) => {
  // Time of the processor, as others use it too.
  const start = process.cpuUsage();
  expect(refusalOf(xml)).toMatch(refusal);
  expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
});

test('takes no other XML for an e-invoice', () => {
  expect(read('<Invoice xmlns="urn:other"/>')).toEqual({ invoice: null });
});
