import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { booking } from '../../api-server/src/domain/schema.ts';
import { openPostgres } from '../../api-server/src/platform/db/connection/client.ts';
import { rowsOf } from '../../api-server/src/platform/db/rows.ts';
import { fill, fillAll, sizesOf } from '../../api-server/tests/load/fill.ts';
import { startTestApi } from '../../api-server/tests/test-api.ts';
import { createTestWorkspace } from '../../api-server/tests/workspace.ts';
import { startDatabases } from './measuring/database.ts';
import { median, percentile } from '../../api-server/tests/load/percentile.ts';

// node bench/src/neighbours.ts [bookings [workspaces]]: the 99th percentile of calls in small workspaces
// before and after a large one fills up in the same database, and while it is in use; fails if it is more
// than 1.5 times as high.

const limit = 1.5;
const ofSmall = 50;
const [large = '1000000', workspaces = '1000'] = process.argv.slice(2);
const rounds = 5;
const roundMs = 15_000;
/** Calls a second, of all small workspaces and of the large one. */
const rates = { small: 40, large: 10 };

const databases = await startDatabases();
const filling = await databases.open('neighbours');
const connection = await openPostgres(databases.urlOf('neighbours'), { poolSize: 10 });
const api = await startTestApi({ validateResponses: false }, connection);

type Caller = { id: string; tenantId: string; bookings: string[] };
type Workspace = Awaited<ReturnType<typeof createTestWorkspace>>;

/** An admin of a filled workspace and some of its bookings. */
async function callerIn(workspace: Workspace): Promise<Caller> {
  const { id, tenantId } = await workspace.user('admin');
  const some = await workspace.inside((tx) =>
    tx
      .select({ id: booking.id })
      .from(booking)
      .where(and(eq(booking.tenantId, tenantId), eq(booking.state, 'assigned')))
      .limit(50),
  );
  return { id, tenantId, bookings: some.map((row) => row.id) };
}

const any = <Value>(values: readonly Value[]): Value => {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('There are no values.');
  return value;
};

/** The mix of a working day: mostly lists and pages of bookings, now and then a change. */
const calls: ((who: Caller) => Promise<{ status: number; body: unknown }>)[] = [
  (who) => api.ask(who, '/booking/list-bookings'),
  (who) => api.ask(who, '/booking/list-bookings?sortBy=title&asc=true'),
  (who) => api.ask(who, '/booking/list-bookings?state=job_complete'),
  (who) => api.ask(who, '/booking/list-bookings?title=gala'),
  (who) => api.ask(who, '/list/bookings/views'),
  (who) => api.ask(who, '/actions'),
  (who) => api.ask(who, `/booking/${any(who.bookings)}`),
  (who) => api.ask(who, `/booking/${any(who.bookings)}`),
  (who) => api.ask(who, '/invoice'),
  (who) =>
    api.send(who, 'POST', `/booking/${any(who.bookings)}/update-purchase-order`, {
      purchase_order_type: 'available_now',
      purchase_order: `PO-${Math.random()}`,
    }),
];

/** Milliseconds of each call, made at a fixed rate whether or not earlier ones are answered. */
async function load(callers: readonly Caller[], perSecond: number): Promise<number[]> {
  const times: number[] = [];
  const open: Promise<void>[] = [];
  const start = performance.now();
  for (let call = 0; call < (perSecond * roundMs) / 1000; call += 1) {
    await wait(Math.max(0, start + (call * 1000) / perSecond - performance.now()));
    const begin = performance.now();
    const one = any(calls)(any(callers)).then(({ status, body }) => {
      if (status !== 200) throw new Error(`A call answered ${status}: ${JSON.stringify(body)}`);
      times.push(performance.now() - begin);
    });
    open.push(one);
  }
  await Promise.all(open);
  return times;
}

async function measure(title: string, around: () => Promise<unknown> = () => Promise.resolve()) {
  const found = { median: [] as number[], p99: [] as number[] };
  for (let round = -1; round < rounds; round += 1) {
    const [times] = await Promise.all([load(small, rates.small), around()]);
    if (round < 0) continue;
    found.median.push(median(times));
    found.p99.push(percentile(times, 0.99));
  }
  const p99 = median(found.p99);
  console.log(
    `${title.padEnd(40)} median ${median(found.median).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  );
  return p99;
}

const made: Workspace[] = [];
for (let count = 0; count < Number(workspaces); count += 1) {
  made.push(await createTestWorkspace(connection.db));
}
const one = sizesOf(ofSmall);
await fillAll(
  filling.db,
  made.map(({ tenantId }) => ({ tenantId, sizes: one })),
);
const small: Caller[] = [];
for (const workspace of made.slice(0, 100)) small.push(await callerIn(workspace));
const alone = await measure(`${workspaces} small workspaces`);

const grown = await createTestWorkspace(connection.db);
const begin = performance.now();
await fill(filling.db, grown.tenantId, sizesOf(Number(large)));
await filling.db.execute(sql`checkpoint`);
const [size] = rowsOf<{ gb: string }>(
  await filling.db.execute(sql`select pg_database_size(current_database()) / 1e9 as gb`),
);
console.log(
  `${large} bookings in ${((performance.now() - begin) / 1000).toFixed(0)} s; the database has ` +
    `${Number(size?.gb).toFixed(1)} GB`,
);
const caller = await callerIn(grown);
const beside = await measure('beside a large one at rest');
const busy = await measure('beside a large one in use', () => load([caller], rates.large));

const worst = Math.max(beside, busy) / alone;
console.log(`${(beside / alone).toFixed(2)} and ${(busy / alone).toFixed(2)} times`);
await api.close();
await filling.close();
await databases.stop();
process.exit(worst > limit ? 1 : 0);
