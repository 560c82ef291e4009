import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

/** Holds requests at these addresses until the returned function is called. */
async function hold(page: Page, address: string | RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const waiting = (page: Page) => page.getByText('Loading...', { exact: true }).first();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the page stays in use until the next one has its rows', async ({ page, openPortalAs }) => {
  await openPortalAs('admin@demo.test', '/?view=all');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const release = await hold(page, /\/api\/invoice\?/);
  await page.getByRole('link', { name: 'Finance Dashboard' }).click();
  await expect(waiting(page)).toBeAttached();
  expect(await heading(page, 'My Bookings').isVisible()).toBe(true);
  release();
  await expect(heading(page, 'Finance Dashboard')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('the first save of a brief leaves the form to the pointer', async ({ page, openPortalAs }) => {
  await openPortalAs('client@demo.test', '/submit-brief');
  const release = await hold(page, /\/api\/booking\?isDraft=true/);
  const saving = page.waitForRequest(/\/api\/booking\?isDraft=true/);
  await page.getByRole('textbox', { name: /^Title/ }).fill('Harbour at dawn');
  await page.keyboard.press('Tab');
  await saving;
  await expect(waiting(page)).toBeAttached();
  const length = page.getByLabel(/^Length/).first();
  await length.click({ timeout: 5000 });
  await expect(length).toBeFocused();
  release();
});

test('what is typed while the search loads arrives whole', async ({ page, openPortalAs }) => {
  await openPortalAs('admin@demo.test', '/');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const late = page.waitForResponse(/\/assets\/.*\.js$/);
  await page.getByRole('row').nth(1).hover();
  await late;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const release = await hold(page, /\/assets\/.*\.js$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('approve');
  release();
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
  await expect(field).toHaveValue('approve');
  await expect(field).toBeFocused();
});
