import {
  type InvoiceAction,
  type InvoiceFlag,
  type InvoicePermissions,
  type InvoiceState,
  isCameraOperator,
  roles,
} from '@shootline/shared-api/contract';
import type { Actor } from '../booking/booking-facts.ts';
import { type ApiFailure, conflict, forbidden } from '../../platform/http/errors.ts';
import { invoiceStatusTypes, labelOf } from '../reference/option-sets.ts';

/** What rights on an invoice depend on, beside the viewer. */
export type InvoiceFacts = {
  state: InvoiceState;
  cameraOperatorId: string;
  /** Whether the viewer has the booking's right `submit_invoice`. */
  isSubmittable: boolean;
};

/** S: the videographer whose invoice it is; F finance, A admin. For all others there is none. */
type InvoiceRelation = 'S' | 'F' | 'A';

type InvoiceRight = { label: string; from: InvoiceState[]; allow: InvoiceRelation[] };

const everyState: InvoiceState[] = ['init', 'submitted', 'approved', 'rejected'];
const openStates: InvoiceState[] = ['init', 'submitted', 'rejected'];

/** The one table of rights on an invoice (decisions §2): from which states, for whom. */
const invoiceRights: Record<InvoiceFlag, InvoiceRight> = {
  make_approved: { label: 'Approve Invoice', from: ['submitted'], allow: ['F', 'A'] },
  make_rejected: { label: 'Reject Invoice', from: ['submitted'], allow: ['F', 'A'] },
  submit_invoice: { label: 'Submit Invoice', from: openStates, allow: ['S'] },
  delete_file: { label: 'Delete File', from: openStates, allow: ['S', 'F', 'A'] },
  update: { label: 'Update Selection', from: everyState, allow: ['F', 'A'] },
  update_notes: { label: 'Change Notes', from: everyState, allow: ['A'] },
};

const flags = Object.keys(invoiceRights) as InvoiceFlag[];

/** How a user stands to an invoice; undefined for those for whom it does not exist. */
export function invoiceRelationOf(
  { cameraOperatorId }: Pick<InvoiceFacts, 'cameraOperatorId'>,
  actor: Actor,
): InvoiceRelation | undefined {
  if (actor.role === roles.admin) return 'A';
  if (actor.role === roles.finance) return 'F';
  return isCameraOperator(actor.role) && actor.id === cameraOperatorId ? 'S' : undefined;
}

/** Everything that a user may do with an invoice now. */
export function invoicePermissionsOf(facts: InvoiceFacts, actor: Actor): InvoicePermissions {
  const relation = invoiceRelationOf(facts, actor);
  const holds = (flag: InvoiceFlag) => {
    const { from, allow } = invoiceRights[flag];
    if (!relation || !allow.includes(relation) || !from.includes(facts.state)) return false;
    return flag !== 'submit_invoice' || facts.isSubmittable;
  };
  return Object.fromEntries(flags.map((flag) => [flag, holds(flag)])) as InvoicePermissions;
}

/**
 * Why a user who may view an invoice may not do this with it: 403 when it is never theirs to do, 409
 * with what is possible when its state does not permit it; undefined when nothing is in the way.
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

/** What a user's Invoice Action on a booking is (S1 §2); null where there is none for them. */
export function invoiceActionOf(
  state: InvoiceState | undefined,
  isSubmittable: boolean,
  actor: Actor,
): InvoiceAction | null {
  if (isSubmittable) {
    if (state === undefined || state === 'init') return 'create';
    return state === 'approved' ? 'view' : 'edit';
  }
  const isThere = state !== undefined && state !== 'init';
  return isThere && actor.role >= roles.finance ? 'view' : null;
}
