import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { BookingState } from '@shootline/shared-api/contract';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Db, Engine } from '../../platform/db/db.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { type TestApi, startTestApi, testNow } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../tests/workspace.ts';
import { booking, bookingTally, client, feedback, tallyDue } from '../schema.ts';
import { type AnalyticsFilter, counted } from './analytics-filter.ts';
import { addTallies, talliesOf } from './tally-fold.ts';
import { foldOf } from './tally-reading.repository.ts';
import { refreshTallies } from './tally-refresh.ts';
import { sourceNames, tallySources } from './tally-sources.ts';
import { type Tally, oneCell } from './tally.ts';

const regions = ['sydney', 'perth', 'odd "place"\\', null];
const billingRegions = ['Asia', 'Australia', ''];
const states: BookingState[] = ['draft', 'new', 'active', 'assigned', 'job_complete', 'deleted'];
const hourMs = 3_600_000;

/** Dates from 2024 to 2027, often near the beginning of a month in some zone. */
const dates = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -20_000, max: 20_000 }).map((hours) => new Date(+testNow + hours * hourMs)),
  fc.integer({ min: -30, max: 30 }).map((hours) => new Date(+testNow + hours * hourMs)),
  fc.integer({ min: 0, max: 23 }).map((month) => new Date(Date.UTC(2025, month, 1, -11))),
);
const days = fc.option(
  fc
    .integer({ min: -400, max: 400 })
    .map((number) => new Date(+testNow + number * 24 * hourMs).toISOString().slice(0, 10)),
  { nil: undefined },
);
const place = fc.nat({ max: 1000 });

