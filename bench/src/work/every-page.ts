import type { Browser } from '@playwright/test';
import { recordLayoutShift } from '../../../e2e/portal/layout-shift.ts';
import { addressOf, isSettled, pages } from '../../../e2e/portal/pages.ts';
import { openAs, signInToApi } from '../../../e2e/portal/session.ts';
import { desk } from '../measuring/in-browser.ts';
import { phone } from './phone.ts';

const mostShift = 0.01;

/** Prints layout shift and height of every page and tab at both widths; returns how many shift too much. */
export async function measureEveryPage(browser: Browser, portalUrl: string): Promise<number> {
  let over = 0;
  for (const [email, paths] of Object.entries(pages)) {
    const api = await signInToApi(portalUrl, email, 'demo');
    for (const path of paths) {
      const address = await addressOf(api, path);
      for (const viewport of [desk, phone]) {
        const context = await browser.newContext({ viewport });
        const page = await context.newPage();
        const shift = await recordLayoutShift(page);
        await openAs(page, portalUrl, api, address);
        await isSettled(page);
        const sum = await shift();
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        if (sum > mostShift) over += 1;
        const what = `${email.split('@')[0]}, ${path}, ${viewport.width} px: shift, height`;
        const verdict = sum > mostShift ? '  TOO MUCH' : '';
        console.log(
          `${what.padEnd(64)}${sum.toFixed(4).padStart(12)}${String(height).padStart(12)}${verdict}`,
        );
        await context.close();
      }
    }
  }
  return over;
}
