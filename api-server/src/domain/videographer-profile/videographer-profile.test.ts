import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { components } from '@shootline/shared-api/contract';
import { sql } from '../../platform/db/drizzle.ts';
import { readsOf, rowsRead } from '../../../tests/load/plans.ts';
import { isOnCitus } from '../../../tests/database.ts';
import { type TestApi, startTestApi, testNow } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace, hoursFromNow } from '../../../tests/workspace.ts';
import { vacuum } from '../../../tests/load/vacuum.ts';
import { busyTime } from '../schema.ts';
import {
  answersOf,
  invoiceSums,
  newestOffers,
  newestRatings,
  ratingsByMonth,
} from './videographer-profile.repository.ts';

type Profile = components['schemas']['CameraOperatorProfile'];
type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;

const day = 24;
const path = ({ id }: { id: string }) => `/user/camera-operators/${id}`;

describe('the profile of a videographer', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Everyone;
  let mia: Everyone['admin'];
  const shoot = (hours: number, values: object = {}) =>
    workspace.booking({
      state: 'job_complete',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
      date: hoursFromNow(hours),
      ...values,
    });
  const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);
  const profile = (reader: Everyone['admin'], of = mia) => api.get<Profile>(reader, path(of));

  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
    mia = await workspace.user('camera_operator', {
      fullName: 'Mia Chan',
      region: 'sydney',
      locations: ['sydney', 'perth'],
      billingRegion: 'Australia',
    });
  });
  after(() => api.close());

  test('is open to staff and to the videographer alone, in their own workspace', async () => {
    const { editor, reviewer, finance, admin, videographer } = users;
    for (const reader of [editor, reviewer, finance, admin, mia]) {
      assert.equal((await profile(reader)).full_name, 'Mia Chan');
    }
    const other = await createTestWorkspace(api.db);
    const { unapproved, clientUser, teamAdmin, owner } = users;
    const strangers = [videographer, unapproved, clientUser, teamAdmin, owner];
    for (const reader of [...strangers, await other.user('admin')]) {
      assert.equal((await api.refused(reader, path(mia))).status, 404);
    }
    assert.equal((await api.refused(admin, path(editor))).status, 404);
  });

  test('shows contact, places and that an account cannot be asked', async () => {
    const shown = await profile(users.editor);
    assert.deepEqual(
      [shown.region, shown.locations, shown.billing_region, shown.is_active, shown.initials],
      ['Sydney', ['Sydney', 'Perth'], 'Australia', true, 'MC'],
    );
    assert.equal(shown.working_hours.is_limited, false);
    const gone = await workspace.user('camera_operator', { isActive: false });
    assert.equal((await profile(users.editor, gone)).is_active, false);
  });

  test('of a newcomer has no figures', async () => {
    const shown = await profile(users.admin, await workspace.user('camera_operator'));
    assert.equal(shown.average_rating, null);
    assert.deepEqual([shown.ratings_by_month, shown.newest_feedback, shown.days], [[], [], []]);
    assert.deepEqual(shown.invoices, []);
    const none = { accepted: 0, declined: 0, expired: 0, median_answer_minutes: null, newest: [] };
    assert.deepEqual(shown.offers, none);
  });

  test('has ratings by month and notes, which the videographer does not see', async () => {
    const rate = async (rating: number, created: string, values: object = {}) => {
      const { id } = await shoot(-40 * day, values);
      const given = { created: new Date(created), feedbackNote: `Note of ${created}` };
      await workspace.rating(id, users.clientUser.id, mia.id, rating, given);
      return id;
    };
    await rate(5, '2026-01-31T23:00:00Z');
    const newest = await rate(2, '2026-03-01T01:00:00Z', { title: 'Harbour gala' });
    await rate(3, '2026-03-01T00:30:00Z');
    // Before the 24 months.
    await rate(1, '2024-03-31T12:00:00Z');
    await rate(4, '2026-03-02T00:00:00Z', { state: 'deleted', title: 'Gone' });

    const shown = await profile(users.reviewer);
    assert.deepEqual(shown.average_rating, { rating: 3, count: 5 });
    assert.deepEqual(shown.ratings_by_month, [
      { month: '2026-01', rating: 5, count: 1 },
      { month: '2026-03', rating: 3, count: 3 },
    ]);
    assert.equal(shown.newest_feedback?.length, 4);
    const { bookingUid } = await shoot(0);
    assert.ok(bookingUid);
    const { booking_uid: _uid, ...first } = shown.newest_feedback?.[0] ?? {};
    assert.deepEqual(first, {
      rating: 2,
      note: 'Note of 2026-03-01T01:00:00Z',
      by: users.clientUser.fullName,
      date: '2026-03-01T01:00:00.000Z',
      booking_uuid: newest,
      booking_title: 'Harbour gala',
    });

    const toEditor = await profile(users.editor);
    assert.equal(toEditor.ratings_by_month?.length, 2);
    assert.equal(toEditor.newest_feedback, null);
    const own = await profile(mia);
    const { average_rating, ratings_by_month, newest_feedback, billing_region } = own;
    assert.deepEqual(
      [average_rating, ratings_by_month, newest_feedback, billing_region],
      [null, null, null, null],
    );
  });

  test('counts the answers to offers of the last 12 months', async () => {
    const offer = async (values: object, bookingValues: object = {}) => {
      const { id } = await shoot(72, { state: 'requested', ...bookingValues });
      return workspace.offer(id, mia.id, values);
    };
    const sent = hoursFromNow(-10 * day);
    await offer({ state: 'available', sent, answered: minutesAfter(sent, 10) });
    // Accepted, and withdrawn later.
    await offer({ state: 'cancelled', sent, answered: minutesAfter(sent, 20) });
    await offer({ state: 'busy', sent, answered: minutesAfter(sent, 90) });
    await offer({ state: 'unknown', sent, exclusiveUntil: minutesAfter(sent, 30) });
    // Withdrawn, still exclusive, not sent, and more than a year ago.
    await offer({ state: 'cancelled', sent });
    await offer({ state: 'unknown', sent, exclusiveUntil: hoursFromNow(1) });
    await offer({ state: 'awaiting_send', sent: null });
    const longAgo = hoursFromNow(-366 * day);
    await offer({ state: 'busy', sent: longAgo, answered: longAgo });
    const latest = await offer(
      { state: 'available', sent: hoursFromNow(-1), answered: hoursFromNow(0) },
      { title: 'Newest offer' },
    );
    await offer({ state: 'busy', sent: hoursFromNow(0) }, { state: 'deleted', title: 'Gone' });

    const { newest, ...figures } = (await profile(mia)).offers;
    assert.deepEqual(figures, {
      accepted: 3,
      declined: 1,
      expired: 1,
      median_answer_minutes: 40,
    });
    assert.equal(newest.length, 8);
    assert.deepEqual(newest[0], {
      uuid: latest.id,
      state: 'available',
      state_display: newest[0]?.state_display,
      booking_title: 'Newest offer',
      date: hoursFromNow(72).toISOString(),
      timezone: 'Australia/Sydney',
      sent: hoursFromNow(-1).toISOString(),
      answered: hoursFromNow(0).toISOString(),
    });
  });

  test('has the next seven days, without the reason for a busy time for staff', async () => {
    const noah = await workspace.user('camera_operator');
    const { id } = await shoot(30, { state: 'assigned', videographerId: noah.id });
    await shoot(9 * day, { state: 'assigned', videographerId: noah.id });
    await workspace.inside((tx) =>
      tx.insert(busyTime).values({
        tenantId: workspace.tenantId,
        userId: noah.id,
        starts: hoursFromNow(50),
        ends: hoursFromNow(52),
        timezone: 'Australia/Sydney',
        note: 'Dentist',
      }),
    );
    const entries = async (reader: Everyone['admin']) =>
      (await profile(reader, noah)).days.flatMap(({ day: on, entries: of }) =>
        of.map(({ kind, uuid, title }) => [on, kind, kind === 'busy' ? title : uuid]),
      );
    assert.deepEqual(await entries(users.editor), [
      ['07-03-2026', 'shoot', id],
      ['08-03-2026', 'busy', ''],
    ]);
    assert.deepEqual((await entries(noah))[1], ['08-03-2026', 'busy', 'Dentist']);
  });

  test('has the sums of invoices for finance and for the videographer', async () => {
    const invoice = async (
      state: 'init' | 'submitted' | 'approved' | 'rejected',
      hours: number,
    ) => {
      const { id } = await shoot(hours);
      await workspace.invoice(id, mia.id, { state, claimedAmount: 10_050 });
    };
    await invoice('init', -day);
    await invoice('submitted', -day);
    await invoice('submitted', -500 * day);
    await invoice('approved', -day);
    await invoice('approved', -500 * day);
    const { id } = await shoot(-day, { state: 'deleted' });
    await workspace.invoice(id, mia.id, { state: 'submitted', claimedAmount: 5 });
    for (const reader of [users.finance, users.admin, mia]) {
      assert.deepEqual((await profile(reader)).invoices, [
        {
          state: 'submitted',
          state_display: 'Submitted',
          currency: 'AUD',
          count: 2,
          amount: 20_100,
          amount_formatted: 'A$201.00',
        },
        {
          state: 'approved',
          state_display: 'Approved',
          currency: 'AUD',
          count: 1,
          amount: 10_050,
          amount_formatted: 'A$100.50',
        },
      ]);
    }
    for (const reader of [users.editor, users.reviewer]) {
      assert.equal((await profile(reader)).invoices, null);
    }
  });
});

