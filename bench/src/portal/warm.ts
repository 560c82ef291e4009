import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { median } from '../../../api-server/tests/load/percentile.ts';
import { builtPortal, makeDemo, startPortal } from '../../../e2e/portal/portal-server.ts';
import { desk, openChromium } from '../measuring/in-browser.ts';
import { openMeter } from '../measuring/page-cost.ts';
import { type OpenedPage, openedAt, pages } from './pages.ts';
import { watchContent } from './visit.ts';

// npm run bench -- warm [pages] [--runs 7] [--stay 8] [--against folder]: the second and third start of
// pages with the worker, whose scripts are compiled already, compared with those without it, or with those of
// another built portal. Medians, in alternation, until the content is there.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '7' },
    stay: { type: 'string', default: '8' },
    against: { type: 'string' },
  },
});

const starts = ['second', 'third'] as const;

interface Side {
  page: OpenedPage;
  serviceWorkers: 'allow' | 'block';
}

/** Processor time of the page's main thread and elapsed time, in milliseconds. */
interface Start {
  cpu: number;
  wall: number;
}

async function warmStarts(browser: Browser, { page, serviceWorkers }: Side): Promise<Start[]> {
  const { storageState, content, url } = page;
  const context = await browser.newContext({ viewport: desk, storageState, serviceWorkers });
  await context.addInitScript(watchContent, content);
  const untilContent = async () => {
    const tab = await context.newPage();
    // A file of the same origin, so that the page keeps this tab's process.
    await tab.goto(new URL('/logo.svg', url).href);
    const { metric } = await openMeter(tab);
    const before = await metric('TaskDuration');
    await tab.goto(url, { waitUntil: 'commit' });
    await tab.waitForFunction(() => window.visit.content > 0);
    const cpu = ((await metric('TaskDuration')) - before) * 1000;
    const wall = await tab.evaluate(() => window.visit.content);
    // As long as a user reads.
    await setTimeout(Number(values.stay) * 1000);
    await tab.close();
    return { cpu, wall };
  };
  try {
    await untilContent();
    return [await untilContent(), await untilContent()];
  } finally {
    await context.close();
  }
}

function printRow(name: string, which: string, [with_ = [], without = []]: Start[][]): void {
  const compared = (what: keyof Start) => {
    const [one, other] = [with_, without].map((all) => median(all.map((start) => start[what])));
    const ratio = (one ?? NaN) / (other ?? NaN);
    return `${one?.toFixed(0)} : ${other?.toFixed(0)} = ${ratio.toFixed(2)}`;
  };
  const cells = [compared('cpu'), compared('wall')].map((cell) => cell.padEnd(22));
  console.log(`${name.padEnd(24)}${which.padEnd(9)}${cells.join('')}`);
}

async function main(): Promise<void> {
  const chosen = positionals.length > 0 ? positionals : ['/', '/booking'];
  const removeDemo = await makeDemo();
  const portal = await startPortal(builtPortal);
  const other = await startPortal(values.against ?? builtPortal);
  const browser = await openChromium('--disable-background-networking');
  try {
    const kind = values.against ? 'another build' : 'without the worker';
    console.log(`\nmedian of ${values.runs}; with the worker : ${kind} = ratio; ms`);
    console.log(`${'page'.padEnd(24)}${'start'.padEnd(9)}${'main thread'.padEnd(22)}content`);
    for (const page of pages.filter(({ name }) => chosen.includes(name))) {
      const sides: Side[] = [
        { page: await openedAt(portal.url, page), serviceWorkers: 'allow' },
        {
          page: await openedAt(other.url, page),
          serviceWorkers: values.against ? 'allow' : 'block',
        },
      ];
      const found = starts.map(() => sides.map((): Start[] => []));
      for (let run = 0; run < Number(values.runs); run++) {
        for (const side of run % 2 === 0 ? sides : sides.toReversed()) {
          const all = await warmStarts(browser, side);
          all.forEach((start, place) => found[place]?.[sides.indexOf(side)]?.push(start));
        }
      }
      starts.forEach((which, place) => printRow(page.name, which, found[place] ?? []));
    }
  } finally {
    await browser.close();
    await portal.stop();
    await other.stop();
    removeDemo();
  }
}

await main();
process.exit(0);
