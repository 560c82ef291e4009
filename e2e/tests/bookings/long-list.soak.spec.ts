import type { BrowserContext, Page } from '@playwright/test';
import type { BookingSummary } from '@shootline/shared-api/contract';
import { type Api, expect, test, titleLinks } from '../../fixtures.ts';
import { loadRows, openLongList } from '../../portal/long-list.ts';
import { startLongPortal } from '../../portal/long-portal.ts';
import type { RunningServer } from '../../portal/portal-server.ts';

const rows = 5000;
const order = 'sortBy=title&asc=true';

// The rows are loaded once, and each test continues with the page of the previous one.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

let portal: RunningServer;
let context: BrowserContext;
let page: Page;
let api: Api;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  portal = await startLongPortal(rows + 100);
  context = await browser.newContext();
  page = await context.newPage();
  api = await openLongList(page, portal.url, `?view=all&${order}`);
  await loadRows(page, rows);
});
test.afterAll(async () => {
  await context.close();
  await portal.stop();
});

const list = '/booking/list-bookings';
const table = () => page.getByRole('table');
const scrollTo = (share: number) =>
  page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), share);

/** The first row whose top is at least this many pixels below the window's top, with its distance. */
function firstInView(from = 0) {
  return page.evaluate((least) => {
    const firstRow = [...document.querySelectorAll('[role=row][data-index]')].find(
      (row) => row.getBoundingClientRect().top >= least,
    );
    return {
      title: firstRow?.querySelector('a')?.textContent ?? '',
      top: Math.round(firstRow?.getBoundingClientRect().top ?? 0),
    };
  }, from);
}

/** The first row in view once the list has come to rest with its rows drawn. */
async function placeAtRest() {
  let place = await firstInView();
  await expect(async () => {
    const before = place;
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    place = await firstInView();
    expect(place.title).not.toBe('');
    expect(place).toEqual(before);
  }).toPass();
  return place;
}

/** The rows drawn now: the index of the first, and the titles of all. */
function drawnRows() {
  return table().evaluate((element) => {
    const drawn = [...element.querySelectorAll<HTMLElement>('[role=row][data-index]')];
    return {
      first: Number(drawn[0]?.dataset['index']),
      titles: drawn.map((row) => row.querySelector('a')?.textContent ?? ''),
    };
  });
}

async function titlesFrom(offset: number): Promise<string[]> {
  const { results } = await api.get<{ results: BookingSummary[] }>(
    `${list}?${order}&offset=${offset}`,
  );
  return results.map(({ title }) => title);
}

test('of 5,000 loaded rows only those near the view are in the page, in the requested order', async () => {
  await expect(table()).toHaveAttribute('aria-rowcount', String(rows + 1));
  await expect(page.getByText(/^Showing 5,000 of/)).toBeAttached();
  for (const part of [0, 0.5, 1]) {
    await scrollTo(part);
    await placeAtRest();
    const { first, titles } = await drawnRows();
    expect(titles.length).toBeLessThan(80);
    const expected = await titlesFrom(first);
    expect(titles.slice(0, 25)).toEqual(expected.slice(0, titles.length));
  }
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('the keyboard moves through the rows', async () => {
  await scrollTo(0.3);
  const { title } = await placeAtRest();
  const link = table().getByRole('link', { name: title, exact: true });
  await link.focus();
  await page.keyboard.press('Tab');
  await expect(link).not.toBeFocused();
  await expect(table().locator(':focus')).toBeInViewport();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('PageDown');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 400);
  await placeAtRest();
});

test('Back from a booking returns to the same place, with all rows still loaded', async () => {
  await scrollTo(0.6);
  const before = await placeAtRest();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes(list)) asked += 1;
  });
  const { title } = await firstInView(300);
  const link = table().getByRole('link', { name: title, exact: true });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(() => firstInView()).toEqual(before);
  await expect(page.getByText(/^Showing 5,000 of/)).toBeAttached();
  expect(asked).toBe(0);
});

test("another user's change appears in its row, and nothing else moves", async () => {
  const offset = 600;
  const { results } = await api.get<{ results: BookingSummary[] }>(
    `${list}?${order}&offset=${offset}`,
  );
  const index = results.findIndex(({ state }) => state === 'assigned' || state === 'active');
  const booking = results[index];
  if (!booking) throw new Error('No booking there can be put on hold.');
  await scrollTo((offset + index) / rows);
  const row = table().locator(`[aria-rowindex="${offset + index + 2}"]`);
  await expect(async () => {
    if (!(await row.isVisible())) await page.mouse.wheel(0, 400);
    await expect(row).toContainText(booking.title, { timeout: 100 });
  }).toPass({ timeout: 30_000 });
  await row.scrollIntoViewIfNeeded();
  const before = await placeAtRest();
  await api.post(`/booking/${booking.uuid}/make-on-hold`);
  await expect(row).toContainText('On Hold');
  expect(await placeAtRest()).toEqual(before);
  await expect(page.getByText(/^Showing 5,000 of/)).toBeAttached();
  await expect(page.getByText('This list has changed since it was loaded.')).toHaveCount(0);
});

test('a notice tells of a new booking, and Refresh shows the current list', async () => {
  const [booking] = (await api.get<{ results: BookingSummary[] }>(`${list}?state=active&${order}`))
    .results;
  if (!booking) throw new Error('There is no active booking.');
  const notice = page.getByText('This list has changed since it was loaded.');
  await api.post(`/booking/${booking.uuid}/duplicate`);
  await expect(notice).toBeInViewport();
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(notice).toHaveCount(0);
  await expect(titleLinks(page)).toHaveText(await titlesFrom(0));
});
