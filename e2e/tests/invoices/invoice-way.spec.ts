import type { Booking, SupplierInvoice } from '@shootline/shared-api/contract';
import type { Page } from '@playwright/test';
import { expect, openAs, test } from '../../fixtures.ts';
import { mailedPath, makeTwoToInvoice, pdfOf } from '../../invoiced.ts';

const upload = 'Upload Invoice';
const totalDiffers =
  'Your invoice total is different to what we expected. We will contact you to verify the amount.';
const reason = 'The parking was 55 dollars.';

/** Ticks bookings in the list and submits one invoice for them, with parking for the first. */
async function submitTogether(page: Page, bookings: readonly Booking[], number: string) {
  for (const { booking_uid } of bookings) {
    await page.getByRole('checkbox', { name: new RegExp(`Select .*${booking_uid}`) }).check();
  }
  await page.getByRole('button', { name: `Create Bulk Invoice (${bookings.length})` }).click();
  await page.getByLabel('Upload my own').check();
  const dialog = page.getByRole('dialog', { name: upload });
  await dialog.getByRole('textbox', { name: 'Invoice Number' }).fill(number);
  await expect(dialog.getByText(totalDiffers)).toBeHidden();
  const part = dialog.getByRole('group', { name: new RegExp(`#${bookings[0]!.booking_uid}`) });
  await part.getByRole('button', { name: 'Add Line Item' }).click();
  await part.getByRole('textbox', { name: 'Amount (AUD)' }).fill('45');
  await part.getByRole('textbox', { name: 'Description' }).fill('Parking');
  await expect(dialog.getByText(totalDiffers)).toBeVisible();
  await dialog
    .getByRole('button', { name: /^Invoice file/ })
    .setInputFiles({ name: 'bulk.pdf', mimeType: 'application/pdf', buffer: pdfOf(number) });
  await expect(dialog.getByRole('img', { name: 'Page 1 of 1 of bulk.pdf' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit Invoice' }).click();
  await expect(page.getByText('Invoices have been submitted.')).toBeVisible();
  await expect(dialog).toBeHidden();
  for (const { booking_uid } of bookings) {
    await expect(page.getByRole('checkbox', { name: new RegExp(booking_uid) })).toHaveCount(0);
  }
}

/** Rejects the invoice on a mailed page, with its file beside it. */
async function reject(page: Page) {
  await expect(page.getByRole('img', { name: /^Page 1 of 1/ })).toBeVisible();
  await page.getByLabel('Rejection Reason (optional)').fill(reason);
  await page.getByRole('button', { name: 'Yes, Reject Invoice' }).click();
  await expect(page.getByText('Invoice rejected.')).toBeVisible();
  await expect(page.getByText('Done. You can close this window.')).toBeVisible();
}

/** Reads why the list's only invoice was rejected, corrects its line item and submits it again. */
async function correct(page: Page) {
  await page.getByRole('button', { name: /^Edit invoice for/ }).click();
  const dialog = page.getByRole('dialog', { name: upload });
  await expect(dialog.getByText('This invoice was rejected.')).toBeVisible();
  await expect(dialog.getByText(reason)).toBeVisible();
  await dialog.getByRole('button', { name: 'History' }).click();
  await expect(dialog.getByText(/^Rejected by /)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Amount (AUD)' }).fill('55');
  await expect(dialog.getByText(totalDiffers)).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit Invoice' }).click();
  await expect(page.getByText('Invoices have been submitted.')).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Approves the corrected amount of the invoice on a mailed page. */
async function approve(page: Page, { claimed_invoice_amount_formatted }: SupplierInvoice) {
  await expect(page.getByText(claimed_invoice_amount_formatted!, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Yes, Approve Invoice' }).click();
  await expect(page.getByText('Done. You can close this window.')).toBeVisible();
}

test('a bulk invoice is rejected, corrected and approved, and list and dashboard agree', async ({
  page,
  browser,
  portalUrl,
  apiAs,
  openPortalAs,
}) => {
  const [client, admin] = [await apiAs('client@demo.test'), await apiAs('admin@demo.test')];
  const [one, two] = await makeTwoToInvoice(client, admin, await apiAs('camop12@demo.test'));
  const number = `BULK-${one.booking_uid}`;
  const videographer = await openPortalAs('camop12@demo.test', '/?view=to_invoice');
  await submitTogether(page, [one, two], number);
  const invoices = async () => {
    const path = `/invoice/of-bookings?bookings=${one.uuid},${two.uuid}`;
    const answer = await videographer.get<{ invoices: [SupplierInvoice, SupplierInvoice] }>(path);
    return answer.invoices;
  };
  const [first] = await invoices();

  const finance = await browser.newPage();
  const financeApi = await apiAs('finance@demo.test');
  await openAs(finance, portalUrl, financeApi, await mailedPath(admin, first, 'make-rejected'));
  await expect(finance.getByRole('button', { name: 'Yes, Reject Invoice' })).toBeVisible();
  expect(await invoices(), 'nothing is done on load').toMatchObject([
    { state: 'submitted', is_total_different: true },
    { state: 'submitted', is_total_different: false },
  ]);
  await reject(finance);

  await page.goto(`/?view=all&booking_uid=${one.booking_uid}`);
  await expect(page.getByRole('table').getByText('Rejected', { exact: true })).toBeVisible();
  await correct(page);

  const [corrected] = await invoices();
  expect(corrected.line_items).toEqual([{ amount: 5500, description: 'Parking' }]);
  await finance.goto(portalUrl + (await mailedPath(admin, first, 'make-approved')));
  await approve(finance, corrected);

  for (const [{ booking_uid }, state] of [
    [one, 'Approved'],
    [two, 'Submitted'],
  ] as const) {
    const inList = page.getByRole('table').getByText(state, { exact: true });
    await page.goto(`/?view=all&booking_uid=${booking_uid}`);
    await expect(inList).toBeVisible();
    await finance.goto(`${portalUrl}/finance-dashboard?view=all&booking_uid=${booking_uid}`);
    const row = finance.getByRole('row').filter({ hasText: number });
    await expect(row.getByText(state, { exact: true })).toBeVisible();
  }
  await page.goto(`/?view=all&booking_uid=${one.booking_uid}`);
  await page.getByRole('button', { name: /^View invoice for/ }).click();
  const dialog = page.getByRole('dialog', { name: 'View Invoice' });
  // The file beside it has the number as text too.
  await expect(dialog.getByRole('definition').filter({ hasText: number })).toBeVisible();
  await finance.close();
});
