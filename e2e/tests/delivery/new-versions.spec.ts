import type { Page } from '@playwright/test';
import type { RemoteManifest } from '@shootline/shared-api/portal';
import { expect, test } from '../../fixtures.ts';
import { inSoak } from '../../soak.ts';

const told = (page: Page) => page.getByText('There is a newer version of this page.');

const aMinute = '01:01';

async function openInvoices(page: Page, open: (email: string, path: string) => Promise<unknown>) {
  await page.clock.install();
  await open('finance@demo.test', '/finance-dashboard');
  await expect(page.getByRole('heading', { name: 'My Invoices' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

test('an open portal shows a notice of a newer version, and only Reload loads it', async ({
  page,
  openPortalAs,
  complaints,
}) => {
  await openInvoices(page, openPortalAs);
  const body = '<script src="/shell/9.0.0-00000000/assets/main.00000000.js"></script>';
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) => route.fulfill({ body, contentType: 'text/html' }),
  );
  await page.clock.fastForward(aMinute);
  await expect(told(page)).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect
    .poll(() => page.evaluate(() => 'isSamePage' in window).catch(() => true))
    .toBe(false);
  await expect(page.getByRole('heading', { name: 'My Invoices' })).toBeVisible();
  complaints.splice(0);
});

test(
  'an open area shows a notice of its newer version',
  inSoak,
  async ({ page, openPortalAs, complaints }) => {
    await openInvoices(page, openPortalAs);
    await page.route('**/mfe-invoices/remote.json', async (route) => {
      const manifest = (await (await route.fetch()).json()) as RemoteManifest;
      await route.fulfill({
        json: { ...manifest, entry: manifest.entry.replace(/^[^/]+/, '9.0.0') },
      });
    });
    await page.clock.fastForward(aMinute);
    await expect(told(page)).toBeVisible();
    complaints.splice(0);
  },
);
