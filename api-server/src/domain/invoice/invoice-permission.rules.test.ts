import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { roles } from '@shootline/shared-api/contract';
import {
  invoiceAnswerTo,
  invoiceFlags,
  invoiceStates,
  who,
} from '../../../tests/expected-rights.ts';
import type { InvoiceFacts } from './invoice.rights.ts';
import { invoicePermissionsOf, invoiceRefusalOf } from './invoice-permission.rules.ts';

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

const own: Omit<InvoiceFacts, 'state'> = {
  kind: 'invoice',
  videographerId: 'videographer',
  isSubmittable: true,
  isCreditable: true,
};

describe('rights on an invoice', () => {
  for (const [column, letter] of who.entries()) {
    for (const state of invoiceStates) {
      test(`of ${letter} in state ${state} match the table`, () => {
        const actor = viewers[letter];
        for (const isPossible of [true, false]) {
          const facts = { ...own, state, isSubmittable: isPossible, isCreditable: isPossible };
          const expected = Object.fromEntries(
            invoiceFlags.map((flag) => [
              flag,
              invoiceAnswerTo(flag, column, state) === 200 &&
                (isPossible || !['submit_invoice', 'credit_invoice'].includes(flag)),
            ]),
          );
          assert.deepEqual(invoicePermissionsOf(facts, actor), expected);
          for (const flag of invoiceFlags) {
            const refusal = invoiceRefusalOf(flag, facts, actor);
            assert.equal(refusal === undefined, expected[flag], flag);
          }
        }
      });
    }
  }

  test("are none for a videographer on another one's invoice", () => {
    for (const state of invoiceStates) {
      const facts = { ...own, videographerId: 'another', state };
      assert.ok(!Object.values(invoicePermissionsOf(facts, viewers.V)).includes(true));
    }
  });
});
