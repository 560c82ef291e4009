import { findBrowser } from './test/browser.ts';
import { exitOf, startChild } from './child.ts';

// npm run bench [-- pglite|postgres [bookings]]: a small and a large workspace, side by side;
// npm run bench -- scroll: a list of few and of many loaded rows in the browser, of the built portal.

const quiet = '--disable-warning=ExperimentalWarning';
const [what, ...rest] = process.argv.slice(2);
const isScroll = what === 'scroll';
const args = isScroll
  ? [quiet, 'bench/src/scroll.ts', ...rest]
  : [quiet, 'bench/src/bench.ts', ...process.argv.slice(2)];
const env = isScroll ? { ...process.env, CHROMIUM_PATH: findBrowser() } : process.env;
process.exit(await exitOf(startChild(process.execPath, args, { env })));
