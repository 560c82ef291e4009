import type { CDPSession, Page } from '@playwright/test';
import { expectNoFindingsInBoth } from '../../axe.ts';
import { expect, test } from '../../fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const firstRow = (page: Page) => page.getByRole('table').getByRole('link').first();

/** Goes to My Account, and waits until it says that the browser is ready. */
async function untilReady(page: Page, words = 'Ready without a network') {
  await page.getByRole('link', { name: /^(My Account|Mein Konto):/ }).click();
  await expect(page.getByText(words, { exact: true })).toBeVisible();
}

test('My Account says that the browser is ready, and then the list opens without a network', async ({
  page,
  context,
  openPortalAs,
  complaints,
}) => {
  await openPortalAs('admin@demo.test', '/');
  const title = (await firstRow(page).textContent()) ?? '';
  await untilReady(page);
  await expectNoFindingsInBoth(page);

  await context.setOffline(true);
  const offline = await context.newPage();
  await page.close();
  await offline.goto('/');
  await expect(firstRow(offline)).toHaveText(title);
  complaints.splice(0);
});

test('Status says so too, and My Account in German', async ({ page, openPortalAs }) => {
  await openPortalAs('admin@demo.test', '/');
  await expect(firstRow(page)).toBeVisible();
  await untilReady(page);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByText('Ohne Netzwerk bereit', { exact: true })).toBeVisible();
  await page.goto('/status');
  await expect(page.getByText('Ohne Netzwerk bereit', { exact: true })).toBeVisible();
});

interface Compiled {
  name: string;
  args?: { data?: { url?: string; consumedCacheSize?: number; cacheRejected?: boolean } };
}

/** The scripts that the browser compiles meanwhile, and whether it had their code. */
async function compiledDuring(devtools: CDPSession, work: () => Promise<unknown>) {
  const events: Compiled[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as never[])));
  await devtools.send('Tracing.start', { categories: 'v8,devtools.timeline' });
  await work();
  const complete = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
  await devtools.send('Tracing.end');
  await complete;
  return events.flatMap(({ name, args: { data: { url = '', ...data } = {} } = {} }) =>
    name === 'v8.compile' && url.endsWith('.js') ? [{ url, ...data }] : [],
  );
}

test('a start from the worker runs scripts that are compiled already', async ({
  page,
  context,
  browser,
  openPortalAs,
}) => {
  await openPortalAs('admin@demo.test', '/');
  await expect(firstRow(page)).toBeVisible();
  await untilReady(page);
  const again = await context.newPage();
  await page.close();
  const scripts = await compiledDuring(await browser.newBrowserCDPSession(), async () => {
    await again.goto('/');
    await expect(firstRow(again)).toBeVisible();
  });
  const named = (part: string) => scripts.filter(({ url }) => url.includes(part));
  for (const part of ['/assets/base.', '/assets/main.', '/assets/common.', '/mfe-bookings/']) {
    expect(named(part), part).not.toEqual([]);
  }
  const compiled = scripts.filter((one) => !one.consumedCacheSize || one.cacheRejected);
  expect(compiled.map(({ url }) => url)).toEqual([]);
});
