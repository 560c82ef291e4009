import type { Page } from '@playwright/test';
import { inBrowser, openDemo, ratiosWithin } from './measuring/in-browser.ts';
import { median } from '../../api-server/tests/load/percentile.ts';

// node bench/src/analytics-tabs.ts: compares the time until each tab of Analytics is usable with that of a
// nearly empty page of the portal, a list without matches; fails if a tab takes more than one and a half
// times as long.

const limit = 1.5;
const rounds = 9;

interface Opened {
  name: string;
  path: string;
  isUsable: (page: Page) => Promise<unknown>;
}

const empty: Opened = {
  name: 'My Bookings, where nothing matches',
  path: '/?view=all&title=nothing+has+this+title',
  isUsable: (page) => page.getByText('There are currently no bookings that match').waitFor(),
};

const tab = (label: string, name: string, isUsable: Opened['isUsable']): Opened => ({
  name: `Analytics, ${label}`,
  path: `/analytics?tab=${name}`,
  isUsable,
});

// Waits for a chart, as skeletons already show the titles.
const drawing = (page: Page) => page.getByRole('tabpanel').locator('canvas').first().waitFor();
const entry = (page: Page) =>
  page.getByRole('region', { name: 'Feedback Stream' }).getByRole('listitem').first().waitFor();
const map = (page: Page) =>
  page.getByRole('group', { name: 'Where users are', exact: true }).waitFor();

const tabs = [
  tab('Overview', 'overview', drawing),
  tab('CamOp Analytics', 'camop', (page) => Promise.all([drawing(page), entry(page)])),
  tab('Feedback', 'feedback', (page) => Promise.all([drawing(page), entry(page)])),
  tab('System', 'system', (page) => Promise.all([drawing(page), map(page)])),
];

/** Milliseconds until a page is usable. */
async function timeOf(page: Page, url: string, { path, isUsable }: Opened): Promise<number> {
  const start = performance.now();
  await page.goto(url + path, { waitUntil: 'commit' });
  await isUsable(page);
  return performance.now() - start;
}

await inBrowser(async (browser, portalUrl) => {
  const page = await openDemo(browser, portalUrl);
  const times = new Map<Opened, number[]>();
  // In turns, so that other load on the machine slows down all of them equally.
  for (let round = 0; round <= rounds; round++) {
    for (const opened of [empty, ...tabs]) {
      const time = await timeOf(page, portalUrl, opened);
      // The first round fills the browser's cache.
      if (round > 0) times.set(opened, [...(times.get(opened) ?? []), time]);
    }
  }
  const base = median(times.get(empty) ?? []);
  console.log(`\nms until a page can be used: median of ${rounds}; ratio to the empty page's`);
  const ratios = ratiosWithin(limit);
  for (const [{ name }, measured] of times) {
    const time = median(measured);
    ratios.row(name, time / base, [time.toFixed(0), (time / base).toFixed(2)]);
  }
  return ratios.end();
});
