import { openSettings } from '../../actions/drawer.ts';
import { expectNoFindingsInBoth } from '../../axe.ts';
import { expect, test } from '../../fixtures.ts';

test.use({ viewport: { width: 1100, height: 800 } });

test('between 960 and 1280 px the drawer is a rail with named icons', async ({
  page,
  openPortalAs,
}) => {
  await openPortalAs('admin@demo.test', '/');
  const rail = page.getByRole('navigation', { name: 'Main' });
  const dashboard = rail.getByRole('link', { name: 'Finance Dashboard' });
  expect((await rail.boundingBox())?.width).toBeLessThan(80);
  const inbox = rail.getByRole('link', { name: 'For Me' });
  const count = (await inbox.getByText(/^\d+\+?$/).boundingBox())!;
  const entry = (await inbox.boundingBox())!;
  expect(count.x + count.width).toBeLessThanOrEqual(entry.x + entry.width);
  await openSettings(page);
  const icons = rail.locator('svg');
  await expect(icons).toHaveCount(await rail.locator('a, button').count());
  const drawings = await icons.evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
  expect(new Set(drawings).size).toBe(drawings.length);
  await dashboard.focus();
  await expect(
    page.getByTestId('rail-name').filter({ hasText: 'Finance Dashboard' }),
  ).toBeVisible();
  await expectNoFindingsInBoth(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'My Invoices' })).toBeVisible();
});
