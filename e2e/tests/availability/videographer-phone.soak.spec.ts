import { expectNoFindingsInBoth } from '../../axe.ts';
import { nextStep } from '../../actions/bookings-list.ts';
import { expect } from '../../fixtures.ts';
import { test, videographer } from '../../with-call-sheet.ts';

test.use({ viewport: { width: 390, height: 844 } });

test("a phone's first screen shows a videographer the day of the shoot", async ({
  page,
  openPortalAs,
  withCallSheet,
}) => {
  const { uuid } = await withCallSheet('Harbour at dawn');
  await openPortalAs(videographer, `/booking/${uuid}`);
  const shoot = page.getByRole('region', { name: 'Your Shoot' });
  await expect(shoot.getByText('9:15 AM')).toBeInViewport();
  const way = shoot.getByRole('link', { name: /Bridge Street/ });
  await expect(way).toBeInViewport();
  expect(new URL((await way.getAttribute('href')) ?? '').searchParams.get('query')).toContain(
    '12 Bridge Street',
  );
  await expect(shoot.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+\d+$/);
  const download = page.waitForEvent('download');
  await shoot.getByRole('button', { name: /^Download call-sheet/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^call-sheet-\d+-v1\.pdf$/);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1600);
  await expectNoFindingsInBoth(page);
  await page.getByRole('button', { name: /^Shoot Details/ }).click();
  await page.getByRole('button', { name: /^Files/ }).click();
  await expect(page.getByRole('button', { name: 'UPLOAD FILE' })).toBeVisible();
  await expectNoFindingsInBoth(page);
});

test('folded sections are printed in full', async ({ page, openPortalAs, withCallSheet }) => {
  const { uuid } = await withCallSheet('Harbour on paper');
  await openPortalAs(videographer, `/booking/${uuid}`);
  const details = page.getByText('What to capture', { exact: true });
  await expect(page.getByRole('button', { name: /^Shoot Details/ })).toBeVisible();
  await expect(details).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(details).toBeVisible();
});

test('the next step stays within reach of the thumb', async ({
  page,
  openPortalAs,
  withCallSheet,
}) => {
  const { uuid } = await withCallSheet('Harbour at noon');
  await openPortalAs(videographer, `/booking/${uuid}`);
  const approve = nextStep(page, 'Approve Call Sheet');
  for (const part of [0, 0.5, 1]) {
    await page.evaluate((share) => window.scrollTo(0, document.body.scrollHeight * share), part);
    await expect(approve).toBeInViewport({ ratio: 1 });
    expect((await approve.boundingBox())?.y).toBeGreaterThan(844 / 2);
  }
  await approve.click();
  const dialog = page.getByRole('dialog', { name: 'Approve Call Sheet' });
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Call Sheet approved.')).toBeVisible();
  await expect(approve).toHaveCount(0);
});
