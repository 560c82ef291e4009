import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { roles } from '@shootline/shared-api/contract';
import { loadBookings } from '../booking/booking.repository.ts';
import { bookingAssignment, person } from '../schema.ts';
import { type OfferWorkspace, createOfferWorkspace } from '../../../tests/offer-workspace.ts';
import { type TestApi, startTestApi, testNow } from '../../../tests/test-api.ts';
import { hoursFromNow } from '../../../tests/workspace.ts';
import { rankedCandidates } from './candidate.repository.ts';
import { type CandidateHistory, distanceBetween, scoreOf } from './candidate-score.rules.ts';

const plain: CandidateHistory = {
  ratingSum: 0,
  ratingCount: 0,
  jobs: 0,
  asked: 0,
  answered: 0,
  distance: undefined,
};

describe('the score of a videographer', () => {
  test('is the weighted sum of rating, distance, jobs and answers', () => {
    const best = {
      ratingSum: 5000,
      ratingCount: 1000,
      jobs: 0,
      asked: 4,
      answered: 4,
      distance: 0,
    };
    assert.ok(Math.abs(scoreOf(best) - 100) < 0.1);
    assert.equal(scoreOf(plain), 0.8 * 40 + 0.5 * 30 + 20 + 0.5 * 10);
    assert.equal(scoreOf(plain) - scoreOf({ ...plain, jobs: 5 }), 10);
    assert.equal(scoreOf({ ...plain, distance: 25 }) - scoreOf(plain), 7.5);
    assert.equal(scoreOf({ ...plain, asked: 4, answered: 1 }) - scoreOf(plain), -2.5);
  });

  test('trusts many good ratings more than a single best one', () => {
    const single = { ...plain, ratingSum: 5, ratingCount: 1 };
    const many = { ...plain, ratingSum: 47, ratingCount: 10 };
    assert.ok(scoreOf(many) > scoreOf(single));
  });

  test('knows how far two towns are from each other', () => {
    const sydney = { lat: -33.8688, lng: 151.2093 };
    const melbourne = { lat: -37.8136, lng: 144.9631 };
    const kilometres = distanceBetween(sydney, melbourne);
    assert.ok(Math.abs(kilometres - 713) < 5, String(kilometres));
    assert.equal(distanceBetween(sydney, sydney), 0);
  });
});

describe('candidates for a shoot', () => {
  let api: TestApi;
  let house: OfferWorkspace;

  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  const ranked = (bookingId: string) =>
    house.inside(async (tx) => {
      const [row] = await loadBookings(tx, house, [bookingId]);
      assert.ok(row);
      return (await rankedCandidates(tx, row, testNow)).map(({ id }) => id);
    });

  test('serve its region, are active, and have no shoot within an hour of it', async () => {
    house = await createOfferWorkspace(api, 3);
    const [free, near, far] = house.operators;
    assert.ok(free && near && far);
    await house.user('camera_operator', { locations: ['london'] });
    await house.user('camera_operator', { locations: ['sydney'], isActive: false });
    const date = hoursFromNow(72);
    const { id } = await house.make({ date });
    const shoot = (cameraOperatorId: string, hours: number, state: 'assigned' | 'cancelled') =>
      house.make({ state, cameraOperatorId, date: new Date(date.getTime() + hours * 3_600_000) });
    await shoot(near.id, 6.5, 'assigned');
    await shoot(far.id, 7, 'assigned');
    await shoot(free.id, 0, 'cancelled');
    assert.deepEqual((await ranked(id)).sort(), [free.id, far.id].sort());
  });

  test('come by rating, nearness and idleness; equal ones by uuid', async () => {
    house = await createOfferWorkspace(api, 4);
    const [one, two, three, four] = house.operators.map(({ id }) => id);
    assert.ok(one && two && three && four);
    const { id } = await house.make();
    assert.deepEqual(await ranked(id), [one, two, three, four].sort());
    await house.rating((await house.make()).id, house.people.clientUser.id, three, 5);
    await house.rating((await house.make()).id, house.people.clientUser.id, two, 1);
    for (let jobs = 0; jobs < 5; jobs++) {
      const job = await house.make({ date: hoursFromNow(-24 * (jobs + 1)) });
      await house.inside((tx) =>
        tx.insert(bookingAssignment).values({
          tenantId: house.tenantId,
          bookingId: job.id,
          cameraOperatorId: four,
          assigned: hoursFromNow(-24),
        }),
      );
    }
    assert.deepEqual(await ranked(id), [three, one, two, four]);
  });

  test('of a place in no region are those who live near it', async () => {
    house = await createOfferWorkspace(api, 0);
    const near = await house.user('camera_operator');
    const away = await house.user('camera_operator');
    await house.user('camera_operator', { locations: ['sydney'] });
    await house.inside(async (tx) => {
      const at = (who: { id: string; email: string }, latitude: number) =>
        tx
          .insert(person)
          .values({
            id: who.id,
            tenantId: house.tenantId,
            role: roles.camera_operator,
            fullName: '',
            email: who.email,
          })
          .onConflictDoUpdate({ target: person.id, set: { latitude, longitude: 170 } });
      await at(near, -45.9);
      await at(away, -40);
    });
    const { address } = await house.make();
    assert.ok(address);
    const remote = { ...address, location: { lat: -45.8, lng: 170 } };
    const { id } = await house.make({ region: null, address: remote });
    assert.deepEqual(await ranked(id), [near.id]);
    const nowhere = await house.make({ region: null });
    assert.deepEqual(await ranked(nowhere.id), []);
  });

  test('are found quickly among a thousand', async () => {
    house = await createOfferWorkspace(api, 0);
    const { tenantId } = house;
    await house.inside((tx) =>
      tx.insert(person).values(
        Array.from({ length: 1000 }, (_, index) => ({
          tenantId,
          role: roles.camera_operator,
          fullName: `Operator ${index}`,
          email: `operator-${index}@many.test`,
          locations: ['sydney'],
        })),
      ),
    );
    const { id } = await house.make();
    const start = performance.now();
    assert.equal((await ranked(id)).length, 1000);
    assert.ok(performance.now() - start < 5000);
  });
});
