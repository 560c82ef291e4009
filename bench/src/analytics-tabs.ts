import { chromium, type Page } from '@playwright/test';
import { openAs, signInToApi } from '../../e2e/fixtures.ts';
import { startPortal } from '../../e2e/portal-server.ts';
import { median } from './median.ts';

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

async function main(): Promise<number> {
  const portal = await startPortal();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'],
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await openAs(page, portal.url, await signInToApi(portal.url, 'admin@demo.test', 'demo'), '/');
    const times = new Map<Opened, number[]>();
    // In turns, so that other load on the machine slows down all of them equally.
    for (let round = 0; round <= rounds; round++) {
      for (const opened of [empty, ...tabs]) {
        const time = await timeOf(page, portal.url, opened);
        // The first round fills the browser's cache.
        if (round > 0) times.set(opened, [...(times.get(opened) ?? []), time]);
      }
    }
    const base = median(times.get(empty) ?? []);
    console.log(`\nms until a page can be used: median of ${rounds}; ratio to the empty page's`);
    let over = 0;
    for (const [{ name }, measured] of times) {
      const time = median(measured);
      const isOver = time / base > limit;
      if (isOver) over += 1;
      const shown = [time.toFixed(0), (time / base).toFixed(2)].map((text) => text.padStart(9));
      console.log(`${name.padEnd(44)}${shown.join('')}${isOver ? '  TOO MUCH' : ''}`);
    }
    console.log(`\n${over === 0 ? 'All' : `${over} not`} within ${limit} times.`);
    return over === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await portal.stop();
  }
}

process.exit(await main());
