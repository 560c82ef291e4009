import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { openAs, signInToApi } from '../../e2e/fixtures.ts';
import { startPortal } from '../../e2e/portal-server.ts';
import { median } from './median.ts';
import { openMeter } from './page-cost.ts';

// node bench/src/typing.ts: compares the browser's cost of a keystroke in the booking form with that in
// the sign-in form of three fields; fails if it is more than five times as high.

const limit = 5;
const rounds = 5;
const text = 'The quick brown fox jumps over';
/** Milliseconds between the keys of a fast typist. */
const delay = 90;
const slowest = 4;

/** Milliseconds of processor time for a keystroke and its effects. */
async function costOfKey(page: Page, field: Locator): Promise<number> {
  const { cost } = await openMeter(page);
  const costs: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    await field.fill('');
    await field.click();
    const typed = await cost(async () => {
      await page.keyboard.type(text, { delay });
      await page.waitForFunction(() => new Promise((done) => requestIdleCallback(done)));
    });
    if (round > 0) costs.push(typed / text.length);
  }
  return median(costs);
}

async function openForm(browser: Browser, portalUrl: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const client = await signInToApi(portalUrl, 'client@demo.test', 'demo');
  await openAs(page, portalUrl, client, '/submit-brief');
  await page.getByRole('form', { name: 'New Videographer Booking' }).waitFor();
  return page;
}

function print(what: string, key: number, base: number): number {
  const ratio = key / base;
  const shown = [key, key * slowest, ratio].map((value) => value.toFixed(1).padStart(9));
  const isOver = ratio > limit;
  console.log(`${what.padEnd(44)}${shown.join('')}${isOver ? '  TOO MUCH' : ''}`);
  return isOver ? 1 : 0;
}

async function main(): Promise<number> {
  const portal = await startPortal();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'],
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const signIn = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn.goto(`${portal.url}/login`);
    const base = await costOfKey(signIn, signIn.getByLabel('Email'));
    console.log(
      `\nprocessor ms of a key: median of ${rounds}; at a processor ${slowest} times slower; ratio to the sign-in's`,
    );
    print("the sign-in's Email", base, base);

    const page = await openForm(browser, portal.url);
    const fields = {
      Title: page.getByRole('textbox', { name: 'Title', exact: true }),
      'What to capture': page.getByLabel('What to capture'),
      Address: page.getByRole('combobox', { name: 'Address' }),
    };
    let over = 0;
    for (const [name, field] of Object.entries(fields)) {
      over += print(`booking form, ${name}`, await costOfKey(page, field), base);
    }
    await fields.Title.fill('');
    await page.getByRole('button', { name: 'Submit Brief' }).click();
    await page.getByRole('alert').first().waitFor();
    for (const [name, field] of Object.entries(fields)) {
      over += print(`refused booking form, ${name}`, await costOfKey(page, field), base);
    }
    console.log(`\n${over === 0 ? 'All' : `${over} not`} within ${limit} times.`);
    return over === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await portal.stop();
  }
}

process.exit(await main());
