import { cp, mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median, percentile } from '../../api-server/tests/load/percentile.ts';
import { serverProcesses, signInAt } from '../../api-server/tests/servers/server-process.ts';

// node bench/src/burst.ts [address of a server with the demo]: how long static files, health, readiness and
// another user's list take while one user asks for many lists or much of Analytics at once, compared with
// their times at rest. Without an address, of a server that gives no turns and of one with the usual ones,
// which fails beyond the goals.

const root = join(import.meta.dirname, '..', '..');
const built = join(root, 'dist', 'portal');
const shortestMs = 5000;
const fewestTimes = 20;
const longestMs = 60_000;
const pauseMs = 20;

const password = 'shootline';
const client = { email: 'client@demo.test', password, alias: 'demo' };
const admin = { email: 'admin@demo.test', password, alias: 'demo' };

const list = '/api/booking/list-bookings';
/** The calls that one user makes at once, again and again. */
const bursts = {
  'at rest beside a client': { who: client, path: list, count: 0 },
  '60 lists': { who: client, path: list, count: 60 },
  'at rest beside an admin': { who: admin, path: list, count: 0 },
  '50 Analytics': { who: admin, path: '/api/analytics', count: 50 },
};
type Burst = keyof typeof bursts;

/** Figures measured meanwhile: a user's list in multiples of its median at rest, others in milliseconds. */
const goals = {
  '/portal.json': { p99: 200 },
  '/api/health': { p99: 200 },
  '/api/ready': { p99: 1000 },
  "another's list": { ratio: 3 },
};
type Watched = keyof typeof goals;
type Times = Record<Watched, number[]>;

async function callersOf(address: string) {
  const tokens = new Map<unknown, string>();
  for (const who of [client, admin]) tokens.set(who, (await signInAt(address, who)).token ?? '');
  return async (path: string, who?: typeof client) => {
    const begin = performance.now();
    const headers: HeadersInit = who ? { Authorization: `Token ${tokens.get(who)}` } : {};
    const response = await fetch(address + path, { headers });
    await response.arrayBuffer();
    return { status: response.status, ms: performance.now() - begin };
  };
}

type Ask = Awaited<ReturnType<typeof callersOf>>;

async function timesDuring(ask: Ask, burst: Burst): Promise<Times> {
  const { who, path, count } = bursts[burst];
  const other = who === client ? admin : client;
  const statuses = new Map<number, number>();
  const begin = performance.now();
  const times: Times = {
    '/portal.json': [],
    '/api/health': [],
    '/api/ready': [],
    "another's list": [],
  };
  const isOver = () => {
    const ms = performance.now() - begin;
    const isEnough = Object.values(times).every(({ length }) => length >= fewestTimes);
    return ms > longestMs || (ms > shortestMs && isEnough);
  };
  const callers = Array.from({ length: count }, async () => {
    while (!isOver()) {
      const { status } = await ask(path, who);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  const watchers = (Object.keys(times) as Watched[]).map(async (what) => {
    do {
      const { ms } = what === "another's list" ? await ask(list, other) : await ask(what);
      times[what].push(ms);
      await wait(pauseMs);
    } while (!isOver());
  });
  await Promise.all([...callers, ...watchers]);
  const seconds = (performance.now() - begin) / 1000;
  const answers = [...statuses].map(([status, number]) => `${number} times ${status}`).join(', ');
  console.log(`  ${burst}: ${answers || 'no calls'} in ${seconds.toFixed(0)} s`);
  return times;
}

/** Measures all bursts; returns the number of goals that are missed. */
async function measure(name: string, address: string): Promise<number> {
  console.log(`\n${name}:`);
  const ask = await callersOf(address);
  // The first calls compile code and plans.
  for (let times = 0; times < fewestTimes; times += 1) {
    for (const who of [client, admin]) await ask(list, who);
    await ask('/api/analytics', admin);
  }
  // The lists of two users differ.
  const atRest = new Map<unknown, number>();
  let missed = 0;
  for (const burst of Object.keys(bursts) as Burst[]) {
    const times = await timesDuring(ask, burst);
    const { who, count } = bursts[burst];
    if (count === 0) atRest.set(who, median(times["another's list"]));
    const rest = atRest.get(who) ?? NaN;
    for (const [what, goal] of Object.entries(goals) as [Watched, (typeof goals)[Watched]][]) {
      const [middle, p95, p99] = [0.5, 0.95, 0.99].map((part) => percentile(times[what], part));
      if (middle === undefined || p95 === undefined || p99 === undefined) continue;
      const [value, most, text] =
        'ratio' in goal
          ? [middle / rest, goal.ratio, `${(middle / rest).toFixed(1)} times ${rest.toFixed(0)} ms`]
          : [p99, goal.p99, `${(p99 / goal.p99).toFixed(2)} of ${goal.p99} ms`];
      const isMissed = count > 0 && value > most;
      if (isMissed) missed += 1;
      const figures = [middle, p95, p99].map((ms) => ms.toFixed(0).padStart(6)).join('');
      console.log(
        `    ${what.padEnd(16)}${figures} ms  ${text}${isMissed ? '  BEYOND THE GOAL' : ''}`,
      );
    }
  }
  return missed;
}

/** The built portal, or as much of it as is measured. */
async function portalIn(folder: string): Promise<string> {
  if (existsSync(built)) return built;
  const portal = join(folder, 'portal');
  await mkdir(portal);
  await cp(join(root, 'portal.json'), join(portal, 'portal.json'));
  await writeFile(join(portal, 'index.html'), '');
  return portal;
}

async function compare(): Promise<number> {
  const processes = await serverProcesses();
  try {
    const env = { PORTAL_DIR: await portalIn(processes.folder), DEMO: 'true', LOG_LEVEL: 'error' };
    // Servers of tests have no limits unless told otherwise.
    const usual = { CALLS_AT_ONCE: '', HEAVY_CALLS_AT_ONCE: '' };
    console.log(
      'median, 95th and 99th percentile; goals: p99 of files and health, ratio of the list',
    );
    const before = await processes.start(env, []);
    await measure('Without turns', before.address);
    await before.stop();
    const after = await processes.start({ ...env, ...usual }, []);
    const missed = await measure('With turns', after.address);
    await after.stop();
    return missed;
  } finally {
    await processes.close();
  }
}

const [given] = process.argv.slice(2);
const missed = given === undefined ? await compare() : await measure(given, given);
process.exitCode = missed === 0 ? 0 : 1;