describe('summaries of bookings', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let people: Awaited<ReturnType<TestWorkspace['everyone']>>;
  let clients: string[];
  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    people = await workspace.everyone();
    const others = [
      await workspace.client({ billingRegion: 'Asia', accountManagerId: people.reviewer.id }),
      await workspace.client({ billingRegion: 'Australia', accountManagerId: people.admin.id }),
    ];
    clients = [people.client.id, ...others.map(({ id }) => id)];
  });
  after(() => api.close());

  const one = <Value>(values: readonly Value[], number: number) =>
    values[number % values.length] as Value;
  const refresh = () => refreshTallies(api.db, workspace.tenantId, api.deps.clock(), { fewest: 0 });

  async function anyOf(tx: Db, table: typeof booking | typeof feedback, number: number) {
    const rows = await tx.select({ id: table.id }).from(table).orderBy(table.id);
    return rows.length === 0 ? undefined : one(rows, number).id;
  }

  const writes = {
    book: fc.record({ number: place, date: dates }).map(({ number, date }) => async () => {
      await workspace.booking({
        clientId: one(clients, number),
        submitterId: one([people.clientUser.id, people.owner.id], number),
        videographerId: one([people.videographer.id, null, null], number),
        state: one(states, number),
        region: one(regions, number),
        videoType: one(['event', null], number),
        duration: one([1, 2.5, null], number),
        date,
      });
    }),
    change: fc.record({ number: place, date: dates }).map(
      ({ number, date }) =>
        () =>
          workspace.inside(async (tx) => {
            const id = await anyOf(tx, booking, number);
            if (id === undefined) return;
            const change = one(
              [
                { state: one(states, number) },
                { date },
                { region: one(regions, number) },
                { clientId: one(clients, number) },
                { duration: number },
                { videographerId: people.videographer.id },
                { title: 'Another' },
              ],
              number,
            );
            await tx.update(booking).set(change).where(eq(booking.id, id));
          }),
    ),
    rate: place.map(
      (number) => () =>
        workspace.inside(async (tx) => {
          const bookingId = await anyOf(tx, booking, number);
          if (bookingId === undefined) return;
          await tx
            .insert(feedback)
            .values({
              tenantId: workspace.tenantId,
              bookingId,
              authorId: one([people.clientUser.id, people.videographer.id], number),
              videographerId: one([people.videographer.id, null], number),
              rating: number % 6,
              received: number % 5 > 0,
            })
            .onConflictDoUpdate({
              target: [feedback.bookingId, feedback.authorId],
              set: { rating: number % 6, received: number % 3 > 0 },
            });
        }),
    ),
    unrate: place.map(
      (number) => () =>
        workspace.inside(async (tx) => {
          const id = await anyOf(tx, feedback, number);
          if (id !== undefined) await tx.delete(feedback).where(eq(feedback.id, id));
        }),
    ),
    moveClient: place.map(
      (number) => () =>
        workspace.inside(async (tx) => {
          await tx
            .update(client)
            .set({
              billingRegion: one(billingRegions, number),
              accountManagerId: one([people.reviewer.id, people.admin.id, null], number),
            })
            .where(eq(client.id, one(clients, number)));
        }),
    ),
    refresh: fc.constant(refresh),
    wait: fc.constant(() => Promise.resolve(api.moveClock(9 * 24 * 60))),
  };

  const filters = fc.record(
    {
      region: fc.constantFrom(...regions.filter((region) => region !== null)),
      billing_region: fc.constantFrom('Asia', 'Australia'),
      am: place,
      client: place,
      from_date: days,
      to_date: days,
    },
    { requiredKeys: [] },
  );

  function filterOf({ am, client: ofClient, ...plain }: Record<string, unknown>): AnalyticsFilter {
    return {
      ...plain,
      ...(typeof am === 'number' && { am: one([people.reviewer.id, people.admin.id], am) }),
      ...(typeof ofClient === 'number' && { client: one(clients, ofClient) }),
    };
  }

  const sorted = (tallies: Tally[]) => tallies.map((tally) => JSON.stringify(tally)).sort();

  async function assertExact(filter: AnalyticsFilter): Promise<void> {
    const now = api.deps.clock();
    const { tenantId } = workspace;
    const [summed, live] = await workspace.inside(async (tx) => {
      const all: Tally[] = [];
      for (const name of sourceNames) {
        const options = { cell: oneCell, now };
        all.push(
          ...(await tallySources[name].tally(tx, tenantId, counted(tenantId, filter), options)),
        );
      }
      const fold = new Map();
      addTallies(fold, all);
      return [await foldOf(tx, tenantId, { filter, names: sourceNames, now }), fold];
    });
    assert.deepEqual(sorted(talliesOf(summed)), sorted(talliesOf(live)), JSON.stringify(filter));
  }

  test('equal a count of the bookings after any writes', async () => {
    const { book, change, rate, unrate, moveClient, wait } = writes;
    const write = fc.oneof(
      { arbitrary: book, weight: 6 },
      { arbitrary: change, weight: 5 },
      { arbitrary: rate, weight: 3 },
      { arbitrary: unrate, weight: 1 },
      { arbitrary: moveClient, weight: 1 },
      { arbitrary: wait, weight: 1 },
      { arbitrary: writes.refresh, weight: 2 },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(write, { minLength: 5, maxLength: 15 }),
        fc.array(filters, { minLength: 4, maxLength: 4 }),
        async (some, asked) => {
          for (const doIt of some) await doIt();
          for (const filter of [{}, ...asked.map(filterOf)]) await assertExact(filter);
          await refresh();
          for (const filter of [{}, ...asked.map(filterOf)]) await assertExact(filter);
        },
      ),
      { numRuns: 8, endOnFailure: true },
    );
  });

  const dueCount = () =>
    workspace.inside(async (tx) => {
      const [row] = rowsOf<{ due: number }>(
        await tx.execute(sql`select count(*)::int as due from ${tallyDue}`),
      );
      return row?.due;
    });

  test('are due after a write, until the next refresh', async () => {
    await refresh();
    assert.equal(await dueCount(), 0);
    await workspace.booking({
      clientId: one(clients, 0),
      submitterId: people.clientUser.id,
      state: 'new',
    });
    assert.equal(await dueCount(), 1);
    await refresh();
    assert.equal(await dueCount(), 0);
    await assertExact({});
  });

  test('stay valid when feedback is only asked for', async () => {
    const asked = await workspace.booking({
      clientId: one(clients, 0),
      submitterId: people.clientUser.id,
      videographerId: people.videographer.id,
      state: 'job_complete',
    });
    await refresh();
    const rate = (received: boolean) =>
      workspace.inside((tx) =>
        tx
          .insert(feedback)
          .values({
            tenantId: workspace.tenantId,
            bookingId: asked.id,
            authorId: people.clientUser.id,
            videographerId: people.videographer.id,
            received,
          })
          .onConflictDoUpdate({
            target: [feedback.bookingId, feedback.authorId],
            set: { received },
          }),
      );
    await rate(false);
    assert.equal(await dueCount(), 0);
    await rate(true);
    assert.equal(await dueCount(), 1);
    await assertExact({});
  });

  test('stay valid when a client gets a new name', async () => {
    await refresh();
    await workspace.inside((tx) => tx.update(client).set({ name: sql`${client.name} || '.'` }));
    assert.equal(await dueCount(), 0);
  });

  test('lose no writes while two refreshes run at once', async () => {
    const write = (number: number) =>
      workspace.booking({
        clientId: one(clients, number),
        submitterId: people.clientUser.id,
        state: 'new',
        date: new Date(Date.UTC(2026, 4, 1 + (number % 5))),
      });
    await Promise.all([
      ...Array.from({ length: 12 }, (_, number) => write(number)),
      refresh(),
      refresh(),
    ]);
    await assertExact({});
    await refresh();
    await assertExact({});
    await assertExact({ from_date: '2026-05-01', to_date: '2026-05-31' });
  });

  test('are not made for a workspace with few bookings, which then has nothing due', async () => {
    const few = await createTestWorkspace(api.db);
    const { client: theirs, clientUser } = await few.everyone();
    await few.booking({ clientId: theirs.id, submitterId: clientUser.id, state: 'new' });
    const left = () =>
      few.inside(async (tx) => [await tx.$count(bookingTally), await tx.$count(tallyDue)]);
    assert.deepEqual(await left(), [0, 1]);
    await refreshTallies(api.db, few.tenantId, testNow);
    assert.deepEqual(await left(), [0, 0]);
  });

  test('are made in small steps on the embedded engine, where each transaction blocks all others', async () => {
    const [home, cells] = [await createTestWorkspace(api.db), 45];
    const { client: theirs, clientUser } = await home.everyone();
    for (let month = 0; month < cells; month += 1) {
      const date = new Date(Date.UTC(2020, month, 15));
      await home.booking({ clientId: theirs.id, submitterId: clientUser.id, state: 'new', date });
    }
    const due = () =>
      home.inside(async (tx) => {
        const left = await tx.select({ month: tallyDue.month }).from(tallyDue);
        return new Set(left.map(({ month }) => month)).size;
      });
    const refreshOnce = (engine: Engine) => {
      const turns = [true, false];
      const goesOn = () => turns.shift() ?? false;
      return refreshTallies(api.db, home.tenantId, testNow, { fewest: 0, engine, goesOn });
    };
    await refreshOnce('pglite');
    assert.equal(await due(), cells - 20);
    await refreshOnce('postgresql');
    assert.equal(await due(), 0);
  });

  test('leave no rows for deleted bookings', async () => {
    await workspace.inside((tx) => tx.update(booking).set({ state: 'deleted' }));
    await refresh();
    const left = await workspace.inside((tx) => tx.select().from(bookingTally));
    assert.deepEqual(left, []);
  });
});
