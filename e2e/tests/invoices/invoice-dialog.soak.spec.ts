import type { Invoice } from '@shootline/shared-api/contract';
import { expectNoFindingsInBoth } from '../../axe.ts';
import { expect, test } from '../../fixtures.ts';
import { makeTwoToInvoice, notInvoiced, pdfOf } from '../../invoiced.ts';
import { ciiInvoice, ublInvoice } from '@shootline/shared-api/testing/e-invoices';

const upload = 'Upload Invoice';

test('an invoice is submitted by keyboard only', async ({ page, openPortalAs }) => {
  const videographer = await openPortalAs('camop9@demo.test', '/terms.html');
  const booking = (await notInvoiced(videographer))[0]!;
  await page.goto(`/?view=all&booking_uid=${booking.booking_uid}`);
  await page.getByRole('button', { name: /^Create invoice for/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: upload });
  await expect(dialog.getByRole('textbox', { name: 'Invoice Number' })).toBeFocused();
  await page.keyboard.type('KEYS-1');
  const submit = dialog.getByRole('button', { name: 'Submit Invoice' });
  const before = await submit.boundingBox();
  await dialog
    .getByLabel(/^Invoice file/)
    .setInputFiles({ name: 'keys.pdf', mimeType: 'application/pdf', buffer: pdfOf('KEYS-1') });
  const file = dialog.getByRole('region', { name: 'Content of keys.pdf' });
  await expect(file.getByRole('img')).toBeVisible();
  expect(await submit.boundingBox(), 'nothing moves once a file is chosen').toEqual(before);
  await dialog.getByRole('button', { name: 'Add Line Item' }).press('Enter');
  await page.keyboard.type('10');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Parking');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invoices have been submitted.')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('an e-invoice fills the form and is compared with the claim, and a broken one is refused', async ({
  page,
  apiAs,
  openPortalAs,
}) => {
  const videographer = await openPortalAs('camop11@demo.test', '/terms.html');
  const [client, admin] = [await apiAs('client@demo.test'), await apiAs('admin@demo.test')];
  const [{ booking_uid }] = await makeTwoToInvoice(client, admin, videographer);
  await page.goto(`/?view=all&booking_uid=${booking_uid}`);
  await page.getByRole('button', { name: /^Create invoice for/ }).click();
  const dialog = page.getByRole('dialog', { name: upload });
  const file = dialog.getByLabel(/^Invoice file/);
  const choose = (content: string) =>
    file.setInputFiles({
      ...{ name: 'e.xml', mimeType: 'application/xml', buffer: Buffer.from(content) },
    });
  await choose(ublInvoice({ total: '900.00' }));
  await expect(dialog.getByText(/BR-CO-15/)).toBeVisible();
  await choose(ublInvoice({ currency: 'AUD' }));
  await expect(dialog.getByRole('textbox', { name: 'Invoice Number' })).toHaveValue('XR-77');
  await expect(dialog.getByRole('table', { name: 'The file and the claim' })).toBeVisible();
  await expect(dialog.getByRole('table', { name: 'Lines of the e-invoice' })).toBeVisible();
  await expectNoFindingsInBoth(page);
  const inPdf = ciiInvoice({ currency: 'AUD', number: 'FX-78', lines: { Interview: '800.00' } });
  const buffer = pdfOf('FX-78', inPdf);
  await file.setInputFiles({ name: 'e.pdf', mimeType: 'application/pdf', buffer });
  await dialog.getByRole('button', { name: 'Use It: The file has the number FX-78.' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Invoice Number' })).toHaveValue('FX-78');
  const comparison = dialog.getByRole('table', { name: 'The file and the claim' });
  await expect(comparison.getByRole('row', { name: /^Interview/ })).toBeVisible();
  await expect(
    dialog.getByRole('table', { name: 'Lines of the e-invoice' }).getByText('Interview'),
  ).toBeVisible();
  await expectNoFindingsInBoth(page);
});

test('a picture is shown beside the form before it is sent, and larger on demand', async ({
  page,
  openPortalAs,
}) => {
  await openPortalAs('camop@demo.test', '/?view=all');
  await page
    .getByRole('button', { name: /^Edit invoice for/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: upload });
  await expect(dialog.getByRole('img', { name: /^Page 1/ })).toBeVisible();
  const submit = dialog.getByRole('button', { name: 'Submit Invoice' });
  const before = await submit.boundingBox();
  const picture =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await dialog.getByLabel(/the invoice file/).setInputFiles({
    name: 'receipt.png',
    mimeType: 'image/png',
    buffer: Buffer.from(picture, 'base64'),
  });
  const shown = dialog.getByRole('img', { name: 'receipt.png' });
  await expect(shown).toBeVisible();
  const { width = 0 } = (await shown.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(400);
  expect(await submit.boundingBox(), 'nothing moves once a file is chosen').toEqual(before);
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await shown.boundingBox())?.width).toBeGreaterThan(width * 1.4);
});

for (const width of [1440, 390]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('axe finds nothing in the form of an invoice, light and dark', async ({
      page,
      openPortalAs,
    }) => {
      await openPortalAs('camop@demo.test', '/?view=all');
      await page
        .getByRole('button', { name: /^Edit invoice for/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: upload });
      await dialog.getByRole('button', { name: 'Add Line Item' }).first().click();
      await page.keyboard.type('10');
      await dialog.getByRole('button', { name: 'History' }).click();
      const fold = dialog.getByRole('button', { name: 'Show the File' });
      if (width < 1024) await fold.click();
      await expect(dialog.getByRole('img', { name: /^Page 1/ })).toBeVisible();
      await expectNoFindingsInBoth(page);
    });

    test('axe finds nothing on the mailed pages, light and dark', async ({
      page,
      apiAs,
      openPortalAs,
    }) => {
      const finance = await apiAs('finance@demo.test');
      const { results } = await finance.get<{ results: Invoice[] }>('/invoice?view=to_approve');
      const { uuid } = results.find(({ files }) => files.length > 0)!;
      await openPortalAs('finance@demo.test', `/invoice/${uuid}/make-approved`);
      await expect(page.getByRole('button', { name: 'Yes, Approve Invoice' })).toBeVisible();
      await expectNoFindingsInBoth(page);
      await page.goto(`/invoice/${uuid}/make-rejected`);
      await expect(page.getByRole('button', { name: 'Yes, Reject Invoice' })).toBeVisible();
      await expectNoFindingsInBoth(page);
    });
  });
}
