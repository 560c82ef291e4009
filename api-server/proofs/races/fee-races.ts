import assert from 'node:assert/strict';
import * as schema from '../../src/domain/schema.ts';
import type { Race, Round } from './race.ts';
import { both, rowsOf, sameAnswer, send } from './sending.ts';

const fee = (round: Round) => ({
  category: 'within_24_hours',
  is_assigned_only: true,
  camera_operator: round.workspace.users.assigned.id,
});

/** Concurrent calls of two users on a fee. */
export const feeRaces: Race[] = [
  {
    name: 'a fee added twice with one key is added once',
    booking: { state: 'cancelled' },
    runners: (round) => {
      const path = `/booking/${round.fixture.id}/create-cancellation-fee`;
      const sent = { body: fee(round), key: `fee-${round.number}` };
      return [1, 2].map(() => send(round, 'finance', 'POST', path, sent));
    },
    statuses: [200, 200],
    async check(round, answers) {
      sameAnswer(answers);
      assert.equal(await rowsOf(round, schema.cancellationFee), 2);
    },
  },
  {
    name: 'a fee added by two is added once',
    booking: { state: 'cancelled' },
    runners: (round) => both(round, 'create-cancellation-fee', ['finance', 'admin'], fee(round)),
    statuses: [200, 409],
    check: async (round) => assert.equal(await rowsOf(round, schema.cancellationFee), 2),
  },
  {
    name: 'a fee deleted by two is deleted once',
    booking: { state: 'cancelled' },
    runners: (round) =>
      both(round, 'delete-cancellation-fee', ['finance', 'admin'], {
        booking_cancellation_fee: round.fixture.feeId,
      }),
    statuses: [200, 409],
    check: async (round) => assert.equal(await rowsOf(round, schema.cancellationFee), 0),
  },
];