describe('the profile of a videographer with many ratings, offers and invoices', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let key: { tenantId: string; id: string };
  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    const { client, clientUser, videographer } = await workspace.everyone();
    key = { tenantId: workspace.tenantId, id: videographer.id };
    const others = await workspace.user('camera_operator');
    const { id } = await workspace.booking({
      clientId: client.id,
      submitterId: clientUser.id,
      state: 'job_complete',
    });
    // One in ten is the videographer's, every hour over months.
    const whose = sql`case when n % 10 = 0 then ${key.id}::uuid else ${others.id}::uuid end`;
    const at = sql`${testNow.toISOString()}::timestamptz - n * interval '1 hour'`;
    await api.db.transaction(async (tx) => {
      await tx.execute(sql`
        insert into shootline.booking (tenant_id, booking_number, state, title, date, client_id,
          submitter_id, address)
        select tenant_id, 20000 + n, state, title, ${at}, client_id, submitter_id, address
        from shootline.booking, generate_series(1, 5000) n where booking.id = ${id}`);
      const made = sql`(select *, booking_number - 20000 as n from shootline.booking
        where tenant_id = ${key.tenantId} and booking_number > 20000) made`;
      await tx.execute(sql`
        insert into shootline.feedback (tenant_id, booking_id, author_id, camera_operator_id, rating,
          received, created)
        select tenant_id, id, submitter_id, ${whose}, n % 6, true, ${at} from ${made}`);
      await tx.execute(sql`
        insert into shootline.booking_availability (tenant_id, booking_id, camera_operator_id, state,
          sent, answered)
        select tenant_id, id, ${whose}, 'available', ${at}, ${at} from ${made}`);
      await tx.execute(sql`
        insert into shootline.invoice (tenant_id, booking_id, camera_operator_id, state, currency,
          claimed_amount)
        select tenant_id, id, ${whose}, case when n % 20 = 0 then 'approved' else 'submitted' end,
          'AUD', n from ${made}`);
    });
    for (const table of ['booking', 'feedback', 'booking_availability', 'invoice']) {
      await vacuum(api.db, table);
    }
  });
  after(() => api.close());

  // Plans of Citus have the steps in their tasks.
  test(
    'reads only their own rows, and of lists only what is shown',
    { skip: isOnCitus },
    async () => {
      await workspace.inside(async (tx) => {
        const read = async (table: string, query: { getSQL(): ReturnType<typeof sql> }) =>
          (await readsOf(tx, table, query.getSQL())).reduce((sum, step) => sum + rowsRead(step), 0);
        assert.equal(await read('feedback', ratingsByMonth(tx, key, testNow)), 500);
        assert.equal(await read('feedback', newestRatings(tx, key)), 20);
        assert.equal(await read('booking_availability', answersOf(tx, key, testNow)), 500);
        assert.ok((await read('booking_availability', newestOffers(tx, key))) <= 22);
        assert.equal(await read('invoice', invoiceSums(tx, key, testNow)), 500);
      });
    },
  );
});
