import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Analytics, ChartItem } from '@shootline/shared-api/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { appUser } from '../schema.ts';
import { createAnalyticsWorkspace } from '../../../tests/figures/analytics-workspace.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';

type Fixture = Awaited<ReturnType<typeof createAnalyticsWorkspace>>;

const items = (chart: ChartItem[]) => chart.map(({ name, value }) => `${name}: ${value}`);

describe('the statistics', () => {
  let api: TestApi;
  let fixture: Fixture;
  before(async () => {
    api = await startTestApi();
    fixture = await createAnalyticsWorkspace(api.db);
  });
  after(() => api.close());

  const of = (query = '', who = fixture.users.admin) =>
    api.get<Required<Analytics>>(who, `/analytics${query}`);

  test('count bookings, those of this month and the change since last month', async () => {
    const { bookings } = await of();
    assert.equal(bookings.count, 6);
    assert.equal(bookings.current_month_bookings_count, 3);
    assert.equal(bookings.delta_change, 2);
  });

  test('name the top submitter, and all clients by their bookings', async () => {
    const { bookings } = await of();
    assert.equal(bookings.top_submitter, 'Ann=4');
    assert.deepEqual(items(bookings.top_clients), ['Alpha: 3', 'Beta: 1', 'Delta: 1', 'Gamma: 1']);
  });

  test('count by status in the order of the lifecycle, and by billing region', async () => {
    const { bookings } = await of();
    assert.deepEqual(items(bookings.by_status), [
      'Draft: 1',
      'New: 1',
      'Assigned: 1',
      'Footage Provided: 1',
      'Job Complete: 1',
      'Cancelled: 1',
    ]);
    assert.deepEqual(items(bookings.by_billing_region), [
      'Asia: 1',
      'Australia: 3',
      'UK: 1',
      'US: 1',
    ]);
  });

  test('show the timeline by the months of the shoots, without gaps', async () => {
    const none = { aus_ct: 0, asia_ct: 0, us_ct: 0, uk_ct: 0, all_ct: 0 };
    assert.deepEqual((await of()).bookings.timeline, [
      { ...none, name: '2025-12', uk_ct: 1, all_ct: 1 },
      { ...none, name: '2026-01' },
      { ...none, name: '2026-02', aus_ct: 1, all_ct: 1 },
      { name: '2026-03', aus_ct: 1, asia_ct: 1, us_ct: 1, uk_ct: 0, all_ct: 3 },
    ]);
  });

  test('count job types, durations and videographers', async () => {
    const { jobs } = await of();
    assert.deepEqual(items(jobs.job_types), [
      'Event: 3',
      'Interview: 1',
      'Not specified: 1',
      'Product: 1',
    ]);
    assert.deepEqual(items(jobs.durations), [
      '4 hours: 3',
      '6 hours: 1',
      '8 hours: 1',
      'Not specified: 1',
    ]);
    assert.deepEqual(items(jobs.top_videographers), ['Cam: 3', 'Dee: 1']);
  });

  test('show the feedback of clients on videographers, newest first', async () => {
    const { camop } = (await of()).feedback;
    const { stream, ratings, ...stats } = camop;
    assert.deepEqual(stats, { mean: 3.7, ratings_count: 3, users_count: 2, color: 'warning' });
    assert.deepEqual(items(ratings), ['0: 0', '1: 0', '2: 1', '3: 0', '4: 1', '5: 1']);
    assert.deepEqual(
      stream.map(({ by, camop: rated, rating, booking_title }) => [
        by,
        rated,
        rating,
        booking_title,
      ]),
      [
        ['Ben', 'Dee', 2, 'Gala'],
        ['Ann', 'Cam', 4, 'Launch'],
        ['Ann', 'Cam', 5, 'Interview'],
      ],
    );
  });

  test('show the feedback of videographers on shoots', async () => {
    const { stream, ratings, ...stats } = (await of()).feedback.booking;
    assert.deepEqual(stats, { mean: 4, ratings_count: 1, users_count: 1, color: 'success' });
    assert.deepEqual(items(ratings), ['0: 0', '1: 0', '2: 0', '3: 0', '4: 1', '5: 0']);
    assert.deepEqual(stream, [
      {
        type: 'booking',
        by: 'Cam',
        camop: 'Cam',
        camop_uuid: fixture.cam.id,
        date: '2026-03-03T00:00:00.000Z',
        rating: 4,
        note: 'Well prepared.',
        booking_title: 'Interview',
        booking_uuid: fixture.interview.id,
      },
    ]);
  });

  test('end the stream after the newest 50', async () => {
    const { workspace, users } = await createAnalyticsWorkspace(api.db);
    const { id: submitterId } = users.clientUser;
    for (let number = 0; number < 51; number += 1) {
      const { id } = await workspace.booking({
        clientId: users.client.id,
        submitterId,
        state: 'job_complete',
        title: `Shoot ${number}`,
      });
      await workspace.rating(id, submitterId, users.videographer.id, 3, {
        created: new Date(Date.UTC(2026, 2, 6, 0, number)),
      });
    }
    const { camop } = (await of('', users.admin)).feedback;
    assert.equal(camop.ratings_count, 54);
    assert.equal(camop.stream.length, 50);
    assert.equal(camop.stream[0]?.booking_title, 'Shoot 50');
    assert.equal(camop.stream.at(-1)?.booking_title, 'Shoot 1');
  });

  test('cover only the bookings that match the filters', async () => {
    const { ann, alpha, beta, cam, dee, users } = fixture;
    const cases: [string, number, number][] = [
      ['', 6, 3],
      ['?submitter=&region=', 6, 3],
      [`?submitter=${ann.id}`, 4, 2],
      ['?region=sydney', 2, 2],
      ['?region=perth', 0, 0],
      ['?billing_region=Australia', 3, 2],
      [`?client=${beta.id}`, 1, 1],
      [`?camop=${cam.id}`, 3, 2],
      [`?camop=${dee.id}`, 1, 1],
      [`?am=${users.reviewer.id}`, 3, 2],
      [`?am=${users.editor.id}`, 0, 0],
      ['?from_date=01-03-2026', 3, 2],
      ['?to_date=28-02-2026', 2, 1],
      ['?from_date=31-03-2026&to_date=31-03-2026', 1, 0],
      ['?from_date=02-03-2026&to_date=01-03-2026', 0, 0],
      [`?client=${alpha.id}&from_date=01-03-2026&camop=${cam.id}`, 1, 1],
    ];
    for (const [query, count, ratings] of cases) {
      const { bookings, jobs, feedback } = await of(query);
      assert.deepEqual([bookings.count, feedback.camop.ratings_count], [count, ratings], query);
      assert.equal(feedback.camop.stream.length, ratings, query);
      const sum = (chart: ChartItem[]) => chart.reduce((all, { value }) => all + value, 0);
      assert.equal(sum(bookings.by_status), count, query);
      assert.equal(sum(bookings.top_clients), count, query);
      assert.equal(sum(jobs.job_types), count, query);
    }
  });

  test('show the ten busiest places, and every client and videographer', async () => {
    const { workspace, users } = await createAnalyticsWorkspace(api.db);
    for (let number = 0; number < 11; number += 1) {
      const name = `No. ${String(number).padStart(2, '0')}`;
      const of = {
        clientId: (await workspace.client({ name })).id,
        submitterId: users.clientUser.id,
        videographerId: (await workspace.user('camera_operator', { fullName: name })).id,
        address: { ...fixture.interview.address!, locality: name },
        state: 'assigned' as const,
      };
      await workspace.booking(of);
      await workspace.booking(of);
    }
    const { bookings, jobs, system } = await of('', users.admin);
    assert.equal(jobs.top_videographers.length, 2 + 11);
    assert.deepEqual(items(jobs.top_videographers).slice(0, 3), [
      'Cam: 3',
      'No. 00: 2',
      'No. 01: 2',
    ]);
    assert.equal(system.top_shoot_locations.length, 10);
    assert.equal(bookings.top_clients.length, 4 + 11);
    assert.equal(bookings.top_submitter, 'Some client_user=22');
  });

  test('are zero or empty when nothing matches', async () => {
    const { bookings, jobs, feedback } = await of(`?client=${fixture.users.client.id}`);
    assert.deepEqual(bookings, {
      count: 0,
      current_month_bookings_count: 0,
      delta_change: 0,
      top_submitter: null,
      top_clients: [],
      by_status: [],
      by_billing_region: [],
      timeline: [],
    });
    assert.deepEqual(jobs, { job_types: [], durations: [], top_videographers: [] });
    const nothing = {
      mean: null,
      ratings_count: 0,
      users_count: 0,
      color: 'info',
      ratings: [],
      stream: [],
    };
    assert.deepEqual(feedback, { camop: nothing, booking: nothing });
  });

  test('colour the mean rating', async () => {
    assert.equal((await of(`?camop=${fixture.dee.id}`)).feedback.camop.color, 'danger');
    assert.equal((await of('?to_date=28-02-2026')).feedback.camop.color, 'success');
  });

  test('of the system cover the whole workspace, with any filter', async () => {
    const { session_count, active_users_count, ...system } = (await of()).system;
    assert.ok(session_count >= active_users_count && active_users_count > 0);
    assert.equal(system.user_count, 13);
    assert.equal(system.client_count, 5);
    assert.deepEqual(items(system.bookings_by_client_region), [
      'Australia: 3',
      'Asia: 1',
      'UK: 1',
      'US: 1',
    ]);
    assert.deepEqual(items(system.top_shoot_locations), [
      'Sydney, Australia: 2',
      'London, United Kingdom: 1',
      'San Diego, United States: 1',
      'Singapore: 1',
    ]);
    assert.deepEqual(items(system.clients_by_billing_region), [
      'Asia: 1',
      'Australia: 2',
      'UK: 1',
      'US: 1',
    ]);
    assert.deepEqual(items(system.users_by_billing_region), [
      'Asia: 1',
      'Australia: 5',
      'UK: 1',
      'Not specified: 6',
    ]);
    assert.deepEqual(items(system.users_by_role), [
      'Admin: 1',
      'Camera operator: 3',
      'Client owner: 1',
      'Client team admin: 1',
      'Client user: 3',
      'Editor: 1',
      'Finance: 1',
      'Reviewer: 1',
      'Unapproved client user: 1',
    ]);
    assert.deepEqual(system.markers, [
      [151.2, -33.9],
      [103.9, 1.3],
    ]);
    assert.deepEqual(system.places, [
      { name: 'Sydney, Australia', value: 2 },
      { name: 'Singapore', value: 1 },
    ]);
    const filtered = (await of(`?client=${fixture.beta.id}&from_date=01-01-2030`)).system;
    assert.deepEqual(filtered, { ...system, session_count, active_users_count });
  });

  test('take the current month from the viewer’s zone', async () => {
    const { workspace, users } = fixture;
    await workspace.inside((tx) =>
      tx
        .update(appUser)
        .set({ timezone: 'America/Los_Angeles' })
        .where(eq(appUser.id, users.finance.id)),
    );
    // 31 March, 13:00 in Los Angeles; 1 April in Sydney.
    api.moveClock((25 * 24 + 19) * 60);
    const there = (await of('', users.finance)).bookings;
    assert.deepEqual([there.current_month_bookings_count, there.delta_change], [3, 2]);
    const here = (await of('', users.admin)).bookings;
    assert.deepEqual([here.current_month_bookings_count, here.delta_change], [0, -3]);

    const quarter = '?period=this_quarter';
    const [first, second] = ['01-01-2026&to_date=31-03-2026', '01-04-2026&to_date=01-04-2026'];
    const counted = async (query: string, who: typeof users.finance) =>
      (await of(query, who)).bookings.count;
    const ofFirst = await counted(`?from_date=${first}`, users.finance);
    assert.equal(ofFirst > 0, true);
    assert.equal(await counted(quarter, users.finance), ofFirst);
    assert.equal(
      await counted(quarter, users.admin),
      await counted(`?from_date=${second}`, users.admin),
    );
    // Days count for more than the name.
    assert.equal(await counted(`${quarter}&from_date=${first}`, users.admin), ofFirst);
  });
});
