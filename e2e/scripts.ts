import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** The scripts that a page loads from now on. */
export function recordScripts(page: Page): Response[] {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  return scripts;
}

export const bodiesOf = (scripts: Response[]) =>
  Promise.all(scripts.map((script) => script.text()));

/** The size of each script in bytes, gzipped. */
export const sizesOf = async (scripts: Response[]) =>
  (await bodiesOf(scripts)).map((body) => gzipSync(body, { level: 9 }).length);

export const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * Keeps the page from loading what may wait until it is idle, as how much of it loads is chance, and what only
 * a server with the demo offers.
 */
export async function stayBusy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.route('**/api/auth/methods', (route) =>
    route.fulfill({ json: { hub_url: null, passkey_host: null, demo: null } }),
  );
}
