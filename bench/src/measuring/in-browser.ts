import { type Browser, chromium, type Page } from '@playwright/test';
import { type RunningPortal, startPortal } from '../../../e2e/portal/portal-server.ts';
import { openAs, signInToApi } from '../../../e2e/portal/session.ts';

export const desk = { width: 1440, height: 900 };

export const openChromium = (...flags: string[]) =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'],
    args: ['--no-sandbox', '--disable-gpu', ...flags],
  });

/**
 * Measures a portal in Chromium, then ends the process: with 1 if `measure` returns the number of limits
 * exceeded.
 */
export async function inBrowser(
  measure: (browser: Browser, portalUrl: string) => Promise<number | void>,
  options: { portal?: () => Promise<RunningPortal>; flags?: string[] } = {},
): Promise<never> {
  const portal = await (options.portal ?? startPortal)();
  const browser = await openChromium(...(options.flags ?? []));
  let over: number | void;
  try {
    over = await measure(browser, portal.url);
  } finally {
    await browser.close();
    await portal.stop();
  }
  process.exit(over ? 1 : 0);
}

/** A page of the demo at a desk, opened by one of its users. */
export async function openDemo(
  browser: Browser,
  portalUrl: string,
  path = '/',
  email = 'admin@demo.test',
): Promise<Page> {
  const page = await browser.newPage({ viewport: desk });
  await openAs(page, portalUrl, await signInToApi(portalUrl, email, 'demo'), path);
  return page;
}

/** Prints rows of figures, and counts the ratios above the limit. */
export function ratiosWithin(limit: number) {
  let over = 0;
  return {
    row(what: string, ratio: number, figures: string[], note = ''): void {
      const isOver = ratio > limit;
      if (isOver) over += 1;
      const cells = figures.map((figure) => figure.padStart(9)).join('');
      console.log(`${what.padEnd(44)}${cells}${note && `  ${note}`}${isOver ? '  TOO MUCH' : ''}`);
    },
    /** Prints the verdict; returns how many ratios were above the limit. */
    end(): number {
      console.log(`\n${over === 0 ? 'All' : `${over} not`} within ${limit} times.`);
      return over;
    },
  };
}
