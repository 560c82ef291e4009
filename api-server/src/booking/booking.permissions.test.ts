import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type AvailabilityState,
  type BookingFlag,
  type BookingState,
  roles,
} from '@shootline/shared-api/contract';
import type { BookingFacts } from './booking.facts.ts';
import { offerPermissionsOf, permissionsOf } from './booking.permissions.ts';

// The two tables of decisions §1 and §2 as they stand there, apart from the server's own.

const who = ['U', 'C', 'T', 'V', 'E', 'R', 'F', 'A'] as const;

const rights = `
update                             draft,new  yes        yes        -    -    yes  yes  yes
submit_draft                       yes        yes        yes        -    -    -    -    yes
duplicate                          yes        yes        yes        -    -    -    -    yes
make_cancelled                     new        yes        yes        -    -    yes  yes  yes
make_deleted                       draft      draft      draft      -    -    -    -    yes
approve                            -          -          -          -    -    yes  yes  yes
make_on_hold                       -          -          -          -    -    yes  yes  yes
make_active                        -          -          -          -    -    yes  yes  yes
make_completed                     -          -          -          -    -    yes  yes  yes
assign_camop                       -          -          -          -    yes  yes  yes  yes
request_camops_availabilities      -          -          -          -    yes  yes  yes  yes
disable_auto_assign                -          -          -          -    yes  yes  yes  yes
generate_call_sheet                -          -          -          -    yes  yes  yes  yes
read_booking_availabilities        -          -          -          -    yes  yes  yes  yes
read_auto_assign                   -          -          -          -    yes  yes  yes  yes
unassign_camop                     -          -          -          yes  yes  yes  yes  yes
make_shoot_completed               -          -          -          yes  yes  yes  yes  yes
make_video_provided                -          -          -          yes  yes  yes  yes  yes
update_costs                       -          -          -          -    -    -    yes  yes
create_cancellation_fee            -          -          -          -    -    -    yes  yes
delete_cancellation_fee            -          -          -          -    -    -    yes  yes
read_cancellation_fees             -          yes        yes        own  yes  yes  yes  yes
read_state_logs                    yes        yes        yes        -    yes  yes  yes  yes
read_files                         yes        yes        yes        yes  yes  yes  yes  yes
upload_file                        yes        yes        yes        yes  yes  yes  yes  yes
delete_files                       draft      draft,new  draft,new  -    yes  yes  yes  yes
read_project_comment_thread        yes        yes        yes        yes  yes  yes  yes  yes
read_internal_comment_thread       -          -          -          -    yes  yes  yes  yes
read_client_cost_estimate          yes        yes        yes        -    -    yes  yes  yes
read_client_cost                   -          yes        yes        -    -    yes  yes  yes
read_camera_operator_cost          -          -          -          own  -    yes  yes  yes
read_camera_operator_cost_estimate -          -          -          own  -    yes  yes  yes
submit_feedback                    -          yes        yes        yes  -    -    -    -
submit_invoice                     -          -          -          yes  -    -    -    -
approve_call_sheet                 -          -          -          yes  -    -    -    yes
`;

const lifecycle: Partial<Record<string, string>> = {
  submit_draft: 'draft',
  update: 'draft new active requested assigned on_hold',
  approve: 'new',
  request_camops_availabilities: 'active requested',
  assign_camop: 'active requested assigned',
  unassign_camop: 'assigned',
  disable_auto_assign: 'active requested',
  make_on_hold: 'new active requested assigned',
  make_active: 'on_hold cancelled request_cancelled',
  make_cancelled: 'new active requested on_hold assigned',
  make_shoot_completed: 'assigned',
  make_video_provided: 'shoot_completed',
  make_completed: 'footage_provided',
  make_deleted: 'draft new request_cancelled',
  generate_call_sheet: 'assigned',
  approve_call_sheet: 'assigned',
  create_cancellation_fee: 'active requested assigned on_hold cancelled request_cancelled',
  delete_cancellation_fee: 'active requested assigned on_hold cancelled request_cancelled',
  update_costs: 'new active requested assigned shoot_completed footage_provided',
  submit_feedback: 'shoot_completed footage_provided job_complete',
  submit_invoice: 'footage_provided job_complete cancelled',
};

const states: BookingState[] = [
  'init',
  'draft',
  'new',
  'active',
  'requested',
  'assigned',
  'shoot_completed',
  'footage_provided',
  'job_complete',
  'on_hold',
  'cancelled',
  'request_cancelled',
  'deleted',
];

const table = new Map(
  rights
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/))
    .map(([flag = '', ...cells]) => [flag as BookingFlag, cells]),
);

type Situation = {
  hasStarted: boolean;
  isAutoAssigning: boolean;
  isApproved: boolean;
  hasOwnFee: boolean;
};

