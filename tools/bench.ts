import { findBrowser } from './test/programs/browser.ts';
import { exitOf, startChild } from './child.ts';

// npm run bench [-- bookings [words]] compares a small and a large workspace;
// npm run bench -- api compares requests a second with the bare statements of such requests;
// npm run bench -- analytics compares the parts of Analytics in a small and a large workspace;
// npm run bench -- api-processes compares one, two and three API processes behind nginx;
// npm run bench -- burst compares calls beside many of one user with those at rest, without and with turns;
// npm run bench -- calls prints the statements, round trips and processor time of each call;
// npm run bench -- candidates compares the ranking of few and of many videographers;
// npm run bench -- neighbours compares small workspaces before and after a large one comes beside them;
// npm run bench -- streams prints the memory that open streams of changes take;
// npm run bench -- updates compares Update Selection with many rows and with few;
// npm run bench -- scroll compares lists of few and of many loaded rows in the built portal;
// npm run bench -- memory compares the heap after 100 and after 200 moves between screens;
// npm run bench -- portal [pages] compares the federated portal with the same sources as one bundle;
// npm run bench -- profile [pages] prints which code takes the time until a page shows its content;
// npm run bench -- warm [pages] compares starts with the worker, or of another build, with those without it;
// npm run bench -- typing compares a keystroke in the booking form with one in the sign-in;
// npm run bench -- analytics-tabs compares the tabs of Analytics with an empty list;
// npm run bench -- work [parts] prints how much of the work is in view, and how far away the rest is.

const quiet = '--disable-warning=ExperimentalWarning';
const inBrowser = [
  'portal',
  'profile',
  'warm',
  'scroll',
  'memory',
  'typing',
  'analytics-tabs',
  'work',
];
const onServer = [
  'api',
  'api-processes',
  'analytics',
  'burst',
  'calls',
  'candidates',
  'neighbours',
  'streams',
  'updates',
];
const [what = '', ...rest] = process.argv.slice(2);
const isInBrowser = inBrowser.includes(what);
const args =
  isInBrowser || onServer.includes(what)
    ? [quiet, `bench/src/${what === 'warm' ? 'portal/warm' : what}.ts`, ...rest]
    : [quiet, 'bench/src/cases/bench.ts', ...process.argv.slice(2)];
const env = isInBrowser ? { ...process.env, CHROMIUM_PATH: findBrowser() } : process.env;
process.exit(await exitOf(startChild(process.execPath, args, { env })));
