import type { Invoice, SupplierInvoice } from '@shootline/shared-api/contract';
import { expectNoFindingsInBoth } from '../axe.ts';
import { expect, openAs, test } from '../fixtures.ts';
import { mailedPath, notInvoiced, pdfOf, submitInvoice } from '../invoiced.ts';

const upload = 'Upload Invoice';
const totalDiffers =
  'Your invoice total is different to what we expected. We will contact you to verify the amount.';

test('a videographer submits one invoice for several bookings from the bookings list', async ({
  page,
  openPortalAs,
}) => {
  const camop = await openPortalAs('camop12@demo.test', '/?view=to_invoice');
  const [one, two] = await notInvoiced(camop);
  for (const booking of [one!, two!]) {
    await page
      .getByRole('checkbox', { name: new RegExp(`Select .*${booking.booking_uid}`) })
      .check();
  }
  await page.getByRole('button', { name: 'Create Bulk Invoice (2)' }).click();
  const dialog = page.getByRole('dialog', { name: upload });
  await dialog.getByRole('textbox', { name: 'Invoice Number' }).fill('BULK-1');
  const part = dialog.getByRole('group', { name: new RegExp(`#${one!.booking_uid}`) });
  await part.getByRole('button', { name: 'Add Line Item' }).click();
  await part.getByRole('textbox', { name: 'Amount (AUD)' }).fill('45');
  await expect(dialog.getByText(totalDiffers)).toBeVisible();
  await dialog
    .getByLabel(/^Invoice File/)
    .setInputFiles({ name: 'bulk.pdf', mimeType: 'application/pdf', buffer: pdfOf('BULK-1') });
  await expect(dialog.getByRole('img', { name: 'Page 1 of 1 of bulk.pdf' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit Invoice' }).click();
  await expect(page.getByText('Invoices have been submitted.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('checkbox', { name: new RegExp(one!.booking_uid) })).toHaveCount(0);

  const { invoices } = await camop.get<{ invoices: SupplierInvoice[] }>(
    `/invoice/of-bookings?bookings=${one!.uuid},${two!.uuid}`,
  );
  expect(invoices).toMatchObject([
    { state: 'submitted', invoice_number: 'BULK-1', is_total_different: true },
    { state: 'submitted', invoice_number: 'BULK-1', is_total_different: false },
  ]);
});

test('finance rejects an invoice by the mailed link, with a reason', async ({
  page,
  apiAs,
  openPortalAs,
}) => {
  const camop = await apiAs('camop5@demo.test');
  const invoice = await submitInvoice(camop, (await notInvoiced(camop))[0]!, 'REJECTED-1');
  const path = await mailedPath(await apiAs('admin@demo.test'), invoice, 'make-rejected');
  await openPortalAs('finance@demo.test', path);
  await expect(page.getByRole('img', { name: /^Page 1 of 1/ })).toBeVisible();
  const before = await camop.get<SupplierInvoice>(`/invoice/${invoice.uuid}`);
  expect(before.state, 'nothing is done on load').toBe('submitted');
  await page.getByLabel('Rejection Reason (optional)').fill('The parking was paid by us.');
  await page.getByRole('button', { name: 'Yes, Reject Invoice' }).click();
  await expect(page.getByText('Invoice rejected.')).toBeVisible();
  await expect(page.getByText('Done. You can close this window.')).toBeVisible();
  expect(await camop.get<SupplierInvoice>(`/invoice/${invoice.uuid}`)).toMatchObject({
    state: 'rejected',
    rejection_details: 'The parking was paid by us.',
  });
});

test('a videographer reads why an invoice was rejected, corrects it and submits it again', async ({
  page,
  apiAs,
  openPortalAs,
}) => {
  const camop = await openPortalAs('camop10@demo.test', '/terms.html');
  const booking = (await notInvoiced(camop))[0]!;
  const { uuid } = await submitInvoice(camop, booking, 'CORRECTED-1');
  const finance = await apiAs('finance@demo.test');
  await finance.post(`/invoice/${uuid}/make-rejected`, {
    revision: 1,
    rejection_details: 'Add the tolls.',
  });
  await page.goto(`/?view=all&booking_uid=${booking.booking_uid}`);
  await page.getByRole('button', { name: /^Edit invoice for/ }).click();
  const dialog = page.getByRole('dialog', { name: upload });
  await expect(dialog.getByText('Add the tolls.')).toBeVisible();
  await dialog.getByRole('button', { name: 'History' }).click();
  await expect(dialog.getByText(/^Rejected by /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Add Line Item' }).click();
  await page.keyboard.type('12.5');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Tolls');
  await expect(dialog.getByText(totalDiffers)).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit Invoice' }).click();
  await expect(page.getByText('Invoices have been submitted.')).toBeVisible();
  await expect(page.getByRole('table').getByText('Submitted')).toBeVisible();
  expect(await finance.get<Invoice>(`/invoice/${uuid}`)).toMatchObject({
    state: 'submitted',
    line_items: [{ amount: 1250, description: 'Tolls' }],
  });
});

test('finance approves an invoice by the mailed link; bookings list and dashboard agree', async ({
  page,
  browser,
  portalUrl,
  apiAs,
  openPortalAs,
}) => {
  const camop = await apiAs('camop2@demo.test');
  const booking = (await notInvoiced(camop))[0]!;
  const invoice = await submitInvoice(camop, booking, 'APPROVED-1');
  const path = await mailedPath(await apiAs('admin@demo.test'), invoice, 'make-approved');
  await openPortalAs('finance@demo.test', path);
  await expect(page.getByText(`#${booking.booking_uid}`)).toBeVisible();
  await page.getByRole('button', { name: 'Yes, Approve Invoice' }).click();
  await expect(page.getByText('Done. You can close this window.')).toBeVisible();
  await page.goto(`/finance-dashboard?view=all&booking_uid=${booking.booking_uid}`);
  const invoiceRow = page.getByRole('row').filter({ hasText: 'APPROVED-1' });
  await expect(invoiceRow.getByText('Approved', { exact: true })).toBeVisible();

  const theirs = await browser.newPage();
  await openAs(theirs, portalUrl, camop, `/?view=all&booking_uid=${booking.booking_uid}`);
  await expect(theirs.getByRole('table').getByText('Approved', { exact: true })).toBeVisible();
  await theirs.getByRole('button', { name: /^View invoice for/ }).click();
  const dialog = theirs.getByRole('dialog', { name: 'View Invoice' });
  await expect(dialog.getByText('APPROVED-1', { exact: true })).toBeVisible();
  await theirs.close();
});

test('an invoice is submitted without a mouse', async ({ page, openPortalAs }) => {
  const camop = await openPortalAs('camop9@demo.test', '/terms.html');
  const booking = (await notInvoiced(camop))[0]!;
  await page.goto(`/?view=all&booking_uid=${booking.booking_uid}`);
  await page.getByRole('button', { name: /^Create invoice for/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: upload });
  await expect(dialog.getByRole('textbox', { name: 'Invoice Number' })).toBeFocused();
  await page.keyboard.type('KEYS-1');
  await dialog
    .getByLabel(/^Invoice File/)
    .setInputFiles({ name: 'keys.pdf', mimeType: 'application/pdf', buffer: pdfOf('KEYS-1') });
  const file = dialog.getByRole('region', { name: 'Content of keys.pdf' });
  await expect(file.getByRole('img')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add Line Item' }).press('Enter');
  await page.keyboard.type('10');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Parking');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invoices have been submitted.')).toBeVisible();
  await expect(dialog).toBeHidden();
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
  const picture =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await dialog.getByLabel(/the Invoice File/).setInputFiles({
    name: 'receipt.png',
    mimeType: 'image/png',
    buffer: Buffer.from(picture, 'base64'),
  });
  const shown = dialog.getByRole('img', { name: 'receipt.png' });
  await expect(shown).toBeVisible();
  const { width = 0 } = (await shown.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(400);
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
      const fold = dialog.getByRole('button', { name: 'Show the file' });
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
