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

test('reads a text in the encoding that it declares', () => {
  const xml = ublInvoice().replace('UTF-8', 'ISO-8859-1');
  expect(readingOf(Uint8Array.from(xml, (letter) => letter.charCodeAt(0)))).toMatchObject({
    invoice: { seller: { name: 'Büro Müller' } },
  });
});

test.each([
  ['BR-CO-15', ublInvoice({ total: '951.00' })],
  ['BR-CO-15', ciiInvoice({ total: '951.00' })],
  ['BR-CO-10', ublInvoice({ lines: { Shoot: '799.00' } })],
  ['BR-CO-17', ciiInvoice({ tax: '160.00', total: '960.00' })],
  ['BR-02', ublInvoice({ number: '' })],
  ['BR-03', ublInvoice({ date: '2026-13-01' })],
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
  const start = performance.now();
  expect(refusalOf(xml)).toMatch(refusal);
  expect(performance.now() - start).toBeLessThan(2000);
});

test('takes no other XML for an e-invoice', () => {
  expect(read('<Invoice xmlns="urn:other"/>')).toEqual({ invoice: null });
});
