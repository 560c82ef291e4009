import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { ciiInvoice, ublInvoice } from '@shootline/shared-api/testing/e-invoices';
import PDFDocument from 'pdfkit';
import { startInvoicing } from '../../../../tests/workspaces/invoicing.ts';

const { api, shot, rowOf, number, submit, refused } = await startInvoicing();
after(() => api.close());

/** A PDF with this XML inside, as Factur-X has it. */
async function pdfWith(xml: string): Promise<File> {
  const document = new PDFDocument();
  document.file(Buffer.from(xml), { name: 'factur-x.xml', type: 'text/xml' });
  document.end();
  return new File([new Uint8Array(await buffer(document))], 'invoice.pdf');
}

const xmlFile = (xml: string | Buffer<ArrayBuffer>) => new File([xml], 'invoice.xml');
const row = async () => rowOf(await shot(), { invoice_number: number() });

test('takes an e-invoice as XML and inside of a PDF', async () => {
  const wide = Buffer.from(ublInvoice().replace('UTF-8', 'UTF-16'), 'utf16le');
  const files = [ublInvoice(), ciiInvoice(), wide].map(xmlFile);
  for (const file of [...files, await pdfWith(ciiInvoice())]) {
    const { body } = await submit([await row()], file);
    assert.equal(body.invoices[0]?.files[0]?.name, file.name);
  }
});

test('refuses an e-invoice at its file with the rule that it breaks', async () => {
  const broken = { total: '951.00' };
  const files = [
    xmlFile(ublInvoice(broken)),
    xmlFile(ciiInvoice(broken)),
    await pdfWith(ciiInvoice(broken)),
  ];
  for (const file of files) {
    const { status, errors } = await refused([await row()], file);
    assert.equal(status, 400);
    assert.match(errors[0] ?? '', /^file: This e-invoice breaks rules of EN 16931\. BR-CO-15: /);
  }
});

test('refuses entities, deep and large XML inside of a PDF', async () => {
  const attacks = {
    DOCTYPE: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    'within each other': '<a>'.repeat(200) + '</a>'.repeat(200),
    '5 MB': `<a>${' '.repeat(50_000_000)}</a>`,
  };
  for (const [reason, xml] of Object.entries(attacks)) {
    const { status, errors } = await refused([await row()], await pdfWith(xml));
    assert.equal(status, 400);
    assert.ok(errors[0]?.startsWith('file: ') && errors[0].includes(reason), errors[0]);
  }
});
