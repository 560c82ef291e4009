import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { BookingState } from '@shootline/shared-api/contract';
import { DrizzleQueryError, eq, getTableName, sql } from '../../../platform/db/drizzle.ts';
import fc from 'fast-check';
import type { Db } from '../../../platform/db/db.ts';
import { rowsOf } from '../../../platform/db/rows.ts';
import { isOnCitus } from '../../../../tests/database.ts';
import { type TestApi, startTestApi, testNow } from '../../../../tests/test-api.ts';
import { createVariedWorkspace } from '../../../../tests/figures/varied-workspace.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../../tests/workspace.ts';
import { booking, bookingSummary, client, feedback, summaryDue } from '../../schema.ts';
import { type AnalyticsFilter, counted } from '../analytics-filter.ts';
import { refreshSummaries } from './refresh-summaries.ts';
import { type Fold, addSums, allSums } from './summary-fold.ts';
import { foldOf } from './summary-reading.repository.ts';
import { columnsOf, sourceNames, sources } from './summary-sources.ts';
import { noGroup } from './summary.ts';

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
  let users: Awaited<ReturnType<TestWorkspace['everyone']>>;
  let clients: string[];
  before(async () => {
    api = await startTestApi();
    const varied = await createVariedWorkspace(api.db, 36);
    ({ workspace, users } = varied);
    await varied.add(30);
    const others = [
      await workspace.client({ billingRegion: 'Asia', accountManagerId: users.reviewer.id }),
      await workspace.client({ billingRegion: 'Australia', accountManagerId: users.admin.id }),
    ];
    clients = [users.client.id, ...others.map(({ id }) => id)];
  });
  after(() => api.close());

  const one = <Value>(values: readonly Value[], number: number) =>
    values[number % values.length] as Value;
  const refresh = () => refreshSummaries(api.db, workspace.tenantId, { fewest: 0 });

  async function anyOf(tx: Db, table: typeof booking | typeof feedback, number: number) {
    const rows = await tx.select({ id: table.id }).from(table).orderBy(table.id);
    return rows.length === 0 ? undefined : one(rows, number).id;
  }

  /** Ignores writes that a constraint of the tables refuses. */
  function allowRefused(error: unknown): void {
    const { code = '' } = (error instanceof DrizzleQueryError ? error.cause : error) as {
      code?: string;
    };
    if (!code.startsWith('23')) throw error;
  }

  const writes = {
    book: fc.record({ number: place, date: dates }).map(({ number, date }) => async () => {
      await workspace.booking({
        clientId: one(clients, number),
        submitterId: one([users.clientUser.id, users.owner.id], number),
        videographerId: one([users.videographer.id, null, null], number),
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
                { title: 'Another' },
              ],
              number,
            );
            await tx.update(booking).set(change).where(eq(booking.id, id));
          }),
    ),
    copyValue: fc
      .record({ column: fc.constantFrom(...columnsOf(sourceNames)), from: place, to: place })
      .map(({ column, from, to }) => async () => {
        const [table, name] = [sql`${column.table}`, sql.identifier(column.name)];
        const rowAt = (number: number) => sql`(
          select ordered.id from ${table} as ordered order by id limit 1
          offset ${number}::int % greatest((select count(*)::int from ${table}), 1))`;
        // Generated columns follow the others.
        if (column.generated) return;
        await workspace
          .inside((tx) =>
            tx.execute(sql`
              update ${table} set ${name} = source.${name} from ${table} as source
              where source.id = ${rowAt(from)} and ${sql.identifier(getTableName(column.table))}.id = ${rowAt(to)}`),
          )
          .catch(allowRefused);
      }),
    removeRow: fc
      .record({ column: fc.constantFrom(...columnsOf(sourceNames)), number: place })
      .map(({ column: { table }, number }) => async () => {
        await workspace
          .inside((tx) =>
            tx.execute(sql`
              delete from ${table} where id = (
                select id from ${table} order by id limit 1 offset ${number}::int)`),
          )
          .catch(allowRefused);
      }),
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
              authorId: one([users.clientUser.id, users.videographer.id], number),
              videographerId: one([users.videographer.id, null], number),
              rating: number % 6,
              received: number % 5 > 0,
            })
            .onConflictDoUpdate({
              target: [feedback.tenantId, feedback.bookingId, feedback.authorId],
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
              accountManagerId: one([users.reviewer.id, users.admin.id, null], number),
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
      ...(typeof am === 'number' && { am: one([users.reviewer.id, users.admin.id], am) }),
      ...(typeof ofClient === 'number' && { client: one(clients, ofClient) }),
    };
  }

  const sorted = (fold: Fold) =>
    allSums(fold)
      .map((sum) => JSON.stringify(sum))
      .sort();

  async function assertExact(filter: AnalyticsFilter): Promise<void> {
    const now = api.deps.clock();
    const { tenantId } = workspace;
    const [summed, live] = await workspace.inside(async (tx) => {
      const all: Fold = new Map();
      const where = counted(tenantId, filter);
      for (const name of sourceNames) {
        const { count, countByTime } = sources[name];
        addSums(all, await count(tx, tenantId, where, { group: noGroup }));
        if (countByTime) addSums(all, await countByTime(tx, tenantId, where, { now }));
      }
      return [await foldOf(tx, tenantId, { filter, names: sourceNames, now }), all];
    });
    assert.deepEqual(sorted(summed), sorted(live), JSON.stringify(filter));
  }

  // Writes rows by statements that Citus refuses.
  test('equal a count of the bookings after any writes', { skip: isOnCitus }, async () => {
    const { book, change, copyValue, removeRow, rate, unrate, moveClient, wait } = writes;
    const write = fc.oneof(
      { arbitrary: book, weight: 6 },
      { arbitrary: change, weight: 5 },
      { arbitrary: copyValue, weight: 12 },
      { arbitrary: removeRow, weight: 1 },
      { arbitrary: rate, weight: 3 },
      { arbitrary: unrate, weight: 1 },
      { arbitrary: moveClient, weight: 1 },
      { arbitrary: wait, weight: 1 },
      { arbitrary: writes.refresh, weight: 2 },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(write, { minLength: 8, maxLength: 24 }),
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
        await tx.execute(sql`select count(*)::int as due from ${summaryDue}`),
      );
      return row?.due;
    });

  test('are due after a write, until the next refresh', async () => {
    await refresh();
    assert.equal(await dueCount(), 0);
    await workspace.booking({
      clientId: one(clients, 0),
      submitterId: users.clientUser.id,
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
      submitterId: users.clientUser.id,
      videographerId: users.videographer.id,
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
            authorId: users.clientUser.id,
            videographerId: users.videographer.id,
            received,
          })
          .onConflictDoUpdate({
            target: [feedback.tenantId, feedback.bookingId, feedback.authorId],
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
    const rename = () =>
      workspace.inside((tx) => tx.update(client).set({ name: sql`${client.name} || '.'` }));
    // Repairs the copies that random writes have changed.
    await rename();
    await refresh();
    await rename();
    assert.equal(await dueCount(), 0);
  });

  test('lose no writes while two refreshes run at once', async () => {
    const write = (number: number) =>
      workspace.booking({
        clientId: one(clients, number),
        submitterId: users.clientUser.id,
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
      few.inside(async (tx) => [await tx.$count(bookingSummary), await tx.$count(summaryDue)]);
    assert.deepEqual(await left(), [0, 1]);
    await refreshSummaries(api.db, few.tenantId);
    assert.deepEqual(await left(), [0, 0]);
  });

  test('leave no rows for deleted bookings', async () => {
    await workspace.inside((tx) => tx.update(booking).set({ state: 'deleted' }));
    await refresh();
    const left = await workspace.inside((tx) => tx.select().from(bookingSummary));
    assert.deepEqual(left, []);
  });
});
