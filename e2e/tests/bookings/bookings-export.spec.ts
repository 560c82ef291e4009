import type { Page } from '@playwright/test';
import { expectNoFindings, expectNoFindingsInBoth } from '../../axe.ts';
import { expect, openAs, test } from '../../fixtures.ts';
import { inSoak } from '../../soak.ts';
import { openSettings } from '../../actions/drawer.ts';

const sync = 'Sync Data From the hub';

async function choose(page: Page, field: string, option: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: field }).fill(option);
  await dialog.getByRole('option', { name: option }).click();
  await expect(dialog.getByRole('list', { name: `Selected: ${field}` })).toHaveText(option);
}

test('an admin exports the filtered bookings, and the mail with the link is listed', async ({
  page,
  openPortalAs,
}) => {
  const { user } = await openPortalAs('admin@demo.test', '/?view=all&state=assigned');
  const tool = page.getByRole('button', { name: 'Export to CSV' });
  await tool.click();
  const dialog = page.getByRole('dialog', { name: 'Export Bookings' });
  await expect(dialog.getByRole('list', { name: 'Selected: Status' })).toHaveText('Assigned');
  await expect(dialog.getByRole('list', { name: 'Selected: Recipients' })).toHaveText(
    user.full_name,
  );

  await dialog.getByRole('textbox', { name: 'From Date' }).fill('1/1/2027');
  await dialog.getByRole('textbox', { name: 'To Date' }).fill('31-12-2026');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(dialog.getByText('Enter a date on or after the first one.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'To Date' }).fill('31-12-2027');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(
    page.getByText(
      'Exporting data to CSV. A link to download the CSV will be sent to the selected recipients shortly.',
    ),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(tool).toBeFocused();

  await openSettings(page);
  await page.getByRole('link', { name: 'Emails' }).click();
  const mail = page.getByRole('link', { name: 'Your export of bookings' }).first();
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh list' }).click();
    await expect(mail).toBeVisible({ timeout: 1000 });
  }).toPass();
  await mail.click();
  const link = /\/export\/[\w-]+/.exec(await page.getByText('/export/').innerText())?.[0] ?? '';
  await page.goto(link);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the File' }).click();
  expect((await download).suggestedFilename()).toMatch(/^bookings-.+\.csv$/);
  await expect(page.getByText(/^bookings-.+\.csv was downloaded\.$/)).toBeVisible();
});

test(
  'the choices of an export survive a reload, but not closing the dialog',
  inSoak,
  async ({ page, openPortalAs }) => {
    await openPortalAs('admin@demo.test', '/');
    await page.getByRole('button', { name: 'Export to CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export Bookings' });
    await choose(page, 'Status', 'Assigned');
    await choose(page, 'Videographers', 'Ari Stavros');
    await page.reload();
    await page.getByRole('button', { name: 'Export to CSV' }).click();
    await expect(dialog.getByRole('list', { name: 'Selected: Status' })).toHaveText('Assigned');
    await expect(dialog.getByRole('list', { name: 'Selected: Videographers' })).toHaveText(
      'Ari Stavros',
    );
    await expect(dialog.getByText('Your input is back.')).toBeVisible();

    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Export to CSV' }).click();
    await expect(dialog.getByRole('button', { name: 'Export', exact: true })).toBeVisible();
    await expect(dialog.getByRole('list', { name: 'Selected: Status' })).toBeHidden();
    await expect(dialog.getByText('Your input is back.')).toBeHidden();
  },
);

test(
  'an admin syncs with the demo hub and sees the counts',
  inSoak,
  async ({ page, portalUrl, apiAs }) => {
    // A workspace whose users no other test looks for.
    await openAs(page, portalUrl, await apiAs('admin@acme.test', 'acme'), '/');
    await page.getByRole('button', { name: sync }).click();
    const dialog = page.getByRole('dialog', { name: sync });
    await dialog.getByRole('checkbox', { name: 'Full Sync' }).check();
    await dialog.getByRole('button', { name: 'Sync', exact: true }).click();
    await expect(dialog.getByText('Data is now synched with the hub')).toBeVisible();
    const table = dialog.getByRole('table', { name: 'Synced records' });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Records',
      'New',
      'Updated',
      'Deleted',
    ]);
    await expect(table.getByRole('row', { name: /^Clients( \d+){3}$/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /^Users( \d+){3}$/ })).toBeVisible();
    await expectNoFindings(page);
  },
);

test(
  'a dialog whose code fails to load says so and opens on the next try',
  inSoak,
  async ({ page, openPortalAs, complaints }) => {
    await openPortalAs('admin@demo.test', '/');
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    await page.route(/\.js$/, (route) => route.abort());
    await page.getByRole('button', { name: sync }).click();
    await expect(
      page.getByText('Sorry, there was an issue loading this content. Please try again.'),
    ).toBeVisible();
    await page.unroute(/\.js$/);
    await page.getByRole('button', { name: sync }).click();
    await expect(page.getByRole('dialog', { name: sync })).toBeVisible();
    expect(new Set(complaints)).toEqual(new Set(['Failed to load resource: net::ERR_FAILED']));
    complaints.length = 0;
  },
);

test('a client has neither tool', inSoak, async ({ page, openPortalAs }) => {
  await openPortalAs('client@demo.test', '/');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export to CSV' })).toBeHidden();
  await expect(page.getByRole('button', { name: sync })).toBeHidden();
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} px`, inSoak, () => {
    test.use({ viewport });

    test('axe finds nothing on both dialogs, light and dark', async ({ page, openPortalAs }) => {
      await openPortalAs('admin@demo.test', '/?view=all&state=assigned&title=a');
      await page.getByRole('button', { name: 'Export to CSV' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Remove', exact: false }).first().click();
      await dialog.getByRole('textbox', { name: 'From Date' }).fill('31-02-2027');
      await dialog.getByRole('button', { name: 'Export', exact: true }).click();
      await expect(dialog.getByText('Enter a valid date.')).toBeVisible();
      await expectNoFindingsInBoth(page, '[role=dialog]');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: sync }).click();
      await expect(dialog.getByRole('checkbox', { name: 'Full Sync' })).toBeVisible();
      await expectNoFindingsInBoth(page, '[role=dialog]');
    });
  });
}
