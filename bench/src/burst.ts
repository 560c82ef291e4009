import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../../api-server/tests/percentile.ts';
import { serverProcesses, signInAt } from '../../api-server/tests/server-process.ts';

// node bench/src/burst.ts [address of a server with the demo]: how long static files, health and another
// user's list take while one user asks for many lists or much of Analytics at once, and at rest.

const root = join(import.meta.dirname, '..', '..');
const portal = join(root, 'dist', 'portal');
const shortestMs = 5000;
const pauseMs = 20;

const password = 'shootline';
const client = { email: 'client@demo.test', password, alias: 'demo' };
const admin = { email: 'admin@demo.test', password, alias: 'demo' };

const list = '/api/booking/list-bookings';
/** The calls that one user makes at once, again and again. */
const bursts = {
  'at rest': { who: client, path: list, count: 0 },
  '60 lists': { who: client, path: list, count: 60 },
  '50 Analytics': { who: admin, path: '/api/analytics', count: 50 },
};

async function measure(address: string): Promise<void> {
  const tokenOf = async (who: typeof client) => (await signInAt(address, who)).token ?? '';
  const tokens = new Map([
    [client, await tokenOf(client)],
    [admin, await tokenOf(admin)],
  ]);
  const ask = async (path: string, token?: string) => {
    const begin = performance.now();
    const response = await fetch(address + path, {
      headers: token ? { Authorization: `Token ${token}` } : {},
    });
    await response.arrayBuffer();
    return { status: response.status, ms: performance.now() - begin };
  };
  const watched = {
    '/portal.json': () => ask('/portal.json'),
    '/api/health': () => ask('/api/health'),
    "another's list": () => ask(list, tokens.get(admin)),
  };
  for (const [name, { who, path, count }] of Object.entries(bursts)) {
    let answered = 0;
    const refused = new Map<number, number>();
    const begin = performance.now();
    const isOver = () => performance.now() > begin + shortestMs;
    const callers = Array.from({ length: count }, async () => {
      while (!isOver()) {
        const { status } = await ask(path, tokens.get(who));
        if (status === 200) answered += 1;
        else refused.set(status, (refused.get(status) ?? 0) + 1);
      }
    });
    const watchers = Object.entries(watched).map(async ([what, watch]) => {
      const times: number[] = [];
      do {
        times.push((await watch()).ms);
        await wait(pauseMs);
      } while (!isOver());
      const [middle, p95, p99] = [0.5, 0.95, 0.99].map((part) =>
        percentile(times, part).toFixed(0),
      );
      return `  ${what.padEnd(16)} median ${middle}, p95 ${p95}, p99 ${p99}, at most ${Math.max(...times).toFixed(0)} ms (${times.length})`;
    });
    const lines = await Promise.all(watchers);
    await Promise.all(callers);
    const seconds = (performance.now() - begin) / 1000;
    const others = [...refused].map(([status, times]) => `, ${times} times ${status}`).join('');
    console.log(`${name}: ${(answered / seconds).toFixed(0)} answers a second${others}`);
    for (const line of lines) console.log(line);
  }
}

const [given] = process.argv.slice(2);
if (given !== undefined) await measure(given);
else {
  const processes = await serverProcesses();
  const PORTAL_DIR = existsSync(portal) ? portal : '';
  const { address } = await processes.start({ PORTAL_DIR, DEMO: 'true', LOG_LEVEL: 'error' }, []);
  await measure(address);
  await processes.close();
}
