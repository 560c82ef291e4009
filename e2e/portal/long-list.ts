import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { openAs, signInToApi } from './session.ts';
import { longAdmin, longAlias } from './long-portal.ts';

/** Opens My Bookings of the long workspace as its admin. */
export async function openLongList(page: Page, portalUrl: string, search = '?view=all') {
  const api = await signInToApi(portalUrl, longAdmin, longAlias);
  await openAs(page, portalUrl, api, `/${search}`);
  // Users of a generated workspace have no address, and the prompt for one covers the list.
  await page.getByRole('button', { name: 'Not Now' }).click();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  return api;
}

/** Presses "Load more" as fast as rows arrive, until this many are loaded. */
export async function loadRows(page: Page, rows: number): Promise<void> {
  await page.evaluate(async (target) => {
    const find = (text: RegExp, selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].find((one) =>
        text.test(one.textContent ?? ''),
      );
    const shown = () => {
      const text = find(/^Showing/, '[role=status]')?.textContent ?? '';
      return Number(/\d+/.exec(text.replaceAll(',', ''))?.[0] ?? 0);
    };
    while (shown() < target) {
      find(/^Load more$/, 'button')?.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, rows);
}
