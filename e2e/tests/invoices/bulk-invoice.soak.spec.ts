import type { Page } from '@playwright/test';
import { expectNoFindingsInBoth } from '../../axe.ts';
import { expect, test } from '../../fixtures.ts';
import { inSoakUnless } from '../../soak.ts';

/** Makes the invoices remote declare no widgets, like a version from before there were any. */
async function declareNone(page: Page) {
  await page.route('**/mfe-invoices/remote.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), widgets: [] } });
  });
}

const invoicesCode = '**/mfe-invoices/**/remoteEntry.*.js';
const boxes = (page: Page) =>
  page.getByRole('table').getByRole('checkbox', { name: /^Select (?!all)/ });
const bulk = (page: Page, count: number) =>
  page.getByRole('button', { name: `Create Bulk Invoice (${count})` });

test('a videographer sees no invoicing if no remote has the dialog', async ({
  page,
  openPortalAs,
}) => {
  await declareNone(page);
  await openPortalAs('camop@demo.test', '/?view=all');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Invoice Status' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Invoice Action' })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Bulk Invoice/ })).toHaveCount(0);
});

test('while the invoices are down the dialog offers Retry, and ticked bookings stay', async ({
  page,
  openPortalAs,
  complaints,
}) => {
  await page.route(invoicesCode, (route) => route.abort());
  await openPortalAs('camop@demo.test', '/?view=all&state=job_complete');
  await boxes(page).first().check();
  await bulk(page, 1).press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Upload Invoice' });
  const away = dialog.getByText('Invoices are not available');
  await expect(away).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const again = page.waitForRequest(invoicesCode);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await again;
  await expect(away).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bulk(page, 1)).toBeFocused();
  await expect(boxes(page).first()).toBeChecked();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await page.reload();
  await expect(bulk(page, 1)).toBeVisible();
  complaints.splice(0);
});

test('bookings in two currencies cannot be invoiced together, and the message names them', async ({
  page,
  openPortalAs,
}) => {
  await openPortalAs('camop7@demo.test', '/?view=all');
  const all = page.getByRole('checkbox', { name: 'Select all' });
  await all.check();
  const text = page.getByText('One invoice can only be in one currency.');
  await expect(text).toContainText(/HKD: \d+/);
  await expect(text).toContainText(/SGD: \d+/);
  const button = page.getByRole('button', { name: /^Create Bulk Invoice/ });
  await expect(button).toBeDisabled();
  await button.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await all.uncheck();
  await expect(bulk(page, 0)).toBeVisible();
});

for (const width of [1440, 390]) {
  test.describe(`${width} px`, inSoakUnless(width === 1440), () => {
    test.use({ viewport: { width, height: 900 } });

    test('axe finds nothing in the list with ticked bookings and in the dialog, light and dark', async ({
      page,
      openPortalAs,
      complaints,
    }) => {
      await page.route(invoicesCode, (route) => route.abort());
      await openPortalAs('camop7@demo.test', '/?view=all&state=job_complete');
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await expectNoFindingsInBoth(page);
      const first = page.getByRole('button', { name: /^(Create|Edit) invoice for/ }).first();
      await first.click();
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
      await expectNoFindingsInBoth(page);
      complaints.splice(0);
    });
  });
}
