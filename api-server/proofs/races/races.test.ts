import { after, before, describe, test } from 'node:test';
import { type TestApi, startTestApi } from '../../tests/test-api.ts';
import type { BookingFixture } from '../fixtures/booking-fixture.ts';
import { type ProofWorkspace, createProofWorkspace } from '../fixtures/proof-workspace.ts';
import { raceRounds, runRace } from './race.ts';
import { races } from './races.ts';

describe('concurrent calls', () => {
  let api: TestApi;
  let workspace: ProofWorkspace;
  before(async () => {
    api = await startTestApi();
    workspace = await createProofWorkspace(api);
  });
  after(() => api.close());

  for (const race of races) {
    test(race.name, async () => {
      const fixtures = await workspace.bookings(
        Array.from({ length: raceRounds }, () => race.booking),
      );
      for (const [number, fixture] of fixtures.entries()) {
        await runRace(race, { api, workspace, fixture: fixture as BookingFixture, number });
      }
    });
  }
});
