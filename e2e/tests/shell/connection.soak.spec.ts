import type { BookingSummary } from '@shootline/shared-api/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

test('a booking opened without a network appears once the network is back', async ({
  page,
  openPortalAs,
  complaints,
}) => {
  await openPortalAs('client@demo.test', '/');
  const link = page.getByRole('table').getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await markPage(page);
  await page.context().setOffline(true);
  await link.click();
  await expect(page.getByText(/connected to the internet/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
  complaints.splice(0);
});

test('a page appears automatically once the shared code that it needs can be reached', async ({
  page,
  openPortalAs,
  complaints,
}) => {
  const sharedCode = /\/shell\/.*\/(details|fields)\.[^/]*\.js$/;
  await page.route(sharedCode, (route) => route.abort('connectionreset'));
  await openPortalAs('client@demo.test', '/');
  const link = page.getByRole('table').getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await markPage(page);
  await link.click();
  await expect(page.getByRole('heading', { name: 'This area is not available' })).toBeVisible();
  await page.unroute(sharedCode);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
  complaints.splice(0);
});

test('a page whose code was cut off works after one Retry, without a reload', async ({
  page,
  openPortalAs,
  complaints,
}) => {
  await openPortalAs('client@demo.test', '/');
  const link = page.getByRole('table').getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await markPage(page);
  await page.route(/\.js$/, (route) => route.abort('connectionreset'));
  await link.click();
  await expect(page.getByRole('heading', { name: 'This area is not available' })).toBeVisible();
  await page.unroute(/\.js$/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
  complaints.splice(0);
});

test('a list that the API never answers says so after 30 seconds, and Retry loads it', async ({
  page,
  openPortalAs,
  complaints,
}) => {
  await page.clock.install();
  const list = '**/api/booking/list-bookings**';
  await page.route(list, () => {});
  // A stream that opens after the leap would have missed 31 seconds, and load the list again.
  await page.route('**/api/events', () => {});
  await openPortalAs('client@demo.test', '/');
  await expect(page.getByRole('heading', { name: 'My Bookings' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
  await page.clock.fastForward('00:31');
  await expect(
    page.getByText('Sorry, there was an error loading the list of bookings.'),
  ).toBeVisible();
  await page.unroute(list);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  complaints.splice(0);
});

test('signing out without a network ends the session once the network is back', async ({
  page,
  openPortalAs,
  complaints,
}) => {
  const { user } = await openPortalAs('client@demo.test', '/');
  const isGood = async () => {
    const answer = await page.request.get('/api/client', {
      headers: { Authorization: `Token ${user.auth_token}` },
    });
    return answer.ok();
  };
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('table')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('shootline.auth'))).not.toContain(
    user.auth_token,
  );

  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect.poll(isGood).toBe(false);
  complaints.splice(0);
});

test('a comment that cannot be sent shows why and stays', async ({
  page,
  openPortalAs,
  apiAs,
  complaints,
}) => {
  const { results } = await (
    await apiAs('client@demo.test')
  ).get<{ results: BookingSummary[] }>('/booking/list-bookings?state=new');
  await openPortalAs('client@demo.test', `/booking/${results[0]?.uuid}`);
  const form = page.getByRole('form', { name: 'Add to Booking Comments' });
  await form.getByLabel('Comment').fill('Half past nine at the gate.');
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Add Comment' }).click();
  await expect(form.getByText(/connected to the internet/)).toBeVisible();
  await page.context().setOffline(false);
  await form.getByRole('button', { name: 'Add Comment' }).click();
  await expect(page.getByText('Comment added.')).toBeVisible();
  complaints.splice(0);
});
