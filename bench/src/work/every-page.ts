import type { Browser } from '@playwright/test';
import type { BookingSummary } from '../../../shared-api/src/contract/index.ts';
import { recordLayoutShift } from '../../../e2e/portal/layout-shift.ts';
import { isSettled, pages } from '../../../e2e/portal/pages.ts';
import { openAs, signInToApi } from '../../../e2e/portal/session.ts';
import { desk } from '../measuring/in-browser.ts';
import { phone } from './phone.ts';

const mostShift = 0.01;

/** Prints layout shift and height of every page and tab at both widths; returns how many shift too much. */
export async function measureEveryPage(browser: Browser, portalUrl: string): Promise<number> {
  let over = 0;
  for (const [email, paths] of Object.entries(pages)) {
    const api = await signInToApi(portalUrl, email, 'demo');
    const { results } = await api.get<{ results: BookingSummary[] }>(
      '/booking/list-bookings?state=assigned',
    );
    for (const path of paths) {
      for (const viewport of [desk, phone]) {
        const context = await browser.newContext({ viewport });
        const page = await context.newPage();
        const shift = await recordLayoutShift(page);
        await openAs(page, portalUrl, api, path.replace(':booking', results[0]?.uuid ?? ''));
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
