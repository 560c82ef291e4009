import type { Analytics } from '@shootline/shared-api/contract';
import type { Locator, Page } from '@playwright/test';
import { expectNoFindingsInBoth } from '../../axe.ts';
import { expect, test } from '../../fixtures.ts';
import { bodiesOf, recordScripts } from '../../scripts.ts';
import { inSoak } from '../../soak.ts';

const tabs = {
  overview: 'Bookings by Status',
  camop: 'Job Types',
  feedback: 'Feedback Stream',
  system: 'Users by Roles',
};

/** Opens a tab and waits for its figures. */
async function openTab(page: Page, tab: keyof typeof tabs) {
  await page.goto(`/analytics?tab=${tab}`);
  await expect(page.getByRole('region', { name: tabs[tab] })).toBeVisible();
  await expect(page.getByRole('tabpanel').locator('canvas').first()).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
}

test('an admin filters by last quarter, clicks a slice, and My Bookings shows as many', async ({
  page,
  openPortalAs,
}) => {
  const api = await openPortalAs('admin@demo.test', '/analytics');
  await page.getByLabel('Period').selectOption('Last quarter');
  await expect(page.getByText(/^Compared with the period before, 1 /)).toBeVisible();
  const chart = page.getByRole('img', { name: 'Bookings by Billing Regions', exact: true });
  const { width = 0, height = 0 } = (await chart.boundingBox()) ?? {};
  // The first slice starts at twelve o'clock.
  await chart.click({ position: { x: width / 2 + 8, y: height / 2 - 80 } });

  await expect(page.getByRole('heading', { name: 'My Bookings' })).toBeVisible();
  const { searchParams } = new URL(page.url());
  const { bookings } = await api.get<Analytics>(
    `/analytics?part=bookings&from_date=${searchParams.get('from_date')}&to_date=${searchParams.get('to_date')}`,
  );
  const region = bookings?.by_billing_region.find(
    ({ key }) => key === searchParams.get('billing_region'),
  );
  expect(region?.value).toBeGreaterThan(0);
  await expect(page.getByText(new RegExp(`^${region?.value} match(es)?$`))).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Period')).toHaveValue('last-quarter');
});

test(
  'charts and the map are loaded with the tab that shows them',
  inSoak,
  async ({ page, openPortalAs }) => {
    const scripts = recordScripts(page);
    const marks = { charts: 'complete date adapter', map: 'point_count_abbreviated' };
    const loaded = async (mark: string) =>
      (await bodiesOf(scripts)).some((body) => body.includes(mark));
    await openPortalAs('reviewer@demo.test', '/?view=all');
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    expect(await loaded(marks.charts)).toBe(false);
    await page.getByRole('link', { name: 'Analytics' }).click();
    await expect(page.locator('canvas').first()).toBeVisible();
    expect(await loaded(marks.charts)).toBe(true);
    expect(await loaded(marks.map)).toBe(false);
    await page.getByRole('tab', { name: 'System' }).click();
    await expect(page.getByRole('heading', { name: tabs.system })).toBeVisible();
    await expect.poll(() => loaded(marks.map)).toBe(true);
  },
);

for (const width of [1440, 390]) {
  test.describe(`${width} px`, inSoak, () => {
    test.use({ viewport: { width, height: 900 } });

    test('axe finds nothing on the tabs, light and dark', async ({ page, openPortalAs }) => {
      await openPortalAs('admin@demo.test', '/analytics');
      for (const tab of Object.keys(tabs) as (keyof typeof tabs)[]) {
        await openTab(page, tab);
        await expectNoFindingsInBoth(page);
      }
      const forms = page.getByRole('group', { name: `Show ${tabs.system} as` });
      await forms.getByRole('button', { name: /^Table of/ }).click();
      await expect(page.getByRole('table', { name: tabs.system })).toBeVisible();
      await expectNoFindingsInBoth(page);
    });
  });
}

test(
  'an invalid day leaves the filters beside it in line',
  inSoak,
  async ({ page, openPortalAs }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPortalAs('admin@demo.test', '/analytics');
    const min = page.getByRole('textbox', { name: 'Min Date' });
    const topOf = async (control: Locator) => (await control.boundingBox())?.y;
    await min.fill('31-02-2026');
    await expect(page.getByText('Enter a valid date.')).toBeVisible();
    const top = await topOf(min);
    expect(await topOf(page.getByRole('textbox', { name: 'Max Date' }))).toBe(top);
    expect(await topOf(page.getByRole('button', { name: 'Reset' }))).toBe(top);
    expect(await topOf(page.getByLabel('Period'))).toBe(top);
  },
);

test('legend entries are large enough for a finger', inSoak, async ({ page, openPortalAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPortalAs('admin@demo.test', '/analytics');
  const legend = page.getByRole('list', { name: 'Bookings by Billing Regions, legend' });
  const lines = page.getByRole('group', { name: 'Lines of Bookings Timeline' });
  for (const entry of [legend.getByRole('link').first(), lines.getByRole('button').first()]) {
    await entry.scrollIntoViewIfNeeded();
    expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});
