import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type {
  Client,
  Option,
  Person,
  ReferenceData,
  User,
  UserAction,
  components,
} from '@shootline/shared-api/contract';
import { wallTimeAt } from '@shootline/shared-api/contract';
import { eq } from '../../../platform/db/drizzle.ts';
import { busyTime, client, job, appUser } from '../../schema.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import {
  type TestWorkspace,
  createTestWorkspace,
  hoursFromNow,
} from '../../../../tests/workspace.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;
type VideographerPage = components['schemas']['CameraOperatorPage'];

describe('people and reference data', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Everyone;
  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
  });
  after(() => api.close());

  test('health tells anyone that the database answers', async () => {
    const { status, body } = await api.request('/health');
    assert.equal(status, 200);
    assert.deepEqual(body, {
      status: 'ok',
      version: 'test',
      schema: 'current',
      jobs: 'ok',
    });
  });

  test('health tells that jobs have waited for long', async () => {
    const { tenantId } = workspace;
    const now = api.deps.clock();
    const runAt = new Date(now.getTime() - 6 * 60_000);
    const values = { tenantId, kind: 'remove_export', payload: {}, created: runAt };
    await api.db.insert(job).values({ ...values, runAt });
    assert.equal((await api.request<{ jobs: string }>('/health')).body.jobs, 'waiting');
    await api.db.update(job).set({ leasedUntil: new Date(now.getTime() + 1000) });
    assert.equal((await api.request<{ jobs: string }>('/health')).body.jobs, 'ok');
    await api.db.delete(job);
  });

  test('reference data is sent again only when it has changed', async () => {
    const headers = { Authorization: `Token ${await api.tokenOf(users.clientUser)}` };
    const first = await api.request('/reference-data', { headers });
    assert.equal(first.headers.get('Cache-Control'), 'private, no-cache');
    assert.match(first.headers.get('Vary') ?? '', /Authorization/);
    const etag = first.headers.get('ETag') ?? '';
    const again = await api.request('/reference-data', {
      headers: { ...headers, 'If-None-Match': etag },
    });
    assert.deepEqual([again.status, again.body], [304, '']);
    const signedOut = await api.request('/reference-data', { headers: { 'If-None-Match': etag } });
    assert.equal(signedOut.status, 401);
  });

  test('reference data contains every set of the configuration', async () => {
    const data = await api.get<ReferenceData>(users.clientUser, '/reference-data');
    const values = (set: Option[]) => set.map(({ value }) => value);
    assert.deepEqual(values(data.billing_regions), ['Asia', 'Australia', 'UK', 'US']);
    assert.deepEqual(values(data.regions), [
      'usa',
      'london',
      'singapore',
      'perth',
      'melbourne',
      'sydney',
      'brisbane',
      'adelaide',
      'hong kong',
      'san diego',
    ]);
    assert.deepEqual(values(data.currencies).slice(0, 5), ['SGD', 'AUD', 'USD', 'HKD', 'GBP']);
    assert.equal(data.currencies[1]?.label, 'Australian Dollar');
    assert.equal(data.countries.length, 249);
    assert.ok(data.countries.some(({ value, label }) => value === 'AU' && label === 'Australia'));
    assert.equal(data.config.booking_availability_interval, 30);
    for (const set of [data.cancellation_reasons, data.video_types, data.interviewee_types]) {
      assert.ok(values(set).includes('other'));
    }
    assert.equal(values(data.booking_states).includes('deleted'), false);
  });

  test('time zones are labelled and ordered by their offsets', async () => {
    const { timezones } = await api.get<ReferenceData>(users.clientUser, '/reference-data');
    const label = (zone: string) => timezones.find(({ value }) => value === zone)?.label;
    assert.equal(label('Australia/Sydney'), 'Australia/Sydney (AEDT, UTC+11:00)');
    assert.equal(label('America/New_York'), 'America/New York (EST, UTC-05:00)');
    assert.equal(label('Asia/Singapore'), 'Asia/Singapore (SGT, UTC+08:00)');
    assert.equal(label('Asia/Shanghai'), 'Asia/Shanghai (UTC+08:00)');
    const offsets = timezones.map(({ label: text }) => {
      const [, sign, hours, minutes] = /UTC([+-])(\d\d):(\d\d)\)$/.exec(text) ?? [];
      return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
    });
    assert.deepEqual(
      offsets,
      offsets.toSorted((a, b) => a - b),
    );
    assert.ok(timezones.length > 400);
  });

  test('clients: all of them for staff, their own for client users, none for videographers', async () => {
    const fresh = await createTestWorkspace(api.db);
    const of = await fresh.everyone();
    await fresh.client({ name: 'Another', shootDurationMax: 8 });
    const all = await api.get<Client[]>(of.editor, '/client');
    assert.equal(all.length, 2);
    assert.deepEqual(all[0], {
      id: all[0]?.id,
      name: 'Another',
      billing_region: 'Australia',
      shoot_duration: { max: 8 },
    });
    const own = await api.get<Client[]>(of.unapproved, '/client');
    assert.deepEqual(
      own.map(({ id }) => id),
      [of.client.id],
    );
    assert.deepEqual(await api.get(of.videographer, '/client'), []);
  });

  test('billing regions are ordered by name', async () => {
    const regions = await api.get<Option[]>(users.admin, '/client/billing-regions');
    assert.deepEqual(
      regions.map(({ label }) => label),
      ['Asia', 'Australia', 'UK', 'US'],
    );
  });

  test('videographers have the ten regions and places of the configuration', async () => {
    for (const path of ['/user/location/regions', '/user/location/camop-locations']) {
      assert.equal((await api.get<Option[]>(users.videographer, path)).length, 10);
    }
  });

  test("submitters belong to the requested client, or to the viewer's own", async () => {
    const fresh = await createTestWorkspace(api.db);
    const of = await fresh.everyone();
    const other = await fresh.client();
    const outsider = await fresh.user('client_user', { clientId: other.id, fullName: 'Zoe' });
    const ids = async (who: Everyone['admin'], query = '') =>
      (await api.get<Person[]>(who, `/user/submitters${query}`)).map(({ uuid }) => uuid);
    assert.equal((await ids(of.admin)).length, 6);
    assert.deepEqual(await ids(of.admin, `?client=${other.id}`), [outsider.id]);
    const own = await ids(of.clientUser, `?client=${other.id}`);
    assert.equal(own.length, 4);
    assert.equal(own.includes(outsider.id), false);
    assert.deepEqual(await ids(of.videographer), []);
    assert.equal((await api.refused(of.admin, '/user/submitters?client=x')).status, 400);
  });

  test('internal users and account managers are for staff', async () => {
    const fresh = await createTestWorkspace(api.db);
    const of = await fresh.everyone();
    await fresh.inside((tx) =>
      tx.update(client).set({ accountManagerId: of.editor.id }).where(eq(client.id, of.client.id)),
    );
    assert.equal((await api.get<Person[]>(of.editor, '/user/internal-users')).length, 4);
    const managers = await api.get<Person[]>(of.editor, '/user/am-users');
    assert.deepEqual(
      managers.map(({ uuid }) => uuid),
      [of.editor.id],
    );
    for (const path of ['/user/internal-users', '/user/am-users', '/user/camera-operators']) {
      assert.equal((await api.refused(of.owner, path)).status, 403);
      assert.equal((await api.refused(of.videographer, path)).status, 403);
    }
  });

  test('videographers can be filtered by availability, in which working hours and days off count', async () => {
    const fresh = await createTestWorkspace(api.db);
    const of = await fresh.everyone();
    const today = await fresh.user('camera_operator');
    const daily = await fresh.user('camera_operator');
    const shoot = (videographerId: string, hours: number) =>
      fresh.booking({
        state: 'assigned',
        clientId: of.client.id,
        submitterId: of.clientUser.id,
        videographerId,
        date: hoursFromNow(hours),
      });
    await shoot(today.id, -1);
    await shoot(of.videographer.id, 30);
    for (let day = 0; day < 7; day++) await shoot(daily.id, 24 * day + 1);
    const busy = await fresh.user('camera_operator');
    const away = await fresh.user('camera_operator');
    const mixed = await fresh.user('camera_operator');
    const later = await fresh.user('camera_operator');
    const busyTimes = [
      { userId: busy.id, from: 20, to: 21 },
      { userId: away.id, from: -72, to: 240 },
      { userId: mixed.id, from: -1, to: 72 },
      { userId: later.id, from: 25, to: 240 },
    ];
    await fresh.inside((tx) =>
      tx.insert(busyTime).values(
        busyTimes.map(({ userId, from, to }) => ({
          tenantId: fresh.tenantId,
          userId,
          starts: hoursFromNow(from),
          ends: hoursFromNow(to),
          timezone: 'Australia/Sydney',
        })),
      ),
    );
    for (let day = 3; day < 7; day++) await shoot(mixed.id, 24 * day + 1);
    const found = async (availability: string) => {
      const query = `/user/camera-operators?availability=${availability}`;
      return (await api.get<VideographerPage>(of.editor, query)).results.map(({ uuid }) => uuid);
    };
    const sorted = (...users: { id: string }[]) => users.map(({ id }) => id).sort();
    assert.deepEqual((await found('available_now')).sort(), sorted(of.videographer, later));
    assert.deepEqual((await found('available_later')).sort(), sorted(today, busy));
    assert.deepEqual((await found('not_available')).sort(), sorted(daily, away, mixed));

    // From the first of these days, in Sydney: working days, by their place in the week.
    const weekdayIn = (hours: number) =>
      (new Date(wallTimeAt(hoursFromNow(hours), 'Australia/Sydney')).getUTCDay() + 6) % 7;
    const works = (who: { id: string }, ...days: number[]) => {
      const workingHours = [0, 1, 2, 3, 4, 5, 6].flatMap((day) =>
        days.includes(day) ? [0, 1440] : [0, 0],
      );
      return fresh.inside((tx) =>
        tx.update(appUser).set({ workingHours }).where(eq(appUser.id, who.id)),
      );
    };
    const [off, never, booked] = [
      await fresh.user('camera_operator'),
      await fresh.user('camera_operator'),
      await fresh.user('camera_operator'),
    ];
    await works(off, weekdayIn(72));
    await works(never);
    await works(booked, weekdayIn(72), weekdayIn(96));
    for (const hours of [72, 96]) await shoot(booked.id, hours);
    await works(later, weekdayIn(0), weekdayIn(24));
    assert.deepEqual((await found('available_now')).sort(), sorted(of.videographer, later));
    assert.deepEqual((await found('available_later')).sort(), sorted(today, busy, off));
    assert.deepEqual(
      (await found('not_available')).sort(),
      sorted(daily, away, mixed, never, booked),
    );
    const wrong = await api.refused(of.editor, '/user/camera-operators?availability=busy');
    assert.equal(wrong.status, 400);
  });

  test('videographers can be filtered by name, place, region, client and billing region', async () => {
    const fresh = await createTestWorkspace(api.db);
    const of = await fresh.everyone();
    const kim = await fresh.user('camera_operator', {
      fullName: 'Kim Lens',
      region: 'perth',
      locations: ['perth', 'adelaide'],
      billingRegion: 'Australia',
    });
    const shot = await fresh.booking({
      state: 'job_complete',
      clientId: of.client.id,
      submitterId: of.clientUser.id,
      videographerId: kim.id,
    });
    await fresh.rating(shot.id, of.clientUser.id, kim.id, 5);
    const page = await api.get<VideographerPage>(of.editor, '/user/camera-operators');
    assert.equal(page.count, 2);
    const queries = [
      'name=lens',
      'location=adelaide',
      'region=perth',
      `client=${of.client.id}`,
      'billing_region=Australia',
    ];
    for (const query of queries) {
      const found = await api.get<VideographerPage>(of.editor, `/user/camera-operators?${query}`);
      assert.deepEqual(
        found.results.map(({ full_name }) => full_name),
        ['Kim Lens'],
        query,
      );
      assert.equal(found.results[0]?.bookings_count, 1);
      assert.deepEqual(found.results[0]?.average_rating, { rating: 5, count: 1 });
    }
    const none = await api.get<VideographerPage>(
      of.editor,
      '/user/camera-operators?location=perth&region=usa',
    );
    assert.deepEqual([none.count, none.results], [0, []]);
  });

  test("videographers' homes are shown to about a kilometre", async () => {
    const fresh = await createTestWorkspace(api.db);
    const of = await fresh.everyone();
    const home = { latitude: -33.867512, longitude: 151.205349 };
    await fresh.user('camera_operator', { fullName: 'Zoe Lens' });
    await fresh.inside((tx) =>
      tx.update(appUser).set(home).where(eq(appUser.id, of.videographer.id)),
    );
    const { results } = await api.get<VideographerPage>(of.editor, '/user/camera-operators');
    assert.deepEqual(
      results.map(({ location }) => location),
      [{ lat: -33.87, lng: 151.21 }, null],
    );
  });

  test('users read themselves, staff read anyone', async () => {
    const path = (of: { id: string }) => `/user/${of.id}`;
    const own = await api.get<User>(users.videographer, path(users.videographer));
    assert.equal(own.role_type, 'camera_operator');
    assert.equal((await api.get<User>(users.editor, path(users.owner))).role_policy, 15);
    assert.equal((await api.refused(users.owner, path(users.clientUser))).status, 404);
    assert.equal((await api.refused(users.admin, '/user/me')).status, 404);
  });

  test("a user's address is shown if it is known", async () => {
    assert.deepEqual(await api.get(users.videographer, '/get_user_address_hub3'), {
      location: null,
      formatted_address: null,
    });
    const address = { formatted_address: 'Perth WA', location: { lat: -31.9, lng: 115.8 } };
    await workspace.inside((tx) =>
      tx.update(appUser).set({ address }).where(eq(appUser.id, users.videographer.id)),
    );
    assert.deepEqual(await api.get(users.videographer, '/get_user_address_hub3'), address);
  });

  test("notifications are the viewer's own, in pages, unread ones first", async () => {
    const made = await workspace.booking({
      state: 'new',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
    });
    for (let index = 0; index < 52; index += 1) {
      await workspace.action(
        users.admin.id,
        made.id,
        `did ${index}`,
        users.clientUser.id,
        hoursFromNow(index),
      );
    }
    await workspace.action(users.finance.id, made.id, 'assigned', null);
    const actions = await api.notifications(users.admin);
    assert.equal(actions.length, 52);
    assert.equal(actions[0]?.verb, 'did 51');
    await api.get(users.admin, `/actions/${users.admin.id}/make-read?actionId=${actions[0]?.uuid}`);
    const after = await api.notifications(users.admin);
    assert.deepEqual(
      [after[0]?.verb, after.at(-1)?.verb, after.at(-1)?.unread],
      ['did 50', 'did 51', false],
    );
    const page = await api.get<{ count: number; next: string; previous: null; results: unknown[] }>(
      users.admin,
      '/actions',
    );
    assert.deepEqual(
      [page.count, page.next, page.previous, page.results.length],
      [52, '/actions?offset=25', null, 25],
    );
    const other = await workspace.booking({
      state: 'new',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
    });
    await workspace.action(users.admin.id, other.id, 'commented on', users.clientUser.id);
    const verbsOf = async (query: string) => {
      const { results } = await api.get<{ results: UserAction[] }>(users.admin, query);
      return results.map(({ verb }) => verb);
    };
    const ofMade = `/actions?booking=${made.id}`;
    assert.deepEqual(await verbsOf(`/actions?booking=${other.id}&unread=true`), ['commented on']);
    assert.deepEqual(await verbsOf(`${ofMade}&unread=false`), ['did 51']);
    const unread = await api.get<{ count: number; next: string }>(
      users.admin,
      `${ofMade}&unread=true`,
    );
    assert.deepEqual(
      [unread.count, unread.next],
      [51, `/actions?booking=${made.id}&unread=true&offset=25`],
    );
    assert.equal(actions[0]?.target_uuid, made.id);
    assert.equal(actions[0]?.actor_role, 'client_user');
    assert.equal((await api.notifications(users.finance))[0]?.actor_role, 'system');
    assert.deepEqual(await api.notifications(users.owner), []);
  });

  test('all notifications can be marked as read, except those created since', async () => {
    const other = await createTestWorkspace(api.db);
    const { client, clientUser, admin, finance } = await other.everyone();
    const made = await other.booking({
      state: 'new',
      clientId: client.id,
      submitterId: clientUser.id,
    });
    const notifyOfChanges = (recipientId: string, verb: string, hours: number) =>
      other.action(recipientId, made.id, verb, clientUser.id, hoursFromNow(hours));
    for (const hours of [1, 2, 3]) await notifyOfChanges(admin.id, `did ${hours}`, hours);
    await notifyOfChanges(finance.id, 'did 1', 1);
    const seen = await api.notifications(admin);
    await notifyOfChanges(admin.id, 'did 4', 4);

    const path = `/actions/${admin.id}/make-all-read`;
    const body = { until: seen[0]?.created };
    assert.deepEqual((await api.send(admin, 'PUT', path, body)).body, { count: 3 });
    const unread = (await api.notifications(admin)).filter((action) => action.unread);
    assert.deepEqual(
      unread.map(({ verb }) => verb),
      ['did 4'],
    );
    assert.equal((await api.notifications(finance))[0]?.unread, true);
    assert.equal((await api.send(finance, 'PUT', path, body)).status, 404);
    const none = await api.send(admin, 'PUT', path, { until: 'yesterday' });
    assert.equal(none.status, 400);
  });
});
