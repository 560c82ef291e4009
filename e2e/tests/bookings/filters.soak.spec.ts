import type { Page } from '@playwright/test';
import { listed, titlesOf } from '../../actions/bookings-list.ts';
import { expect, test, titleLinks } from '../../fixtures.ts';

const chip = (page: Page, text: string | RegExp) =>
  page.getByRole('button', { name: text instanceof RegExp ? text : `Remove filter ${text}` });

/** The day this many days from today, as the API accepts it. */
function day(daysFromToday: number): string {
  const date = new Date(Date.now() + daysFromToday * 86_400_000);
  return date.toISOString().slice(0, 10).split('-').reverse().join('-');
}
const [from, to] = [day(-180), day(180)];

test('several states and a range of days are filters, each removed separately', async ({
  page,
  openPortalAs,
}) => {
  const api = await openPortalAs('admin@demo.test', '/?view=all');
  const rows = titleLinks(page);
  await page
    .getByRole('search')
    .getByRole('button', { name: /^Status/ })
    .click();
  const states = page.getByRole('dialog', { name: 'Status' });
  for (const name of ['Assigned', 'Job Complete']) {
    const box = states.getByRole('checkbox', { name });
    await box.click();
    await expect(box).toBeChecked();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More Filters' }).click();
  const more = page.getByRole('dialog', { name: 'More Filters' });
  await more.getByRole('textbox', { name: 'From Date' }).fill(from);
  await more.getByRole('textbox', { name: 'To Date' }).fill(to);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More Filters (2)' })).toBeVisible();

  const range = `from_date=${from}&to_date=${to}`;
  const both = 'state=assigned&state=job_complete';
  const { count, results } = await listed(api, `${both}&${range}`);
  const ofEach = await Promise.all(both.split('&').map((one) => listed(api, `${one}&${range}`)));
  expect(ofEach.map((one) => one.count)).not.toContain(0);
  expect(count).toBe(ofEach.reduce((sum, one) => sum + one.count, 0));
  await expect(rows).toHaveText(titlesOf({ results }));
  await expect(page.getByText(`${count.toLocaleString('en')} matches`)).toBeVisible();

  await chip(page, 'Status: Assigned').click();
  await expect(rows).toHaveText(titlesOf(await listed(api, `state=job_complete&${range}`)));
  await chip(page, /^Remove filter From Date/).click();
  await expect(rows).toHaveText(titlesOf(await listed(api, `state=job_complete&to_date=${to}`)));
  await chip(page, /^Remove filter To Date/).click();
  await chip(page, 'Status: Job Complete').click();
  await expect(page).toHaveURL('/?view=all');
  await expect(rows).toHaveText(titlesOf(await listed(api, '')));
});

test('on a phone all filters are in a sheet', async ({ page, openPortalAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const api = await openPortalAs('admin@demo.test', '/?view=all');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: 'On Hold' }).click();
  await sheet.getByLabel('Region', { exact: true }).selectOption({ label: 'Sydney' });
  await sheet.getByRole('button', { name: 'Show Results' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeFocused();
  await expect(titleLinks(page)).toHaveText(
    titlesOf(await listed(api, 'state=on_hold&region=sydney')),
  );
});
