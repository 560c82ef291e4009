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

const calls = /\/api\/invoice\?/;
const dashboard = (page: Page) => page.getByRole('link', { name: 'Finance Dashboard' });

/** Moves the pointer until the page's code for waiting is there: it makes calls ahead of a click. */
async function useFirst(page: Page) {
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  let isCalled = false;
  page.on('request', (request) => (isCalled ||= calls.test(request.url())));
  await expect
    .poll(async () => {
      await heading(page, 'My Bookings').hover();
      await dashboard(page).hover();
      return isCalled;
    })
    .toBe(true);
}

/** Counts the invoices that My Invoices has when its heading first appears. */
const invoicesAtFirst = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver((_changes, observer) => {
          if (document.querySelector('h1')?.textContent !== 'My Invoices') return;
          observer.disconnect();
          const buttons = [...document.querySelectorAll('main button')];
          resolve(buttons.filter((one) => /^[A-Z]{2}-\d+$/.test(one.textContent)).length);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );

test('the page stays in use under a bar until the next one has its rows', async ({
  page,
  openPortalAs,
}) => {
  await page.clock.install();
  await openPortalAs('admin@demo.test', '/?view=all');
  const release = await hold(page, calls);
  await useFirst(page);

  // However slow the machine, the page's patience does not end before the check.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await dashboard(page).click();
  await expect(async () => {
    await page.clock.runFor(250);
    await expect(waiting(page)).toBeAttached({ timeout: 3000 });
  }).toPass();
  expect((await waiting(page).locator('..').boundingBox())?.height).toBeLessThan(8);
  await page
    .getByRole('checkbox', { name: /^Select/ })
    .nth(1)
    .click();
  await expect(page.getByRole('group', { name: 'Selected bookings' })).toContainText('1 selected');
  await expect(heading(page, 'My Bookings')).toBeVisible();
  await expect(page).toHaveURL('/?view=all');

  const invoices = invoicesAtFirst(page);
  const answer = page.waitForResponse(calls);
  release();
  await (await answer).finished();
  await page.clock.resume();
  await expect(heading(page, 'My Invoices')).toBeVisible();
  expect(await invoices).toBeGreaterThan(1);
  await expect(page).toHaveURL(/\/finance-dashboard/);
  await expect(waiting(page)).toBeHidden();
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
  const release = await hold(page, /\/assets\/.*\.js$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('approve');
  release();
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
  await expect(field).toHaveValue('approve');
  await expect(field).toBeFocused();
});
