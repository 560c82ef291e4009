import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type BookingState, roles } from '@shootline/shared-api/contract';
import { offerPermissionsOf } from '../../offer/offer-permission.rules.ts';
import {
  type OfferAction,
  type OfferLetter,
  type Situation,
  expected,
  isCancelled,
  offerAnswerTo,
  offerStates,
  states,
  table,
  who,
} from '../../../../tests/expected-rights.ts';
import type { BookingFacts } from './booking-facts.ts';
import { permissionsOf } from './booking-permission.rules.ts';

const now = new Date('2026-03-06T01:00:00Z');

const viewers = {
  U: { id: 'me', role: roles.unapproved_client_user, clientId: 'client' },
  C: { id: 'me', role: roles.client_user, clientId: 'client' },
  T: { id: 'lead', role: roles.client_team_admin, clientId: 'client' },
  V: { id: 'videographer', role: roles.camera_operator, clientId: null },
  E: { id: 'e', role: roles.editor, clientId: null },
  R: { id: 'r', role: roles.reviewer, clientId: null },
  F: { id: 'f', role: roles.finance, clientId: null },
  A: { id: 'a', role: roles.admin, clientId: null },
};

function factsOf(state: BookingState, of: Situation): BookingFacts {
  return {
    state,
    date: new Date(now.getTime() + (of.hasStarted ? -1 : 1)),
    clientId: 'client',
    submitterId: 'me',
    videographerId: 'videographer',
    autoAssignState: of.isAutoAssigning ? 'awaiting_availabilities' : 'completed',
    hasApprovedInvoice: of.isApproved,
    hubProjectError: of.hasHubFailed ? 'Sorry, the hub cannot be reached.' : null,
    isBilled: of.isBilled,
    feeHolderIds: of.hasOwnFee ? ['videographer'] : ['someone'],
    isFeeDue: of.isFeeDue,
    lateChanges: {},
    limits: { place: 'any', content: 'any', cancellation: of.isLate ? '12' : 'any' },
  };
}

const situations: Situation[] = Array.from({ length: 256 }, (_, bits) => ({
  hasStarted: (bits & 1) > 0,
  isAutoAssigning: (bits & 2) > 0,
  isApproved: (bits & 4) > 0,
  hasOwnFee: (bits & 8) > 0,
  hasHubFailed: (bits & 16) > 0,
  isBilled: (bits & 32) > 0,
  isFeeDue: (bits & 64) > 0,
  isLate: (bits & 128) > 0,
}));

const nothing = Object.fromEntries([...table.keys()].map((flag) => [flag, false]));

function trueFlags(flags: Record<string, boolean>): string[] {
  return Object.keys(flags)
    .filter((flag) => flags[flag])
    .sort();
}

describe('rights on a booking', () => {
  for (const [column, letter] of who.entries()) {
    for (const state of states) {
      test(`of ${letter} in state ${state} match the tables`, () => {
        for (const situation of situations) {
          const permissions = permissionsOf(factsOf(state, situation), viewers[letter], now);
          const transcribed = Object.fromEntries(
            [...table.keys()].map((flag) => [flag, expected(flag, column, state, situation)]),
          );
          assert.deepEqual(permissions, transcribed, JSON.stringify(situation));
        }
      });
    }
  }

  test('of a client owner equal those of a team admin', () => {
    const owner = { ...viewers.T, role: roles.client_owner };
    for (const state of states) {
      for (const situation of situations) {
        const facts = factsOf(state, situation);
        assert.deepEqual(permissionsOf(facts, owner, now), permissionsOf(facts, viewers.T, now));
      }
    }
  });

  test('of unrelated users are none', () => {
    const strangers = [
      { ...viewers.U, id: 'other' },
      { ...viewers.C, id: 'other' },
      { ...viewers.T, clientId: 'another' },
      { ...viewers.T, clientId: null },
      { ...viewers.V, id: 'another' },
    ];
    for (const stranger of strangers) {
      for (const state of states) {
        for (const situation of situations) {
          assert.deepEqual(permissionsOf(factsOf(state, situation), stranger, now), nothing);
        }
      }
    }
  });

  test('of a videographer who has only a fee cover only their own side', () => {
    const holder = { ...viewers.V, id: 'someone' };
    const own = [
      'read_camera_operator_cost',
      'read_camera_operator_cost_estimate',
      'read_cancellation_fees',
    ];
    for (const state of states) {
      const facts = factsOf(state, { ...situations[0], hasOwnFee: false } as Situation);
      const mayInvoice = isCancelled(state) || ['footage_provided', 'job_complete'].includes(state);
      const transcribed = mayInvoice ? [...own, 'submit_invoice'] : own;
      assert.deepEqual(
        trueFlags(permissionsOf(facts, holder, now)),
        state === 'deleted' ? [] : transcribed.sort(),
        state,
      );
    }
  });

  test('also work for a booking without a date', () => {
    const [situation] = situations;
    const facts = { ...factsOf('assigned', situation as Situation), date: null };
    assert.equal(permissionsOf(facts, viewers.A, now).make_shoot_completed, false);
    assert.equal(permissionsOf(facts, viewers.C, now).make_cancelled, true);
    assert.equal(
      permissionsOf({ ...facts, state: 'cancelled' }, viewers.A, now).make_active,
      false,
    );
  });
});

describe('rights on an offer', () => {
  test('follow the tables in every state', () => {
    const actors: [OfferLetter, (typeof viewers)['V' | 'E' | 'R' | 'F' | 'A' | 'C' | 'T']][] = [
      ['O', viewers.V],
      ['W', { ...viewers.V, id: 'another' }],
      ['C', viewers.C],
      ['C', viewers.T],
      ['S', viewers.E],
      ['S', viewers.R],
      ['S', viewers.F],
      ['S', viewers.A],
    ];
    for (const [letter, actor] of actors) {
      for (const offerState of offerStates) {
        for (const state of states) {
          for (const situation of situations) {
            const offer = {
              state: offerState,
              videographerId: 'videographer',
              exclusiveUntil: null,
              sent: null,
            };
            const may = (action: OfferAction) =>
              offerAnswerTo(action, letter, offerState, state, situation) === 200;
            assert.deepEqual(
              offerPermissionsOf(offer, factsOf(state, situation), actor, now),
              {
                make_available: may('make_available'),
                make_busy: may('make_busy'),
                list_availabilities: letter === 'O' || letter === 'S',
              },
              `${letter} ${offerState} ${state}`,
            );
          }
        }
      }
    }
  });
});
