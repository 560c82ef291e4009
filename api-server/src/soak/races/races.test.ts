import { after, before, describe, test } from 'node:test';
import { testEngine } from '../../testing/database.ts';
import { type TestApi, startTestApi } from '../../testing/test-api.ts';
import { roundsOr } from '../rounds.ts';
import { type Fixture, type Scene, createScene } from '../scene/scene.ts';
import { runRace } from './race.ts';
import { races } from './races.ts';

// PGlite has one connection: there is little to race for.
const rounds = roundsOr(testEngine() === 'postgresql' ? 10 : 2);

describe('of two who do the same at once', () => {
  let api: TestApi;
  let scene: Scene;
  before(async () => {
    api = await startTestApi();
    scene = await createScene(api);
  });
  after(() => api.close());

  for (const race of races) {
    test(race.name, async () => {
      const fixtures = await scene.bookings(Array.from({ length: rounds }, () => race.given));
      for (const [number, fixture] of fixtures.entries()) {
        await runRace(race, { api, scene, fixture: fixture as Fixture, number });
      }
    });
  }
});
