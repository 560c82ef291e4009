import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { startPortal } from '../../e2e/portal/portal-server.ts';
import { inBrowser } from './measuring/in-browser.ts';
import { measureEveryPage } from './work/every-page.ts';
import { measureJobs } from './work/jobs.ts';
import { measureView } from './work/view.ts';
import { measureZoom } from './work/zoom.ts';

// node bench/src/work.ts [part…]: measures the demo. `view`: how much of the work is in view, and how far away
// the rest is. `jobs`: clicks, keys and seconds of whole jobs. `zoom`: what 200 % zoom leaves in view. `pages`:
// layout shift and height of every page. Ends with 1 if a page shifts by more than 0.01, if 200 % zoom hides
// too much, or if a job cannot be done.
// --against <folder>: measures the built checkout in this folder. --job <pattern>: only jobs with such a name.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, job: { type: 'string', default: '' } },
});

const portalOf: { startPortal: typeof startPortal } = values.against
  ? await import(join(resolve(values.against), 'e2e/portal/portal-server.ts'))
  : { startPortal };

const parts: Record<string, (browser: Browser, portalUrl: string) => Promise<number | void>> = {
  view: measureView,
  jobs: async (browser, mouse) => {
    const { url: keyboard, stop } = await portalOf.startPortal();
    try {
      return await measureJobs(browser, { mouse, keyboard }, values.job);
    } finally {
      await stop();
    }
  },
  zoom: measureZoom,
  pages: measureEveryPage,
};

await inBrowser(
  async (browser, portalUrl) => {
    let over = 0;
    for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
      console.log(`\n${name}`);
      over += (await parts[name]?.(browser, portalUrl)) ?? 0;
    }
    return over;
  },
  { portal: () => portalOf.startPortal() },
);
