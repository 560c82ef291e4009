import {
  type InvoiceFlag,
  type InvoicePermissions,
  isVideographer,
  roles,
} from '@shootline/shared-api/contract';
import { type ApiFailure, conflict, forbidden } from '../../platform/errors/errors.ts';
import type { Actor } from '../booking/rights/booking-facts.ts';
import { invoiceStatusTypes, labelOf } from '../reference/option-sets.ts';
import { type InvoiceFacts, type InvoiceRelation, invoiceRights } from './invoice.rights.ts';

const flags = Object.keys(invoiceRights) as InvoiceFlag[];

/** A user's relation to an invoice; undefined if they may not view it. */
export function invoiceRelationOf(
  { videographerId }: Pick<InvoiceFacts, 'videographerId'>,
  actor: Actor,
): InvoiceRelation | undefined {
  if (actor.role === roles.admin) return 'A';
  if (actor.role === roles.finance) return 'F';
  return isVideographer(actor.role) && actor.id === videographerId ? 'S' : undefined;
}

/** A user's rights on an invoice in its current state. */
export function invoicePermissionsOf(facts: InvoiceFacts, actor: Actor): InvoicePermissions {
  const relation = invoiceRelationOf(facts, actor);
  const holds = (flag: InvoiceFlag) => {
    const { from, allow, when } = invoiceRights[flag];
    if (!relation || !allow.includes(relation) || !from.includes(facts.state)) return false;
    return when?.(facts) ?? true;
  };
  return Object.fromEntries(flags.map((flag) => [flag, holds(flag)])) as InvoicePermissions;
}

/**
 * Why a user who may view an invoice may not do this with it: 403 if their relation never allows it, 409
 * with the possible actions if the state does not; undefined if they may.
 */
export function invoiceRefusalOf(
  flag: InvoiceFlag,
  facts: InvoiceFacts,
  actor: Actor,
): ApiFailure | undefined {
  const permissions = invoicePermissionsOf(facts, actor);
  if (permissions[flag]) return undefined;
  const relation = invoiceRelationOf(facts, actor);
  if (!relation || !invoiceRights[flag].allow.includes(relation)) return forbidden();
  const possible = flags.filter((one) => permissions[one]).map((one) => invoiceRights[one].label);
  const rest =
    possible.length === 0 ? 'It can be viewed only.' : `Possible now: ${possible.join(', ')}.`;
  const state = labelOf(invoiceStatusTypes, facts.state);
  return conflict(
    `"${invoiceRights[flag].label}" is not possible while the invoice is ${state}. ${rest}`,
  );
}
