import { expectNoFindings } from '../../axe.ts';
import { expect } from '../../fixtures.ts';
import { test, videographer } from '../../with-call-sheet.ts';

test('a videographer reads the call sheet on the booking and approves it', async ({
  page,
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
});