function onCondition(flag: BookingFlag, state: BookingState, of: Situation): boolean {
  switch (flag) {
    case 'make_shoot_completed':
      return of.hasStarted;
    case 'make_active':
      return state === 'on_hold' || !of.hasStarted;
    case 'disable_auto_assign':
      return of.isAutoAssigning;
    case 'update_costs':
      return !of.isApproved;
    case 'submit_invoice':
      return state !== 'cancelled' || of.hasOwnFee;
    default:
      return true;
  }
}

function expected(flag: BookingFlag, column: number, state: BookingState, of: Situation): boolean {
  const cell = table.get(flag)?.[column] ?? '-';
  const from = lifecycle[flag]?.split(' ');
  if (state === 'deleted' || cell === '-') return false;
  if (cell !== 'yes' && cell !== 'own' && !cell.split(',').includes(state)) return false;
  if (from && !from.includes(state)) return false;
  return onCondition(flag, state, of);
}

const now = new Date('2026-03-06T01:00:00Z');

const viewers = {
  U: { id: 'me', role: roles.unapproved_client_user, clientId: 'client' },
  C: { id: 'me', role: roles.client_user, clientId: 'client' },
  T: { id: 'lead', role: roles.client_team_admin, clientId: 'client' },
  V: { id: 'camop', role: roles.camera_operator, clientId: null },
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
    cameraOperatorId: 'camop',
    autoAssignState: of.isAutoAssigning ? 'awaiting_availabilities' : 'completed',
    hasApprovedInvoice: of.isApproved,
    feeHolderIds: of.hasOwnFee ? ['camop'] : ['someone'],
  };
}

const situations: Situation[] = Array.from({ length: 16 }, (_, bits) => ({
  hasStarted: (bits & 1) > 0,
  isAutoAssigning: (bits & 2) > 0,
  isApproved: (bits & 4) > 0,
  hasOwnFee: (bits & 8) > 0,
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
      test(`of ${letter} in state ${state} are those of the tables`, () => {
        for (const situation of situations) {
          const given = permissionsOf(factsOf(state, situation), viewers[letter], now);
          const wanted = Object.fromEntries(
            [...table.keys()].map((flag) => [flag, expected(flag, column, state, situation)]),
          );
          assert.deepEqual(given, wanted, JSON.stringify(situation));
        }
      });
    }
  }

  test('of a client owner are those of a team admin', () => {
    const owner = { ...viewers.T, role: roles.client_owner };
    for (const state of states) {
      for (const situation of situations) {
        const facts = factsOf(state, situation);
        assert.deepEqual(permissionsOf(facts, owner, now), permissionsOf(facts, viewers.T, now));
      }
    }
  });

  test('of people whose booking it is not are none', () => {
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

  test('of a videographer who has only a fee are what is their own', () => {
    const holder = { ...viewers.V, id: 'someone' };
    const own = [
      'read_camera_operator_cost',
      'read_camera_operator_cost_estimate',
      'read_cancellation_fees',
    ];
    for (const state of states) {
      const facts = factsOf(state, { ...situations[0], hasOwnFee: false } as Situation);
      const wanted =
        state === 'deleted' ? [] : state === 'cancelled' ? [...own, 'submit_invoice'] : own;
      assert.deepEqual(trueFlags(permissionsOf(facts, holder, now)), wanted.sort(), state);
    }
  });

  test('cover a booking without a date', () => {
    const [situation] = situations;
    const facts = { ...factsOf('assigned', situation as Situation), date: null };
    assert.equal(permissionsOf(facts, viewers.A, now).make_shoot_completed, false);
    assert.equal(
      permissionsOf({ ...facts, state: 'cancelled' }, viewers.A, now).make_active,
      false,
    );
  });
});

describe('rights on an offer', () => {
  const offerStates: AvailabilityState[] = [
    'init',
    'awaiting_send',
    'unknown',
    'available',
    'busy',
    'cancelled',
  ];
  const isOpen = (state: AvailabilityState) =>
    ['awaiting_send', 'unknown', 'available'].includes(state);

  test('follow the tables in every state', () => {
    const [situation] = situations;
    for (const offerState of offerStates) {
      for (const state of states) {
        const facts = factsOf(state, situation as Situation);
        const ask = (actor: (typeof viewers)['V' | 'E' | 'R' | 'C']) =>
          offerPermissionsOf({ state: offerState, cameraOperatorId: 'camop' }, facts, actor);
        const canBeBusy = isOpen(offerState) && ['requested', 'assigned'].includes(state);
        assert.deepEqual(ask(viewers.V), {
          make_available: offerState === 'unknown' && state === 'requested',
          make_busy: canBeBusy && offerState !== 'awaiting_send',
          list_availabilities: true,
        });
        const staff = { make_available: false, make_busy: canBeBusy };
        assert.deepEqual(ask(viewers.E), { ...staff, list_availabilities: true });
        assert.deepEqual(ask(viewers.R), { ...staff, list_availabilities: true });
        const none = { make_available: false, make_busy: false, list_availabilities: false };
        assert.deepEqual(ask(viewers.C), none);
        assert.deepEqual(ask({ ...viewers.V, id: 'another' }), none);
      }
    }
  });
});
