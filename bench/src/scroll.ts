import type { Browser, Page } from '@playwright/test';
import { loadRows, openLongList } from '../../e2e/portal/long-list.ts';
import { startLongPortal } from '../../e2e/portal/long-portal.ts';
import { desk, inBrowser, ratiosWithin } from './measuring/in-browser.ts';
import { median } from '../../api-server/tests/load/percentile.ts';
import { openMeter } from './measuring/page-cost.ts';

// node bench/src/scroll.ts [rows]: compares the browser's cost of a list with 5,000 (or `rows`) loaded
// rows with that of 200; fails if any cost is more than twice as high. Times are the page's own processor
// time, which other load hardly affects; frames are late frames.

const limit = 2;
const rounds = 5;
const few = 200;
const many = Number(process.argv[2] ?? 5000);
const steps = 60;
const stepPixels = 120;
const lateMs = 25;

async function openList(browser: Browser, url: string, rows: number) {
  const page = await browser.newPage({ viewport: desk });
  await openLongList(page, url);
  await loadRows(page, rows);
  return { page, ...(await openMeter(page)) };
}

type List = Awaited<ReturnType<typeof openList>>;

/** Scrolls down from this fraction of the list's height; returns the number of late frames. */
function scroll(page: Page, from: number): Promise<number> {
  return page.evaluate(
    async ([start, count, pixels, late]) => {
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      window.scrollTo(0, (document.body.scrollHeight * start) / 2);
      await frame();
      let last = await frame();
      let lates = 0;
      for (let step = 0; step < count; step++) {
        window.scrollBy(0, pixels);
        const now = await frame();
        if (now - last > late) lates += 1;
        last = now;
      }
      return lates;
    },
    [from, steps, stepPixels, lateMs] as const,
  );
}

/** Few and many in turn, so that other load on the machine affects both equally. */
async function measure(
  lists: { few: List; many: List },
  one: (list: List, round: number) => Promise<number>,
) {
  const taken = { few: [] as number[], many: [] as number[] };
  for (let round = -1; round < rounds; round++) {
    for (const which of ['few', 'many'] as const) {
      const value = await one(lists[which], round + 1);
      if (round >= 0) taken[which].push(value);
    }
  }
  return { few: median(taken.few), many: median(taken.many) };
}

const ratios = ratiosWithin(limit);

function print(what: string, figures: { few: number; many: number }, note?: string): void {
  const ratio = figures.many / figures.few;
  const shown = [figures.few, figures.many, ratio].map((value) => value.toFixed(1));
  ratios.row(what, ratio, shown, note);
}

async function compare(lists: { few: List; many: List }): Promise<void> {
  for (const rate of [1, 4]) {
    const lates = { few: 0, many: 0 };
    for (const list of Object.values(lists)) await list.slowDown(rate);
    const costs = await measure(lists, (list, round) =>
      list.cost(async () => {
        const which = list === lists.few ? 'few' : 'many';
        lates[which] += await scroll(list.page, round / (rounds + 1));
      }),
    );
    const frames = `late frames of ${steps * (rounds + 1)}: ${lates.few}, ${lates.many}`;
    print(`ms: scroll ${steps} frames, processor ${rate}x slower`, costs, frames);
  }
  for (const list of Object.values(lists)) await list.slowDown(1);
  const more = await measure(lists, async ({ page, cost }, round) =>
    cost(() => loadRows(page, (page === lists.few.page ? few : many) + 25 * (round + 1))),
  );
  print('ms: "Load more"', more);
  const nodes = await measure(lists, ({ page }) =>
    page.evaluate(() => document.querySelectorAll('*').length),
  );
  print('elements in the page', nodes);
}

await inBrowser(
  async (browser, portalUrl) => {
    const lists = {
      few: await openList(browser, portalUrl, few),
      many: await openList(browser, portalUrl, many),
    };
    console.log(`\nmedian of ${rounds}; ${few} loaded rows, ${many}, their ratio`);
    await compare(lists);
    for (const [which, list] of Object.entries(lists)) {
      await list.collectGarbage();
      console.log(`MB of ${which}: ${((await list.metric('JSHeapUsedSize')) / 1e6).toFixed(1)}`);
    }
    return ratios.end();
  },
  { portal: () => startLongPortal(many + 500) },
);
