import type { Page } from '@playwright/test';
import { inBrowser, openDemo } from './measuring/in-browser.ts';
import { openMeter } from './measuring/page-cost.ts';

// node bench/src/memory.ts [moves]: compares the heap of a page after 100 (or `moves`) moves between
// screens with that after twice as many; fails if it grows by more than two percent. Leaves out code that
// the browser compiles meanwhile: with it, the heap grew by 2.7 percent when this was written.

const limit = 2;
const moves = Number(process.argv[2] ?? 100);
/** Links of the navigation, with their pages' titles. */
const screens = [
  ['My Bookings', 'My Bookings'],
  ['Finance Dashboard', 'My Invoices'],
  ['Analytics', 'Analytics'],
  ['Staffing Board', 'Staffing Board'],
] as const;

/** Follows the links of the navigation, each once the previous page shows its title. */
async function move(page: Page, count: number): Promise<void> {
  const navigation = page.getByRole('navigation').first();
  for (let at = 1; at <= count; at++) {
    const [link, title] = screens[at % screens.length]!;
    await navigation.getByRole('link', { name: link }).click();
    await page.getByRole('main').getByRole('heading', { name: title }).first().waitFor();
  }
}

await inBrowser(
  async (browser, portalUrl) => {
    const page = await openDemo(browser, portalUrl);
    const { collectGarbage, metric } = await openMeter(page);
    const heap = async () => {
      await collectGarbage();
      return (await metric('JSHeapUsedSize')) / 1e6;
    };
    await move(page, moves);
    const before = await heap();
    await move(page, moves);
    const after = await heap();
    const percent = (after / before - 1) * 100;
    const isOver = percent > limit;
    console.log(`\nMB of the heap after ${moves} moves: ${before.toFixed(2)}`);
    console.log(`MB of the heap after ${2 * moves} moves: ${after.toFixed(2)}`);
    console.log(`grown by ${percent.toFixed(1)} %, limit ${limit} %${isOver ? '  TOO MUCH' : ''}`);
    return isOver ? 1 : 0;
  },
  { flags: ['--js-flags=--jitless'] },
);
