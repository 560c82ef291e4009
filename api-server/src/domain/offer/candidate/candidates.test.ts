import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, Candidate } from '@shootline/shared-api/contract';
import { eq } from '../../../platform/db/drizzle.ts';
import { loadBookings } from '../../booking/booking.repository.ts';
import { bookingAssignment, busyTime, appUser, tenant } from '../../schema.ts';
import {
  type OfferWorkspace,
  createOfferWorkspace,
} from '../../../../tests/workspaces/offer-workspace.ts';
import { type TestApi, startTestApi, testNow } from '../../../../tests/test-api.ts';
import { createTestWorkspace, hoursFromNow } from '../../../../tests/workspace.ts';
import { distanceBetween } from '../../reference/distance.rules.ts';
import { offersOf } from '../offer.repository.ts';
import { conflictFactsOf } from './conflict-facts.repository.ts';
import { rankVideographers } from './ranking.repository.ts';

type Page = { count: number; next: string | null; results: Candidate[] };
type Place = { lat: number; lng: number };

const day = 24;
const sydney = { lat: -33.8688, lng: 151.2093 };
const automatic = { is_selection_manual: false, is_auto_assign_enabled: true };

describe('candidates for a shoot', () => {
  let api: TestApi;
  let house: OfferWorkspace;

  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  const pathOf = (id: string, query = '') => `/booking/${id}/candidates${query}`;
  const candidates = async (id: string, query = '') =>
    api.get<Page>(house.users.editor, pathOf(id, query));
  const ranked = async (id: string) => (await candidates(id)).results.map(({ uuid }) => uuid);
  const asked = async (id: string) =>
    (await candidates(id)).results
      .filter(({ conflicts }) => conflicts.length === 0)
      .map(({ uuid }) => uuid);

  const inSydney = async (values: Parameters<typeof house.make>[0] = {}) => {
    const { address } = await house.make();
    assert.ok(address);
    return house.make({ address: { ...address, location: sydney }, ...values });
  };
  const lives = (id: string, { lat, lng }: Place) =>
    house.inside((tx) =>
      tx.update(appUser).set({ latitude: lat, longitude: lng }).where(eq(appUser.id, id)),
    );
  /** A shoot that a videographer was assigned, this many hours ago. */
  const job = async (videographerId: string, hours: number, released?: Date) => {
    const { id: bookingId } = await house.make({ date: hoursFromNow(-hours) });
    await house.inside((tx) =>
      tx.insert(bookingAssignment).values({
        tenantId: house.tenantId,
        bookingId,
        videographerId,
        assigned: hoursFromNow(-hours),
        ...(released && { released }),
      }),
    );
  };
  const rate = async (videographer: string, rating: number) => {
    const { id } = await house.make({ state: 'job_complete', date: hoursFromNow(-900) });
    await house.rating(id, house.users.clientUser.id, videographer, rating);
  };
  const offer = async (videographer: string, sentHoursAgo: number, answer: 'busy' | 'lapsed') => {
    const { id } = await house.make({ state: 'active', date: hoursFromNow(-800) });
    const sent = hoursFromNow(-sentHoursAgo);
    await house.offer(id, videographer, {
      sent,
      ...(answer === 'lapsed'
        ? { state: 'unknown', exclusiveUntil: hoursFromNow(0.5 - sentHoursAgo) }
        : { state: 'busy', answered: sent }),
    });
  };

  test('are sorted by their score, ties by uuid, and show the figures it is made of', async () => {
    house = await createOfferWorkspace(api, 12);
    // Every figure takes several values, and two videographers have equal ones.
    const users = house.videographers.map(({ id }, index) => ({
      id,
      ratings: [[5, 4, 5], [], [2], [5]][index % 4] ?? [],
      jobs: [0, 3, 12][index % 3] ?? 0,
      lapsed: index % 5,
      declined: index % 2 === 0 ? 2 : 0,
      home: index % 6 === 5 ? undefined : { lat: sydney.lat + (index % 6) * 0.3, lng: sydney.lng },
    }));
    const [twin, other] = [users[0], users[7]];
    assert.ok(twin && other);
    users[7] = { ...twin, id: other.id };
    for (const one of users) {
      for (const rating of one.ratings) await rate(one.id, rating);
      for (let count = 0; count < one.jobs; count++) await job(one.id, 29 * day);
      await job(one.id, 31 * day);
      await job(one.id, 3 * day, testNow);
      for (let count = 0; count < one.lapsed; count++) await offer(one.id, 360 * day, 'lapsed');
      for (let count = 0; count < one.declined; count++) await offer(one.id, 2, 'busy');
      await offer(one.id, 370 * day, 'lapsed');
      if (one.home) await lives(one.id, one.home);
    }
    // 40 % rating as Bayesian mean, 30 % distance, 20 % fewest jobs in 30 days, 10 % share answered.
    const pointsOf = ({ ratings, home, jobs, declined, lapsed }: (typeof users)[number]) => {
      const mean = (4 * 5 + ratings.reduce((sum, one) => sum + one, 0)) / (5 + ratings.length);
      const kilometres = home && distanceBetween(home, sydney);
      const near = kilometres === undefined ? 0.5 : 1 - Math.min(kilometres, 100) / 100;
      const idle = 1 - Math.min(jobs, 10) / 10;
      const share = declined + lapsed === 0 ? 0.5 : declined / (declined + lapsed);
      return {
        rating: 40 * (mean / 5),
        distance: 30 * near,
        jobs: 20 * idle,
        answered: 10 * share,
      };
    };
    // Rounded, as the order of addition may change the last digits.
    const scoreOf = ({ rating, distance, jobs, answered }: ReturnType<typeof pointsOf>) =>
      Number((rating + distance + jobs + answered).toFixed(6));
    const expected = users
      .map((one) => ({ ...one, points: pointsOf(one) }))
      .map((one) => ({ ...one, score: scoreOf(one.points) }))
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));

    const { id } = await inSydney();
    const { results, count } = await candidates(id);
    const isThere = (one: Candidate) => expected.some((appUser) => appUser.id === one.uuid);
    const shown = results.filter(isThere);
    assert.deepEqual(
      shown.map(({ uuid }) => uuid),
      expected.map((one) => one.id),
    );
    for (const [index, one] of expected.entries()) {
      const { ratings, home, declined, lapsed } = one;
      const sum = ratings.reduce((total, rating) => total + rating, 0);
      const candidate = shown[index];
      assert.ok(candidate);
      assert.ok(Math.abs(candidate.score - one.score) <= 0.05001, `${index}: ${one.score}`);
      for (const [figure, points] of Object.entries(one.points)) {
        const shownPoints = candidate.points[figure as keyof typeof candidate.points];
        assert.ok(Math.abs(shownPoints - points) <= 0.00501, `${index}: ${figure} ${points}`);
      }
      assert.deepEqual(
        [
          candidate.recent_jobs,
          candidate.average_rating,
          candidate.distance_km,
          candidate.answered_percent,
          candidate.queue_place,
        ],
        [
          one.jobs,
          ratings.length === 0
            ? null
            : { rating: Math.round((sum / ratings.length) * 10) / 10, count: ratings.length },
          home ? Math.round(distanceBetween(home, sydney)) : null,
          declined + lapsed === 0 ? null : Math.round((100 * declined) / (declined + lapsed)),
          index < 10 ? index + 1 : null,
        ],
      );
    }
    // Another videographer of the workspace serves no place.
    assert.deepEqual(
      [count, results.at(-1)?.uuid, results.at(-1)?.conflicts[0]?.kind],
      [13, house.users.videographer.id, 'place'],
    );
  });

  test('start with the same videographers however many are asked for', async () => {
    house = await createOfferWorkspace(api, 15);
    // Videographers with few jobs are not the ones with many answers.
    for (const [index, { id }] of house.videographers.entries()) {
      for (let count = 0; count < index % 6; count++) await job(id, 5 * day);
      await offer(id, 50, index % 3 === 0 ? 'lapsed' : 'busy');
      if (index % 4 === 0) await offer(id, 50, 'busy');
    }
    const { id } = await house.make();
    await house.inside(async (tx) => {
      const [row] = await loadBookings(tx, house, [id]);
      assert.ok(row);
      const conflictFacts = await conflictFactsOf(tx, row, await offersOf(tx, row));
      const best = async (most?: number) =>
        rankVideographers(tx, row, conflictFacts, testNow, most === undefined ? {} : { most });
      const all = await best();
      assert.equal(all.length, 16);
      for (let most = 1; most <= 17; most++) {
        assert.deepEqual(await best(most), all.slice(0, most), `the first ${most}`);
      }
    });
  });

  test('show the current rating', async () => {
    house = await createOfferWorkspace(api, 1);
    const [videographer] = house.videographers;
    assert.ok(videographer);
    const { id } = await house.make();
    const rating = async () =>
      (await candidates(id, `?uuid=${videographer.id}`)).results[0]?.average_rating;
    const done = await house.make({
      state: 'job_complete',
      videographerId: videographer.id,
      date: hoursFromNow(-90),
    });
    assert.equal(await rating(), null);
    const give = (value: number) =>
      api.send(house.users.clientUser, 'POST', `/feedback?bookingId=${done.id}`, {
        rating: value,
      });
    assert.equal((await give(2)).status, 200);
    assert.deepEqual(await rating(), { rating: 2, count: 1 });
    await rate(videographer.id, 5);
    assert.deepEqual(await rating(), { rating: 3.5, count: 2 });
  });

  test('show the places in the queue that Offer Job then uses', async () => {
    house = await createOfferWorkspace(api, 14);
    const { id } = await house.make();
    const queue = async () =>
      (await candidates(id)).results
        .filter(({ queue_place: place }) => place !== null)
        .sort((a, b) => (a.queue_place ?? 0) - (b.queue_place ?? 0))
        .map(({ uuid }) => uuid);
    const before = await queue();
    assert.equal(before.length, 10);
    const { body } = await house.request(id);
    assert.deepEqual(
      body.booking_availabilities.map((one) => one.camera_operator.uuid),
      before,
    );
    // One offer lapses, one is declined, one is open.
    api.moveClock(30);
    await api.runJobs();
    const second = await house.asked(id);
    await house.answer(
      house.videographer(second?.camera_operator.uuid),
      second?.uuid ?? '',
      'make-busy',
    );
    const third = await house.asked(id);
    const next = await queue();
    assert.equal(next.length, 10);
    assert.ok(!next.includes(second?.camera_operator.uuid ?? ''));
    assert.ok(!next.includes(third?.camera_operator.uuid ?? ''));
    const { body: again } = await house.request(id);
    assert.deepEqual(
      again.booking_availabilities
        .filter(({ state }) => state === 'awaiting_send')
        .map((one) => one.camera_operator.uuid),
      next,
    );
    // A search by name keeps the place in the queue; a request by id has none.
    const [, named] = (await candidates(id)).results.toSorted(
      (a, b) => (a.queue_place ?? 99) - (b.queue_place ?? 99),
    );
    const found = await candidates(id, `?name=${encodeURIComponent(named?.full_name ?? '')}`);
    assert.equal(found.results.find(({ uuid }) => uuid === named?.uuid)?.queue_place, 2);
    const [only] = (await candidates(id, `?uuid=${named?.uuid}`)).results;
    assert.deepEqual([only?.uuid, only?.queue_place], [named?.uuid, null]);
    await house.act(house.users.admin, id, 'make-on-hold');
    assert.deepEqual(await queue(), [], 'nobody is asked about a booking on hold');
  });

  test('count the travel between shoots, at least the time that the workspace leaves', async () => {
    house = await createOfferWorkspace(api, 4);
    const [hurried, calm, next, typed] = house.videographers;
    assert.ok(hurried && calm && next && typed);
    // Noon to 6 PM.
    const { id, date, address } = await inSydney({ date: hoursFromNow(72), duration: 6 });
    assert.ok(date && address);
    const shoot = (videographer: { id: string }, minutes: number, location: Place | null) =>
      house.make({
        state: 'assigned',
        title: 'Town hall',
        videographerId: videographer.id,
        duration: 2,
        date: new Date(date.getTime() + minutes * 60_000),
        address: { ...address, location },
      });
    const parramatta = { lat: -33.8178, lng: 151.0034 };
    // Parramatta is 50 minutes away, from which one of them has half an hour.
    const near = await shoot(hurried, -150, parramatta);
    await shoot(calm, -170, parramatta);
    await shoot(next, 360, sydney);
    await shoot(typed, -120, null);
    const leave = (minutes: '0' | '60') =>
      house.inside((tx) =>
        tx.update(tenant).set({ minimumGap: minutes }).where(eq(tenant.id, house.tenantId)),
      );
    const query = `?uuid=${[hurried, calm, next, typed].map((one) => one.id).join('&uuid=')}`;
    const found = async () =>
      Object.fromEntries(
        (await candidates(id, query)).results.map(
          ({ uuid, travel_before, travel_after, conflicts }) => [
            uuid,
            [travel_before, travel_after, ...conflicts.map(({ message }) => message)],
          ],
        ),
      );
    const number = (booking: { bookingUid: string | null }) =>
      `"Town hall" (${booking.bookingUid})`;
    const late = `films ${number(near)} until 11:30 AM, about 50\u00a0min away`;
    await leave('0');
    assert.deepEqual(await found(), {
      [hurried.id]: [50, null, late],
      [calm.id]: [50, null],
      [next.id]: [null, 0],
      [typed.id]: [null, null],
    });
    await leave('60');
    const clashes = Object.entries(await found()).map(([who, [, , ...reasons]]) => [
      who,
      reasons.length,
    ]);
    assert.deepEqual(Object.fromEntries(clashes), {
      [hurried.id]: 1,
      [calm.id]: 1,
      [next.id]: 1,
      [typed.id]: 1,
    });
    // An estimate keeps nobody from being assigned.
    const assigned = await house.act(house.users.editor, id, 'assign-camera-operator', {
      camera_operator: hurried.id,
      is_available_only: false,
    });
    assert.equal(assigned.status, 200);
  });

  test('list videographers who cannot be asked last, with the reasons', async () => {
    house = await createOfferWorkspace(api, 8);
    const [free, before, overlapping, later, busy, declined, marked, both] = house.videographers;
    assert.ok(free && before && overlapping && later && busy && declined && marked && both);
    const abroad = await house.user('camera_operator', { locations: ['london'] });
    const gone = await house.user('camera_operator', { locations: ['sydney'], isActive: false });
    // Noon to 6 PM in Sydney.
    const date = hoursFromNow(72);
    const { id } = await house.make({ date, duration: 6 });
    const shoot = (videographerId: string, hours: number, duration: number) =>
      house.make({
        state: 'assigned',
        title: 'Town hall',
        videographerId,
        duration,
        date: new Date(date.getTime() + hours * 3_600_000),
      });
    const earlier = await shoot(before.id, -3, 2.5);
    const meanwhile = await shoot(overlapping.id, 1, 2);
    const after6 = await shoot(later.id, 6.5, 2);
    await shoot(free.id, 7, 2);
    await shoot(both.id, -2, 1.5);
    const overnight = await shoot(both.id, 4, 20);
    await house.inside((tx) =>
      tx.insert(busyTime).values({
        tenantId: house.tenantId,
        userId: busy.id,
        starts: new Date(date.getTime() + 3_600_000),
        ends: new Date(date.getTime() + 9 * 3_600_000),
        timezone: 'Australia/Sydney',
      }),
    );
    await house.offer(id, declined.id, { state: 'busy', answered: testNow, sent: testNow });
    await house.offer(id, marked.id, { state: 'busy', sent: testNow });

    const { results } = await candidates(id);
    assert.deepEqual(
      results.filter(({ conflicts }) => conflicts.length === 0).map(({ uuid }) => uuid),
      [free.id],
    );
    assert.equal(results[0]?.uuid, free.id);
    assert.ok(!results.some(({ uuid }) => uuid === gone.id));
    const of = (who: { id: string }) => {
      const one = results.find(({ uuid }) => uuid === who.id);
      return one?.conflicts.map(({ kind, message, is_final: isFinal, booking }) => [
        kind,
        message,
        isFinal,
        booking?.uuid ?? null,
      ]);
    };
    const number = ({ bookingUid }: { bookingUid: string | null }) => `"Town hall" (${bookingUid})`;
    assert.deepEqual(of(before), [
      ['clash', `films ${number(earlier)} until 11:30 AM`, false, earlier.id],
    ]);
    assert.deepEqual(of(overlapping), [
      ['clash', `films ${number(meanwhile)} from 1:00 PM to 3:00 PM`, true, meanwhile.id],
    ]);
    assert.deepEqual(of(later), [
      ['clash', `films ${number(after6)} from 6:30 PM`, false, after6.id],
    ]);
    assert.deepEqual(
      of(both)?.map(([, message, isFinal]) => [message, isFinal]),
      [
        [`films "Town hall" (${Number(overnight.bookingUid) - 1}) until 11:30 AM`, false],
        [`films ${number(overnight)} from 4:00 PM`, true],
      ],
    );
    assert.deepEqual(of(busy), [['busy', 'is busy from 1:00 PM', false, null]]);
    assert.deepEqual(of(declined), [['declined', 'has declined this shoot', false, null]]);
    assert.deepEqual(of(marked), [
      ['declined', 'was marked as unavailable for this shoot', false, null],
    ]);
    assert.deepEqual(of(abroad), [['place', 'does not serve Sydney', false, null]]);

    // An assignment is refused for final reasons only.
    const assign = (camera_operator: string) =>
      house.act<ApiErrorBody>(house.users.editor, id, 'assign-camera-operator', {
        camera_operator,
        is_available_only: false,
      });
    for (const who of [overlapping, both]) {
      const { status, body } = await assign(who.id);
      assert.equal(status, 409);
      assert.match(body.message, /another shoot from .* which overlaps this one/);
    }
    for (const who of [before, later, busy, declined, marked, abroad]) {
      assert.equal((await assign(who.id)).status, 200);
    }
    const [assigned] = (await candidates(id, `?uuid=${abroad.id}`)).results;
    assert.deepEqual([assigned?.is_assigned, assigned?.queue_place], [true, null]);
  });

  test('who are busy cannot be chosen by hand and are skipped in the queue', async () => {
    house = await createOfferWorkspace(api, 2);
    const [one, two] = house.videographers;
    assert.ok(one && two);
    const { id } = await house.make();
    const chosen = (ids: string[]) =>
      house.act<ApiErrorBody>(house.users.admin, id, 'request-camera-operators-availabilities', {
        ...automatic,
        is_selection_manual: true,
        camera_operators: ids,
      });
    assert.equal((await chosen([one.id, two.id])).status, 200);
    await house.inside((tx) =>
      tx.insert(busyTime).values({
        tenantId: house.tenantId,
        userId: two.id,
        starts: hoursFromNow(70),
        ends: hoursFromNow(75),
        timezone: 'Australia/Sydney',
      }),
    );
    const refused = await chosen([two.id]);
    assert.equal(refused.status, 400);
    assert.equal(refused.body.errors[0]?.message, 'Operator 2 is busy until 3:00 PM.');
    await house.inside((tx) =>
      tx
        .update(busyTime)
        .set({ starts: hoursFromNow(24), ends: hoursFromNow(120), isAllDay: true }),
    );
    const away = await chosen([two.id]);
    assert.equal(away.body.errors[0]?.message, 'Operator 2 is busy all day.');
    api.moveClock(30);
    await api.runJobs();
    assert.deepEqual(await house.states(id), ['unknown', 'cancelled']);
    assert.equal((await house.show(id)).auto_assign?.state, 'failed');
  });

  test('who do not work then come last with the reason, are skipped in the queue and can be assigned', async () => {
    house = await createOfferWorkspace(api, 6);
    const [free, sundays, evenings, abroad, abroadFree, nights] = house.videographers;
    assert.ok(free && sundays && evenings && abroad && abroadFree && nights);
    const works = (id: string, hours: Record<number, [number, number]>, timezone?: string) => {
      const days = [0, 1, 2, 3, 4, 5, 6].flatMap((day) => hours[day] ?? [0, 0]);
      return house.inside((tx) =>
        tx
          .update(appUser)
          .set({ workingHours: days.map((hour) => 60 * hour), ...(timezone && { timezone }) })
          .where(eq(appUser.id, id)),
      );
    };
    // Sunday in Sydney from noon to 6 PM; in London from 1 AM to 7 AM, in New York partly Saturday.
    const { id } = await house.make({ date: new Date('2026-03-15T01:00:00Z'), duration: 6 });
    await works(sundays.id, { 0: [0, 24] });
    await works(evenings.id, { 6: [13, 24] });
    await works(abroad.id, { 6: [9, 17] }, 'Europe/London');
    await works(abroadFree.id, { 5: [18, 24], 6: [0, 9] }, 'America/New_York');
    await works(nights.id, { 6: [12, 18] });

    const { results } = await candidates(id);
    const messageOf = new Map(
      results.map(({ uuid, conflicts }) => [uuid, conflicts.map(({ message }) => message)]),
    );
    assert.deepEqual(
      [free, sundays, evenings, abroad, abroadFree, nights].map((who) => messageOf.get(who.id)),
      [
        [],
        ['does not work on Sundays'],
        ['works only from 1:00 PM to 12:00 AM on Sundays'],
        ['works only from 9:00 AM to 5:00 PM (GMT) on Sundays'],
        [],
        [],
      ],
    );
    await house.inside((tx) =>
      tx.update(appUser).set({ language: 'de' }).where(eq(appUser.id, house.users.editor.id)),
    );
    const inGerman = (await candidates(id)).results.find(({ uuid }) => uuid === evenings.id);
    assert.equal(inGerman?.conflicts[0]?.message, 'arbeitet sonntags nur von 13:00 bis 00:00');
    assert.deepEqual(
      new Set(results.slice(0, 3).map(({ uuid }) => uuid)),
      new Set([free.id, abroadFree.id, nights.id]),
    );

    // An hour later, the clocks have changed in Sydney, and 11 AM to 5 PM has become noon to 6 PM.
    const inWinter = await house.make({ date: new Date('2026-04-05T02:00:00Z'), duration: 6 });
    assert.ok((await asked(inWinter.id)).includes(nights.id));
    const early = await house.make({ date: new Date('2026-04-05T01:00:00Z'), duration: 6 });
    assert.ok(!(await asked(early.id)).includes(nights.id));

    const chosen = await house.act<ApiErrorBody>(
      house.users.admin,
      id,
      'request-camera-operators-availabilities',
      { ...automatic, is_selection_manual: true, camera_operators: [sundays.id] },
    );
    assert.equal(chosen.body.errors[0]?.message, 'Operator 2 does not work on Sundays.');
    const automaticOffer = await house.act(
      house.users.admin,
      id,
      'request-camera-operators-availabilities',
      automatic,
    );
    assert.equal(automaticOffer.status, 200);
    assert.equal((await house.states(id)).length, 3);
    const assigned = await house.act(house.users.editor, id, 'assign-camera-operator', {
      camera_operator: sundays.id,
      is_available_only: false,
    });
    assert.equal(assigned.status, 200);
  });

  test('for a place outside all regions are the videographers who live nearby', async () => {
    house = await createOfferWorkspace(api, 0);
    const near = await house.user('camera_operator');
    const away = await house.user('camera_operator');
    const nowhere = await house.user('camera_operator', { locations: ['sydney'] });
    await lives(near.id, { lat: -45.9, lng: 170 });
    await lives(away.id, { lat: -40, lng: 170 });
    const { address } = await house.make();
    assert.ok(address);
    const remote = { ...address, location: { lat: -45.8, lng: 170 } };
    const { id } = await house.make({ region: null, address: remote });
    assert.deepEqual(await asked(id), [near.id]);
    const messages = new Map(
      (await candidates(id)).results.map(({ uuid, conflicts }) => [uuid, conflicts[0]?.message]),
    );
    assert.equal(messages.get(away.id), 'lives 645 km away');
    assert.equal(messages.get(nowhere.id), 'does not serve this place');
    const unknown = await house.make({ region: null });
    assert.deepEqual(await asked(unknown.id), []);
  });

  test('come in pages without duplicates, and are found by name and uuid', async () => {
    house = await createOfferWorkspace(api, 31);
    const { id } = await house.make();
    const first = await candidates(id);
    assert.deepEqual([first.count, first.results.length], [32, 25]);
    const second = await api.get<Page>(house.users.editor, first.next ?? '');
    const uuids = [...first.results, ...second.results].map(({ uuid }) => uuid);
    assert.deepEqual(
      uuids.slice(0, 31),
      house.videographers.map((one) => one.id).sort(),
      'no candidate has figures',
    );
    assert.deepEqual([new Set(uuids).size, second.next], [32, null]);
    const beyond = await candidates(id, '?offset=50');
    assert.deepEqual([beyond.count, beyond.results], [32, []]);
    const named = await candidates(id, '?name=operator%2031');
    assert.deepEqual(
      named.results.map((one) => one.full_name),
      ['Operator 31'],
    );
    const [one, two] = house.videographers;
    const chosen = await candidates(id, `?uuid=${one?.id}&uuid=${two?.id}`);
    assert.deepEqual(
      chosen.results.map(({ uuid }) => uuid),
      [one?.id, two?.id].sort(),
    );
    assert.deepEqual(
      await ranked(id),
      first.results.map(({ uuid }) => uuid),
    );
  });

  test('are shown to staff only', async () => {
    house = await createOfferWorkspace(api, 1);
    const [videographer] = house.videographers;
    assert.ok(videographer);
    const { id } = await house.make({ state: 'assigned', videographerId: videographer.id });
    for (const staff of [house.users.editor, house.users.admin]) {
      assert.equal((await api.ask(staff, pathOf(id))).status, 200);
    }
    for (const reader of [house.users.clientUser, house.users.owner, videographer]) {
      assert.equal((await api.ask(reader, pathOf(id))).status, 403);
    }
    const others = await (await createTestWorkspace(api.db)).everyone();
    for (const stranger of [house.users.unapproved, house.users.videographer, others.admin]) {
      assert.equal((await api.ask(stranger, pathOf(id))).status, 404);
    }
  });
});
