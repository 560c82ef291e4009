import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type SQL, sql } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import { countCap, pageSize } from '../../../platform/db/query.ts';
import { type Viewer, viewerOf } from '../../../platform/session/viewer.ts';
import { readsOf, rowsRead } from '../../../../tests/load/plans.ts';
import { isOnCitus } from '../../../../tests/database.ts';
import { type TestApi, startTestApi, testNow } from '../../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../../tests/workspace.ts';
import { vacuum } from '../../../../tests/load/vacuum.ts';
import { type BookingFilter, countBookings } from './booking-filter.repository.ts';
import { pageIds } from './booking-list.repository.ts';

describe('the list of bookings with a filter of Analytics and many matches', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let videographer: string;
  let viewer: Viewer;
  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    const users = await workspace.everyone();
    videographer = users.videographer.id;
    const { tenantId, id: userId } = users.admin;
    viewer = await workspace.inside((tx) => viewerOf(tx, { tenantId, userId }));
    const { id } = await workspace.booking({
      clientId: users.client.id,
      submitterId: users.clientUser.id,
      state: 'job_complete',
    });
    // Half of them match, which is more than the count shows.
    await workspace.inside((tx) =>
      tx.execute(sql`
        insert into shootline.booking (tenant_id, booking_number, state, title, date, client_id,
          submitter_id, camera_operator_id, address, video_type, duration, videographer_ratings,
          shoot_ratings, submitted_at, approved_at, staffed_at, state_at_deadline)
        select tenant_id, 20000 + n, state, title,
          '2016-01-01T00:00:00Z'::timestamptz + n * interval '3 hours', client_id, submitter_id,
          case when n % 2 = 0 then ${videographer}::uuid end,
          case when n % 2 = 0 then address
            else address || '{"locality": "Melbourne"}'::jsonb end,
          case when n % 2 = 0 then 'event' else 'interview' end, 4 + n % 2,
          case when n % 2 = 0 then 16 else 2 end, case when n % 2 = 0 then 16 else 2 end,
          submitted_at, submitted_at + (1 + n % 2 * 9) * interval '1 hour',
          submitted_at + (1 + n % 2 * 9) * interval '1 hour',
          case when n % 2 = 0 then 'requested' else 'assigned' end
        from shootline.booking, generate_series(1, ${countCap * 2 + 100}::int) n
        where booking.id = ${id}`),
    );
    await vacuum(api.db, 'booking');
  });
  after(() => api.close());

  const filters = (): BookingFilter[] => [
    { camop: videographer },
    { video_type: 'event' },
    { duration: 4 },
    { location: 'Sydney, Australia' },
    { videographer_rating: 4 },
    { shoot_rating: 4 },
    { approval_time: '1_to_4_hours' },
    { staffing_time: '1_to_4_hours' },
    { unstaffed: 'yes' },
  ];

  const inOrder: [name: string, sorting: BookingFilter][] = [
    ['newest first', {}],
    ['oldest first', { sortBy: 'date', asc: true }],
  ];
  for (const [name, sorting] of inOrder) {
    // Plans of Citus have the steps in their tasks.
    test(`reads only the rows of a page, ${name}`, { skip: isOnCitus }, async () => {
      await workspace.inside(async (tx) => {
        for (const filter of filters()) {
          const page = pageIds(tx, viewer, { ...filter, ...sorting }, testNow);
          const read = page ? await readsOf(tx, 'booking', page.getSQL()) : [];
          assert.deepEqual(read.map(rowsRead), [pageSize + 1], JSON.stringify(filter));
        }
      });
    });
  }

  // Plans of Citus have the steps in their tasks.
  test('counts from an index alone, only up to the maximum', { skip: isOnCitus }, async () => {
    await workspace.inside(async (tx) => {
      for (const filter of filters()) {
        const statements: SQL[] = [];
        const execute = async (statement: SQL) => {
          statements.push(statement);
          return tx.execute(statement);
        };
        const counting = { execute, select: tx.select.bind(tx) } as unknown as Db;
        assert.deepEqual(await countBookings(counting, viewer, [filter], testNow), [countCap]);
        const [statement = sql``] = statements;
        const read = await readsOf(tx, 'booking', statement);
        assert.deepEqual(
          read.map((step) => [step['Node Type'], rowsRead(step)]),
          [['Index Only Scan', countCap]],
          JSON.stringify(filter),
        );
      }
    });
  });
});
