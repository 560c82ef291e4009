import { findBrowser } from './test/browser.ts';
import { exitOf, startChild } from './child.ts';

// npm run bench [-- pglite|postgres [bookings]] compares a small and a large workspace;
// npm run bench -- scroll compares lists of few and of many loaded rows in the built portal.

const quiet = '--disable-warning=ExperimentalWarning';
const [what, ...rest] = process.argv.slice(2);
const isScroll = what === 'scroll';
const args = isScroll
  ? [quiet, 'bench/src/scroll.ts', ...rest]
  : [quiet, 'bench/src/bench.ts', ...process.argv.slice(2)];
const env = isScroll ? { ...process.env, CHROMIUM_PATH: findBrowser() } : process.env;
process.exit(await exitOf(startChild(process.execPath, args, { env })));
