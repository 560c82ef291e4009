import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type SQL, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { type Step, readsOf, rowsRead } from '../../../tests/load/plans.ts';
import { type TestApi, startTestApi, testNow } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../tests/workspace.ts';
import { vacuum } from '../../../tests/load/vacuum.ts';
import { type AnalyticsFilter, counted } from './analytics-filter.ts';
import { bookingSource } from './bookings-summary.repository.ts';
import { countBookings, countForSystem } from './booking-counts.repository.ts';
import { noGroup } from './summary/summary.ts';
import { refreshSummaries } from './summary/refresh-summaries.ts';
import { newestFeedback } from './newest-feedback.repository.ts';

describe('the statistics of a workspace beside a larger one', () => {
  const days = 3650;
  let api: TestApi;
  let workspace: TestWorkspace;
  let larger: TestWorkspace;

  /** Adds copies of one booking with feedback, one a day from 1 January 2016. */
  async function fill({ inside, booking, everyone }: TestWorkspace, count: number) {
    const { client, clientUser, videographer } = await everyone();
    const model = await booking({
      clientId: client.id,
      submitterId: clientUser.id,
      videographerId: videographer.id,
      state: 'job_complete',
      region: 'sydney',
    });
    await inside(async (tx) => {
      await tx.execute(sql`
        insert into shootline.booking
          (tenant_id, booking_number, state, title, date, client_id, submitter_id, camera_operator_id,
           region, address, layout_lighting_details)
        select tenant_id, 20000 + n, state, title,
          '2016-01-01T00:00:00Z'::timestamptz + n % ${days}::int * interval '1 day', client_id,
          submitter_id, camera_operator_id, region, address, repeat('Bright. ', 100)
        from shootline.booking, generate_series(1, ${count}::int) n where booking.id = ${model.id}`);
      await tx.execute(sql`
        insert into shootline.feedback
          (tenant_id, booking_id, author_id, camera_operator_id, rating, received, created)
        select tenant_id, id, submitter_id, camera_operator_id, 4, true, date
        from shootline.booking`);
    });
  }

  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    await fill(workspace, days);
    larger = await createTestWorkspace(api.db);
    await fill(larger, days * 2);
    for (const { tenantId } of [workspace, larger])
      await refreshSummaries(api.db, tenantId, { fewest: 0 });
    for (const table of ['booking', 'feedback', 'booking_summary', 'summary_due']) {
      await vacuum(api.db, table);
    }
  });
  after(() => api.close());

  /** Steps in which the database reads one table for the statements of `work`. */
  async function reads(
    table: string,
    work: (tx: Db) => Promise<unknown>,
    { inside } = workspace,
  ): Promise<Step[]> {
    return inside(async (tx) => {
      const found: Step[] = [];
      const execute = async (statement: SQL) => {
        found.push(...(await readsOf(tx, table, statement)));
        return tx.execute(statement);
      };
      await work({ execute, select: tx.select.bind(tx) } as unknown as Db);
      return found;
    });
  }

  const shape = (found: Step[]) =>
    found.map((step) => [step['Node Type'], step['Index Name'], rowsRead(step)]);

  test('read their bookings once, from the index alone', async () => {
    const all = ['Index Only Scan', 'booking_statistics', days + 1];
    const { tenantId } = workspace;
    const found = await reads('booking', (tx) =>
      bookingSource.count(tx, tenantId, counted(tenantId, {}), { group: noGroup }),
    );
    assert.deepEqual(shape(found), [all]);
  });

  const newest = (tx: Db, filter: AnalyticsFilter) => {
    const question = { filter, source: 'camop' as const, count: days };
    return newestFeedback(tx, workspace.tenantId, question);
  };

  const chart = (filter: AnalyticsFilter, { tenantId } = workspace) => {
    return (tx: Db) => countBookings(tx, tenantId, { filter, now: testNow });
  };

  test('read only summaries, and the same number for more bookings, if nothing was written since', async () => {
    for (const filter of [
      {},
      { region: 'sydney' },
      { region: 'sydney', billing_region: 'Australia' },
      { from_date: '2018-01-01', to_date: '2021-06-30' },
    ]) {
      assert.deepEqual(await reads('booking', chart(filter)), []);
      const found = shape(await reads('booking_summary', chart(filter)));
      const ofLarger = await reads('booking_summary', chart(filter, larger), larger);
      assert.deepEqual(shape(ofLarger), found);
    }
    const { tenantId } = workspace;
    const system = (tx: Db) => countForSystem(tx, tenantId, testNow);
    assert.deepEqual(await reads('booking', system), []);
  });

  test('read no bookings for days at the edges of a range, and only those days with two filters', async () => {
    const filter = { from_date: '2020-02-10', to_date: '2020-05-02' };
    assert.deepEqual(await reads('booking', chart(filter)), []);
    const ofRegion = { ...filter, region: 'sydney' };
    assert.deepEqual(await reads('booking', chart(ofRegion)), []);
    const ofTwo = { ...ofRegion, billing_region: 'Australia' };
    const found = await reads('booking', chart(ofTwo));
    // For bookings and clients each: two days of May to add, nine of February to take away.
    assert.deepEqual(
      found.map((step) => [step['Index Name'], step['Actual Rows']]),
      [2, 9, 2, 9].map((rows) => ['booking_statistics', rows]),
    );
  });

  test('read the changed bookings with those of the same month and filters', async () => {
    await workspace.inside((tx) =>
      tx.execute(sql`update shootline.booking set duration = 7 where booking_number = 20500`),
    );
    const found = await reads('booking', chart({}));
    assert.deepEqual(
      found.map((step) => step['Actual Rows'] < 32),
      [true, true],
    );
  });

  test('read only the feedback that they show', async () => {
    const found = await reads('feedback', (tx) => tx.execute(newest(tx, {}).getSQL()));
    assert.ok(found.some((step) => step['Index Name'] === 'feedback_received'));
    assert.ok(found.every((step) => rowsRead(step) <= 51));
  });

  test('read little feedback for days long past', async () => {
    const filter = { from_date: '2017-01-20', to_date: '2019-12-10' };
    const found = await reads('feedback', (tx) => tx.execute(newest(tx, filter).getSQL()));
    assert.ok(found.some((step) => step['Index Name'] === 'feedback_on_videographers'));
    const rows = found.reduce((sum, step) => sum + rowsRead(step), 0);
    assert.ok(rows < 300, `${rows}`);
  });

  test('show the newest feedback of any days', async () => {
    // Moves feedback up to three months after the shoots, into another order.
    await workspace.inside((tx) =>
      tx.execute(sql`
        update shootline.feedback set created = created + late.days * interval '1 day'
        from (
          select id as booking_id, abs(hashint4(booking_number)) % 90 as days
          from shootline.booking
        ) late where late.booking_id = feedback.booking_id`),
    );
    const filters: AnalyticsFilter[] = [
      { from_date: '2017-01-20', to_date: '2019-12-10' },
      { from_date: '2018-02-01', to_date: '2019-12-31', region: 'sydney' },
      { to_date: '2020-02-10' },
      { from_date: '0001-01-01', to_date: '9999-12-31' },
      { from_date: '2016-05-01' },
      {},
    ];
    for (const filter of filters) {
      const { from_date: from = null, to_date: to = null } = filter;
      const { shown, all } = await workspace.inside(async (tx) => ({
        shown: await newest(tx, filter),
        all: rowsOf<{ id: string }>(
          await tx.execute(sql`
            select booking_id as id from shootline.feedback
              join shootline.booking on booking.id = feedback.booking_id
            where received and feedback.camera_operator_id is not null
              and (${from}::date is null or day >= ${from}::date)
              and (${to}::date is null or day <= ${to}::date)
            order by feedback.created desc, feedback.id desc limit 50`),
        ),
      }));
      assert.equal(shown.length, 50);
      assert.deepEqual(
        shown.map(({ bookingId }) => bookingId),
        all.map(({ id }) => id),
      );
    }
  });
});
