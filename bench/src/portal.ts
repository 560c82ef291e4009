import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { builtPortal, makeDemo, startPortal } from '../../e2e/portal/portal-server.ts';
import { root } from '../../tools/apps.ts';
import { buildPortal } from '../../tools/portal/build-portal.ts';
import { portalNamed } from '../../tools/portal/portals.ts';
import { openChromium } from './measuring/in-browser.ts';
import { type MeasuredPage, named, openedAt, pages } from './portal/pages.ts';
import { buildSingle } from './portal/single-build.ts';
import { printHead, printRow, type Side, sides } from './portal/table.ts';
import { type Mode, modes, visitTwice } from './portal/visit.ts';

// node bench/src/portal.ts [pages] [--runs 7] [--modes 1x,4x,slow-4g] [--no-build] [--federated folder]
// [--single folder]: compares the browser's cost of pages of the federated portal with that of the same
// sources in one bundle, on the same server and data. Medians; times are milliseconds.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    runs: { type: 'string', default: '7' },
    modes: { type: 'string', default: modes.map(({ name }) => name).join() },
    build: { type: 'boolean', default: true },
    federated: { type: 'string', default: builtPortal },
    single: { type: 'string', default: join(root, 'dist', 'single') },
  },
});

/** Federated and single in turns, so that other load on the machine affects both equally. */
async function measure(
  browser: Browser,
  urls: Record<Side, string>,
  page: MeasuredPage,
  mode: Mode,
): Promise<void> {
  const opened = {
    federated: await openedAt(urls.federated, page),
    single: await openedAt(urls.single, page),
  };
  const all = { first: { federated: [], single: [] }, warm: { federated: [], single: [] } };
  const visits: Record<'first' | 'warm', Parameters<typeof printRow>[3]> = all;
  // Round 0 warms up the servers.
  for (let run = 0; run <= Number(values.runs); run++) {
    for (const side of run % 2 === 0 ? sides : sides.toReversed()) {
      const { first, warm } = await visitTwice(browser, opened[side], mode);
      if (run === 0) continue;
      visits.first[side].push(first);
      visits.warm[side].push(warm);
    }
  }
  for (const visit of ['first', 'warm'] as const) {
    printRow(page.name, mode.name, visit, visits[visit]);
  }
}

async function main(): Promise<void> {
  const chosenPages = positionals.length > 0 ? named(pages, positionals) : pages;
  const chosenModes = named(modes, values.modes.split(','));
  if (values.build) {
    await buildPortal(portalNamed(undefined));
    await buildSingle(values.single);
  }
  const removeDemo = await makeDemo();
  const portals = {
    federated: await startPortal(values.federated),
    single: await startPortal(values.single),
  };
  const browser = await openChromium('--disable-background-networking');
  try {
    console.log(`\nmedian of ${values.runs}; federated : single = ratio; times in ms`);
    printHead();
    const urls = { federated: portals.federated.url, single: portals.single.url };
    for (const page of chosenPages) {
      for (const mode of chosenModes) await measure(browser, urls, page, mode);
    }
  } finally {
    await browser.close();
    for (const side of sides) await portals[side].stop();
    removeDemo();
  }
}

await main();
process.exit(0);
