import { exitOf, startChild } from './child.ts';

// npm run bench [-- pglite|postgres [bookings]]: a small and a large workspace, side by side.

const quiet = '--disable-warning=ExperimentalWarning';
const args = [quiet, 'bench/src/bench.ts', ...process.argv.slice(2)];
process.exit(await exitOf(startChild(process.execPath, args)));
