import type { Browser } from '@playwright/test';
import { openAs, signInToApi } from '../../../e2e/portal/session.ts';
import { desk } from '../measuring/in-browser.ts';
import { Hand } from './hand.ts';
import { bookings } from './jobs/bookings.ts';
import { briefs } from './jobs/briefs.ts';
import { invoices } from './jobs/invoices.ts';
import type { Job } from './jobs/job.ts';
import { phone } from './phone.ts';

const jobs = [...bookings, ...invoices, ...briefs];
const longestWait = 20_000;

/** Does a job in a new window; returns what it took, or why it cannot be done. */
async function doJob(browser: Browser, portalUrl: string, job: Job, way: 'mouse' | 'keyboard') {
  const context = await browser.newContext({
    viewport: job.isOnPhone ? phone : desk,
    baseURL: portalUrl,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(longestWait);
  const hand = new Hand(page, way);
  try {
    await openAs(page, portalUrl, await signInToApi(portalUrl, job.user, 'demo'), job.path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const began = performance.now();
    await job.does(hand);
    return { hand, seconds: (performance.now() - began) / 1000 };
  } catch (error) {
    return { failure: error instanceof Error ? error.message.split('\n')[0] : String(error) };
  } finally {
    await context.close();
  }
}

/**
 * Prints the clicks, keys and seconds of every job, each way in a portal of its own; returns how many could
 * not be done.
 */
export async function measureJobs(
  browser: Browser,
  portals: Record<'mouse' | 'keyboard', string>,
  only = '',
): Promise<number> {
  let failed = 0;
  console.log(`${'job'.padEnd(52)}${'by'.padEnd(12)}clicks    keys  seconds`);
  for (const job of jobs.filter(({ name }) => new RegExp(only).test(name))) {
    for (const way of ['mouse', 'keyboard'] as const) {
      if (job.only && job.only !== way) continue;
      const { hand, seconds, failure } = await doJob(browser, portals[way], job, way);
      if (!hand) failed += 1;
      const figures = hand
        ? [hand.clicks, hand.keys, seconds.toFixed(1)]
            .map((one) => String(one).padStart(8))
            .join('')
        : `  -  ${failure}`;
      console.log(`${job.name.padEnd(52)}${way.padEnd(10)}${figures}`);
    }
  }
  return failed;
}
