import { parseArgs } from 'node:util';
import type { Browser, BrowserContext } from '@playwright/test';
import { makeDemo, startPortal } from '../../e2e/portal/portal-server.ts';
import { desk, openChromium } from './measuring/in-browser.ts';
import { type MeasuredPage, named, openedAt, pages } from './portal/pages.ts';
import { watchContent } from './portal/visit.ts';
import { countElements } from './profile/elements.ts';
import { moduleFinder } from './profile/modules.ts';
import { buildReadable, portalOf } from './profile/readable-build.ts';
import { record, type Recording } from './profile/record.ts';
import { printTable } from './profile/table.ts';

// node bench/src/profile.ts [pages] [--runs 5] [--against revision or folder] [--functions 0] [--built folder]:
// prints which parts of the portal, and which libraries, take processor time until a page shows its
// content on a later visit, and which modules have styled elements. Medians; with `--against` those of the
// other build, of this one, and their ratio, measured in turn.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    against: { type: 'string' },
    functions: { type: 'string', default: '0' },
    built: { type: 'string' },
  },
});

/** Visits after which Chromium keeps the compiled code of a page. */
const warmUps = 2;

async function measure(browser: Browser, urls: string[], page: MeasuredPage): Promise<void> {
  const moduleOf = moduleFinder();
  const sides = await Promise.all(
    urls.map(async (url) => {
      const opened = await openedAt(url, page);
      const context: BrowserContext = await browser.newContext({
        viewport: desk,
        // Registered at some moment, it would serve some of the visits.
        serviceWorkers: 'block',
        storageState: opened.storageState,
      });
      await context.addInitScript(watchContent, page.content);
      return { opened, context, recordings: [] as Recording[] };
    }),
  );
  for (let run = -warmUps; run < Number(values.runs); run++) {
    for (const side of run % 2 === 0 ? sides : sides.toReversed()) {
      const recording = await record(side.context, side.opened, moduleOf);
      if (run >= 0) side.recordings.push(recording);
    }
  }
  console.log(`\n${page.name}`);
  const print = (title: string, what: keyof Recording, least: number, most?: number) => {
    const figures = sides.map(({ recordings }) => recordings.map((one) => one[what]));
    printTable(title, figures, least, most);
  };
  print('whole, ms', 'whole', 0);
  print('self time by part, ms', 'parts', 5);
  print('styling called directly, ms', 'callers', 5);
  const elements = [];
  for (const { context, opened } of sides) {
    elements.push([await countElements(context, opened, moduleOf)]);
  }
  printTable('styled elements by module', elements, 3, 20);
  const functions = Number(values.functions);
  if (functions > 0) print('self time by function, ms', 'functions', 1, functions);
  for (const { context } of sides) await context.close();
}

async function main(): Promise<void> {
  const chosen = positionals.length > 0 ? named(pages, positionals) : pages;
  const folders = [
    ...(values.against === undefined ? [] : [await portalOf(values.against)]),
    values.built ?? (await buildReadable()),
  ];
  const removeDemo = await makeDemo(folders[0]);
  const portals = [];
  for (const folder of folders) portals.push(await startPortal(folder));
  const browser = await openChromium('--disable-background-networking');
  try {
    for (const page of chosen)
      await measure(
        browser,
        portals.map(({ url }) => url),
        page,
      );
  } finally {
    await browser.close();
    for (const portal of portals) await portal.stop();
    removeDemo();
  }
}

await main();
process.exit(0);
