import { readdirSync, readFileSync } from 'node:fs';
import type { Booking, Invoice } from '@shootline/shared-api/contract';
import type { PortalConfig } from '@shootline/shared-api/portal';
import type { Page } from '@playwright/test';
import { openSettings } from '../../actions/drawer.ts';
import { expectNoFindingsInBoth } from '../../axe.ts';
import { type Api, expect, sendSignIn, signIn, test as base } from '../../fixtures.ts';
import { builtFinancePortal, type RunningPortal, startPortal } from '../../portal/portal-server.ts';
import { recordScripts, sizesOf, stayBusy, sum } from '../../scripts.ts';
import { turnOn } from '../../second-factor.ts';
import { inSoak } from '../../soak.ts';

/** The portal of `npm start -- --portal finance`, shared by all tests. */
const test = base.extend<object, { financePortal: RunningPortal }>({
  financePortal: [
    async ({}, use) => {
      const portal = await startPortal(builtFinancePortal);
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker' },
  ],
  portalUrl: async ({ financePortal }, use) => use(financePortal.url),
});

test.describe.configure({ mode: 'default' });

const finance = 'finance@demo.test';
const fullPortal = 'https://portal.example';
const budget = 320 * 1024;

const dashboard = (page: Page) => page.getByRole('heading', { name: 'My Invoices' });
const drawer = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** The first invoice on the dashboard. */
async function firstToApprove(api: Api): Promise<Invoice> {
  const { results } = await api.get<{ results: Invoice[] }>('/invoice?view=to_approve');
  return results[0]!;
}

/** Names the full portal in portal.json. */
async function nameFullPortal(page: Page) {
  await page.route('**/portal.json', async (route) => {
    const config = (await (await route.fetch()).json()) as PortalConfig;
    await route.fulfill({ json: { ...config, fullPortal } });
  });
}

test('the portal has its remote, and the one whose widgets it shows', inSoak, () => {
  const remotes = readdirSync(builtFinancePortal).filter((name) => name.startsWith('mfe-'));
  expect(remotes).toEqual(['mfe-bookings', 'mfe-invoices']);
});

test('from sign-in to sign-out, no code of another remote is requested', async ({
  page,
  apiAs,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await signIn(page, finance);
  await expect(dashboard(page)).toBeVisible();
  await expect(page).toHaveURL('/finance-dashboard');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(drawer(page).getByRole('link')).toHaveText([/^For Me/, 'Finance Dashboard']);
  await expect(page.getByRole('link', { name: /new booking/i })).toHaveCount(0);

  const invoice = await firstToApprove(await apiAs(finance));
  const number = page.getByRole('button', { name: invoice.invoice_number, exact: true });
  await number.first().click();
  const detail = page.getByRole('dialog', { name: 'View Invoice' });
  await expect(detail).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detail).toHaveCount(0);
  await page.goto(`/invoice/${invoice.uuid}/make-approved`);
  await expect(page.getByRole('heading', { name: 'Approve Invoice' })).toBeVisible();
  await page.goto('/');
  await expect(dashboard(page)).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();

  const ofRemotes = asked.filter((path) => path.startsWith('/mfe-'));
  expect(ofRemotes).not.toEqual([]);
  const ofOthers = ofRemotes.filter((path) => !path.startsWith('/mfe-invoices/'));
  expect(ofOthers.filter((path) => path !== '/mfe-bookings/remote.json')).toEqual([]);
  expect(asked.filter((path) => /^\/api\/booking\b/.test(path))).toEqual([]);
});

test('the booking of an invoice is read in a dialog', inSoak, async ({ page, openPortalAs }) => {
  const invoice = await firstToApprove(await openPortalAs(finance, '/finance-dashboard'));
  const { booking } = invoice;
  await page.getByRole('button', { name: booking.title, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: booking.title });
  await expect(dialog.getByText(`#${booking.booking_uid}`, { exact: true })).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Booking Details' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Actions/ })).toHaveCount(0);
  await expectNoFindingsInBoth(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

// Before the test that turns on the admin's second factor.
test(
  "an admin has the portal's own pages, and no others",
  inSoak,
  async ({ page, openPortalAs }) => {
    await openPortalAs('admin@demo.test', '/');
    await expect(dashboard(page)).toBeVisible();
    await openSettings(page);
    await expect(drawer(page).getByRole('link')).toHaveText([
      /^For Me/,
      'Finance Dashboard',
      'Users',
      'Emails',
      'Workspace Settings',
      'Audit',
      'Status',
    ]);
  },
);

test(
  'a user with a second factor signs in to this portal with a code',
  inSoak,
  async ({ page, openPortalAs, complaints }) => {
    await openPortalAs('admin@demo.test', '/account');
    const codeIn = await turnOn(page);
    await page.goto('/login');
    await sendSignIn(page, 'admin@demo.test');
    await page.getByRole('textbox', { name: 'Code' }).fill(codeIn(1));
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(dashboard(page)).toBeVisible();
    // Removes the question for a code.
    complaints.splice(0);
  },
);

test(
  'sign-in and dashboard together stay within their limit of JavaScript, gzip',
  inSoak,
  async ({ page }) => {
    const scripts = recordScripts(page);
    await stayBusy(page);
    await page.goto('/login');
    await sendSignIn(page, finance);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const bytes = sum(await sizesOf(scripts));
    console.log(`The finance portal's first screen: ${bytes} bytes of JavaScript, gzip.`);
    expect(bytes).toBeLessThanOrEqual(budget);
  },
);

test('a mailed link leads through sign-in to its page', inSoak, async ({ page, apiAs }) => {
  const path = `/invoice/${(await firstToApprove(await apiAs(finance))).uuid}/make-approved`;
  await page.goto(path);
  await expect(page).toHaveURL(new RegExp(`/login\\?next=${encodeURIComponent(path)}`));
  await sendSignIn(page, finance);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { name: 'Approve Invoice' })).toBeVisible();
});

test(
  "a booking's address says that its area is not part of this portal",
  inSoak,
  async ({ page, openPortalAs }) => {
    const api = await openPortalAs(finance, '/');
    const { results } = await api.get<{ results: Booking[] }>('/booking/list-bookings');
    const path = `/booking/${results[0]?.uuid}`;
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Not part of this portal' })).toBeVisible();
    await expect(page.getByRole('link', { name: /full portal/ })).toHaveCount(0);
    await expectNoFindingsInBoth(page);

    await nameFullPortal(page);
    await page.goto(path);
    const link = page.getByRole('link', { name: /Open in the Full Portal/ });
    await expect(link).toHaveAttribute('href', fullPortal + path);
    await expect(link).toHaveAttribute('target', '_blank');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(dashboard(page)).toBeVisible();
    const booking = page.getByRole('link', { name: /\(opens in a new tab\)$/ }).first();
    await expect(booking).toHaveAttribute('href', new RegExp(`^${fullPortal}/booking/`));
  },
);

test(
  'an address outside all areas is Not Found, and Home is the dashboard',
  inSoak,
  async ({ page, openPortalAs }) => {
    await openPortalAs(finance, '/no/such/page');
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(dashboard(page)).toBeVisible();
  },
);

for (const width of [1440, 390]) {
  test(
    `a client is told that this portal has nothing for them, ${width} px wide`,
    inSoak,
    async ({ page, portalUrl }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/login');
      await sendSignIn(page, 'client@demo.test');
      await expect(page.getByText(/^You are signed in as client@demo\.test/)).toBeVisible();
      expect(page.url()).toBe(`${portalUrl}/`);
      await expectNoFindingsInBoth(page);
      await page.goto('/finance-dashboard');
      await expect(
        page.getByText('Sorry, you do not have permission to access this page.'),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await page.getByRole('link', { name: 'Sign In with Another Account' }).click();
      await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    },
  );
}

for (const width of [1440, 390]) {
  test(
    `the filtered invoices are exported from its dialog, ${width} px wide`,
    inSoak,
    async ({ page, openPortalAs }) => {
      await page.setViewportSize({ width, height: 844 });
      await openPortalAs(finance, '/finance-dashboard?view=rejected');
      await page.getByRole('button', { name: 'Export to CSV' }).click();
      const dialog = page.getByRole('dialog', { name: 'Export Invoices' });
      await expect(dialog.getByLabel('View')).toHaveValue('rejected');
      await expectNoFindingsInBoth(page, '[role="dialog"]');
      await dialog.getByRole('button', { name: 'Export', exact: true }).click();
      await expect(page.getByText(/^Exporting data to CSV\./)).toBeVisible();
    },
  );
}

test(
  'bills are saved as a file for Xero, and count as in Xero once finance says so',
  inSoak,
  async ({ page, openPortalAs }) => {
    const api = await openPortalAs(finance, '/finance-dashboard?view=to_enter_in_xero');
    const waiting = () => api.get<{ count: number }>('/invoice?view=to_enter_in_xero');
    const { count } = await waiting();
    await page.getByRole('button', { name: 'Make a File for Xero' }).click();
    const dialog = page.getByRole('dialog', { name: 'File for Xero' });
    await dialog.getByRole('radio', { name: /^Bills/ }).check();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Make File' }).click();
    expect((await download).suggestedFilename()).toMatch(/^xero-bills-.*\.csv$/);
    const content = readFileSync(await (await download).path(), 'utf8');
    expect(content).toContain('*ContactName');
    await expectNoFindingsInBoth(page, '[role="dialog"]');
    expect((await waiting()).count, 'nothing is noted by the file').toBe(count);

    await dialog.getByRole('button', { name: 'Mark as Entered in Xero' }).click();
    const done = dialog.getByText(/^\d+ invoices? (is|are) marked as entered in Xero\.$/);
    await expect(done).toBeVisible();
    const marked = parseInt((await done.textContent()) ?? '', 10);
    expect((await waiting()).count).toBe(count - marked);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(
      page.getByRole('link', { name: `To enter in Xero ${count - marked}` }),
    ).toBeVisible();
  },
);
