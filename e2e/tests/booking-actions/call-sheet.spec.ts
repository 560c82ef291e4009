import { expectNoFindings } from '../../axe.ts';
import { expect, openAs } from '../../fixtures.ts';
import { test, videographer } from '../../with-call-sheet.ts';

test('a videographer approves the call sheet, the client confirms it, staff see both', async ({
  page,
  browser,
  portalUrl,
  apiAs,
  openPortalAs,
  withCallSheet,
}) => {
  const { uuid } = await withCallSheet('Approved on the booking');
  await openPortalAs(videographer, `/booking/${uuid}`);
  const card = page.getByRole('region', { name: 'Call Sheet' });
  await expect(card.getByText('Waiting for approval')).toBeVisible();
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: /\.pdf$/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^call-sheet-\d+-v1\.pdf$/);
  await card.getByRole('button', { name: 'Approve Call Sheet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve Call Sheet' });
  await expect(dialog).toBeVisible();
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Call Sheet approved.')).toBeVisible();
  await expect(card.getByText('Approved', { exact: true })).toBeVisible();
  const readAs = async (email: string) => {
    const reader = await browser.newPage();
    await openAs(reader, portalUrl, await apiAs(email), `/booking/${uuid}`);
    return reader.getByRole('region', { name: 'Call Sheet' });
  };
  const clients = await readAs('owner@demo.test');
  await clients.getByRole('button', { name: 'Confirm Call Sheet' }).click();
  await expect(clients.getByText('You have confirmed it:')).toBeVisible();
  const staffs = await readAs('admin@demo.test');
  await expect(staffs.getByRole('list', { name: 'Confirmed by 2 of 2' })).toBeVisible();
});
