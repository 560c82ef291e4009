import type { Locator, Page } from '@playwright/test';
import { desk, inBrowser, openDemo, ratiosWithin } from './measuring/in-browser.ts';
import { median } from '../../api-server/tests/load/percentile.ts';
import { openMeter } from './measuring/page-cost.ts';

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

await inBrowser(async (browser, portalUrl) => {
  const signIn = await browser.newPage({ viewport: desk });
  await signIn.goto(`${portalUrl}/login`);
  const base = await costOfKey(signIn, signIn.getByLabel('Email'));
  console.log(
    `\nprocessor ms of a key: median of ${rounds}; at a processor ${slowest} times slower; ratio to the sign-in's`,
  );
  const ratios = ratiosWithin(limit);
  const print = (what: string, key: number) => {
    const shown = [key, key * slowest, key / base].map((value) => value.toFixed(1));
    ratios.row(what, key / base, shown);
  };
  print("the sign-in's Email", base);

  const page = await openDemo(browser, portalUrl, '/submit-brief', 'client@demo.test');
  await page.getByRole('form', { name: 'New Videographer Booking' }).waitFor();
  const fields = {
    Title: page.getByRole('textbox', { name: 'Title', exact: true }),
    'What to capture': page.getByLabel('What to capture'),
    Address: page.getByRole('combobox', { name: 'Address' }),
  };
  for (const [name, field] of Object.entries(fields)) {
    print(`booking form, ${name}`, await costOfKey(page, field));
  }
  await fields.Title.fill('');
  await page.getByRole('button', { name: 'Submit Brief' }).click();
  await page.getByRole('group', { name: 'answers missing' }).waitFor();
  for (const [name, field] of Object.entries(fields)) {
    print(`refused booking form, ${name}`, await costOfKey(page, field));
  }
  return ratios.end();
});
