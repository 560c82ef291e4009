import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { roles } from '@shootline/shared-api/contract';
import { invoiceStates } from '../../../../tests/expected-rights.ts';
import { invoiceActionOf } from './invoice-action.rules.ts';

const viewers = {
  U: { id: 'u', role: roles.unapproved_client_user, clientId: 'client' },
  C: { id: 'c', role: roles.client_user, clientId: 'client' },
  T: { id: 't', role: roles.client_team_admin, clientId: 'client' },
  V: { id: 'videographer', role: roles.camera_operator, clientId: null },
  E: { id: 'e', role: roles.editor, clientId: null },
  R: { id: 'r', role: roles.reviewer, clientId: null },
  F: { id: 'f', role: roles.finance, clientId: null },
  A: { id: 'a', role: roles.admin, clientId: null },
};

describe('the invoice action of a booking', () => {
  const ask = (
    state: Parameters<typeof invoiceActionOf>[0],
    letter: keyof typeof viewers,
    isSubmittable = letter === 'V',
  ) => invoiceActionOf(state, isSubmittable, viewers[letter]);

  test('is create, edit or view for its videographer', () => {
    assert.equal(ask(undefined, 'V'), 'create');
    assert.deepEqual(
      invoiceStates.map((state) => ask(state, 'V')),
      ['create', 'edit', 'view', 'edit'],
    );
  });

  test('is none if the booking permits no invoice', () => {
    for (const state of invoiceStates) assert.equal(ask(state, 'V', false), null);
  });

  test('is view for finance and admins once submitted', () => {
    for (const letter of ['F', 'A'] as const) {
      assert.deepEqual(
        invoiceStates.map((state) => ask(state, letter)),
        [null, 'view', 'view', 'view'],
      );
    }
  });

  test('is none for everyone else', () => {
    for (const letter of ['U', 'C', 'T', 'E', 'R'] as const) {
      for (const state of invoiceStates) assert.equal(ask(state, letter), null);
    }
  });
});
