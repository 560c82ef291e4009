import type { BookingSummary } from '@shootline/shared-api/contract';
import { translateEverything } from '../../browser-translation.ts';
import { expect, test, titleLinks } from '../../fixtures.ts';

test('a page that the browser translates keeps working, and written texts are translated', async ({
  page,
  openPortalAs,
}) => {
  await translateEverything(page);
  const { get } = await openPortalAs('admin@demo.test', '/?view=all');
  const title = page.getByRole('textbox', { name: 'Title' }).first();
  await title.fill('Charity');
  await expect(titleLinks(page).first()).toHaveText(/charity/i);
  await expect(page.getByText(/^\d+ match/).first()).toBeVisible();
  const { results } = await get<{ results: BookingSummary[] }>('/booking/list-bookings?offset=0');
  await page.goto(`/booking/${results[0]?.uuid}`);
  await expect(
    page
      .getByRole('definition')
      .getByText(/^\(translated\)/)
      .first(),
  ).toBeVisible();
});

test('fields of a phone have texts that it does not zoom into', async ({ page, openPortalAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPortalAs('admin@demo.test', '/submit-brief');
  const fields = page.getByRole('main').locator('input:not([type=checkbox]), select, textarea');
  await expect(fields.first()).toBeVisible();
  const sizes = await fields.evaluateAll((all) =>
    all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

test('the chosen view is marked where the user has colours of their own', async ({
  page,
  openPortalAs,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPortalAs('admin@demo.test', '/');
  const views = page.getByRole('navigation', { name: 'Views' }).getByRole('link');
  await expect(views.first()).toHaveCSS('outline-style', 'solid');
  await expect(views.nth(1)).toHaveCSS('outline-style', 'none');
});

test('a booking and an invoice print without what surrounds them, dark on white', async ({
  page,
  openPortalAs,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const { get } = await openPortalAs('admin@demo.test', '/');
  const { results } = await get<{ results: BookingSummary[] }>('/booking/list-bookings?offset=0');
  await page.goto(`/booking/${results[0]?.uuid}`);
  const details = page.getByRole('heading', { name: 'Booking Details' });
  await expect(details).toBeVisible();
  await expect(details).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('button').first()).toBeHidden();

  const invoices = await get<{ results: { uuid: string }[] }>('/invoice?offset=0');
  await page.goto(`/finance-dashboard?invoice=${invoices.results[0]?.uuid}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Finance Dashboard' })).toBeHidden();
  await expect(dialog.getByText('Invoice Number').first()).toBeVisible();
});
