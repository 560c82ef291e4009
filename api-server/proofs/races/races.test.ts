import { after, before, describe, test } from 'node:test';
import { type TestApi, startTestApi } from '../../tests/test-api.ts';
import type { Fixture } from '../scene/fixture.ts';
import { type Scene, createScene } from '../scene/scene.ts';
import { raceRounds, runRace } from './race.ts';
import { races } from './races.ts';

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
      const fixtures = await scene.bookings(Array.from({ length: raceRounds }, () => race.given));
      for (const [number, fixture] of fixtures.entries()) {
        await runRace(race, { api, scene, fixture: fixture as Fixture, number });
      }
    });
  }
});
