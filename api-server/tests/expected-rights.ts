import type {
  AvailabilityState,
  BookingFlag,
  BookingState,
  InvoiceFlag,
  InvoiceState,
} from '@shootline/shared-api/contract';
import { cellOf, specifiedRights } from '@shootline/shared-api/testing/booking-actions';

// The tables of docs/product/roles-and-rights.md#rights and booking-life.md#actions, kept separate from
// the server's own.

export const who = ['U', 'C', 'T', 'V', 'E', 'R', 'F', 'A'] as const;

/** The user for each column, as created by `everyone` of a test workspace. */
export const columns = {
  U: 'unapproved',
  C: 'clientUser',
  T: 'teamAdmin',
  V: 'videographer',
  E: 'editor',
  R: 'reviewer',
  F: 'finance',
  A: 'admin',
} as const;

// Rights that are neither dialogs nor pages; the others are in the table of actions.
const otherRights = `
submit_draft                       yes        yes        yes        -    -    -    -    yes
read_booking_availabilities        -          -          -          -    yes  yes  yes  yes
read_auto_assign                   -          -          -          -    yes  yes  yes  yes
read_cancellation_fees             -          yes        yes        own  yes  yes  yes  yes
read_state_logs                    yes        yes        yes        -    yes  yes  yes  yes
read_files                         yes        yes        yes        yes  yes  yes  yes  yes
read_project_comment_thread        yes        yes        yes        yes  yes  yes  yes  yes
read_internal_comment_thread       -          -          -          -    yes  yes  yes  yes
read_client_cost_estimate          yes        yes        yes        -    -    yes  yes  yes
read_client_cost                   -          yes        yes        -    -    yes  yes  yes
read_camera_operator_cost          -          -          -          own  -    yes  yes  yes
read_camera_operator_cost_estimate -          -          -          own  -    yes  yes  yes
submit_invoice                     -          -          -          yes  -    -    -    -
approve_call_sheet                 -          -          -          yes  -    -    -    yes
`;

const lifecycle: Partial<Record<string, string>> = {
  ...Object.fromEntries(specifiedRights.map(({ flag, from }) => [flag, from])),
  submit_draft: 'draft',
  approve_call_sheet: 'assigned',
  submit_invoice: 'footage_provided job_complete cancelled request_cancelled',
};

export const states: BookingState[] = [
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

export const table = new Map<BookingFlag, string[]>([
  ...specifiedRights.map(
    (action) => [action.flag, who.map((column) => cellOf(action, column))] as const,
  ),
  ...otherRights
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/))
    .map(([flag = '', ...cells]) => [flag as BookingFlag, cells] as const),
]);

export type Situation = {
  hasStarted: boolean;
  isAutoAssigning: boolean;
  isApproved: boolean;
  isBilled: boolean;
  hasOwnFee: boolean;
  /** Whether the hub has failed to create the project, or is late with it after a failure. */
  hasHubFailed: boolean;
  /** Whether finance has to decide on the fee of a late cancellation. */
  isFeeDue: boolean;
  /** Whether the workspace's deadline for cancelling has passed; by default it has none. */
  isLate?: boolean;
  /** Whether that for changing the content has passed. */
  isContentLate?: boolean;
};

// Both states lead to an invoiced fee.
export const isCancelled = (state: BookingState) =>
  state === 'cancelled' || state === 'request_cancelled';

const isOfClient = (column: number) => ['U', 'C', 'T'].includes(who[column] ?? '');

function onCondition(
  flag: BookingFlag,
  column: number,
  state: BookingState,
  of: Situation,
): boolean {
  switch (flag) {
    // From its start or the deadline of the workspace, only staff may cancel a shoot.
    case 'make_cancelled':
      return !((of.hasStarted || of.isLate) && isOfClient(column));
    // Possible between a deadline of the workspace and the shoot.
    case 'allow_late_change':
      return Boolean(of.isLate || of.isContentLate) && !of.hasStarted;
    // Possible until the booking is billed to the client.
    case 'update_purchase_order':
      return !of.isBilled;
    case 'make_shoot_completed':
      return of.hasStarted;
    case 'disable_auto_assign':
      return of.isAutoAssigning;
    case 'waive_cancellation_fee':
      return of.isFeeDue;
    case 'update_costs':
      return !of.isApproved;
    // A past shoot gets no offers, no assignment and no reactivation.
    case 'approve_and_offer':
    case 'request_camops_availabilities':
    case 'assign_camop':
    case 'make_active':
      return !of.hasStarted;
    case 'create_hub_project':
      return of.hasHubFailed;
    case 'submit_invoice':
      return !isCancelled(state) || of.hasOwnFee;
    default:
      return true;
  }
}

export function expected(
  flag: BookingFlag,
  column: number,
  state: BookingState,
  of: Situation,
): boolean {
  const cell = table.get(flag)?.[column] ?? '-';
  const from = lifecycle[flag]?.split(' ');
  if (state === 'deleted' || cell === '-') return false;
  if (cell !== 'yes' && cell !== 'own' && !cell.split(',').includes(state)) return false;
  if (from && !from.includes(state)) return false;
  return onCondition(flag, column, state, of);
}

/** The state that an action leads to from another. */
export function stateAfter(flag: BookingFlag, from: BookingState): BookingState {
  const action = specifiedRights.find((one) => one.flag === flag);
  return action?.leadsToFrom?.[from] ?? action?.leadsTo ?? from;
}

/** The status of an attempt: 403 if the right is never theirs, 409 if the state does not permit it. */
export function answerTo(
  flag: BookingFlag,
  column: number,
  state: BookingState,
  of: Situation,
): number {
  if (expected(flag, column, state, of)) return 200;
  const cell = table.get(flag)?.[column] ?? '-';
  if (cell === '-') return 403;
  const isFrom = (lifecycle[flag] ?? states.join(' ')).split(' ').includes(state);
  const isTheirs = cell === 'yes' || cell.split(',').includes(state);
  return isFrom && !isTheirs ? 403 : 409;
}

// The rights on an invoice, by the columns of `who`; V is the invoice's videographer.
const invoiceTable = `
read           -  -  -  yes  -  -  yes  yes  init,submitted,approved,rejected
submit_invoice -  -  -  yes  -  -  -    -    init,submitted,rejected
credit_invoice -  -  -  yes  -  -  -    -    approved
make_approved  -  -  -  -    -  -  yes  yes  submitted
make_rejected  -  -  -  -    -  -  yes  yes  submitted
delete_file    -  -  -  yes  -  -  yes  yes  rejected
update         -  -  -  -    -  -  yes  yes  init,submitted,approved,rejected
update_notes   -  -  -  -    -  -  -    yes  init,submitted,approved,rejected
`;

export const invoiceStates: InvoiceState[] = ['init', 'submitted', 'approved', 'rejected'];

const invoiceRights = new Map(
  invoiceTable
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/))
    .map(([flag = '', ...cells]) => [flag as InvoiceFlag | 'read', cells]),
);

export const invoiceFlags = [...invoiceRights.keys()].filter((flag) => flag !== 'read');

/** The status of an attempt on an invoice whose booking permits its submission. */
export function invoiceAnswerTo(
  flag: InvoiceFlag | 'read',
  column: number,
  state: InvoiceState,
): number {
  if (invoiceRights.get('read')?.[column] !== 'yes') return 404;
  const cells = invoiceRights.get(flag) ?? [];
  if (cells[column] !== 'yes') return 403;
  return cells.at(-1)?.split(',').includes(state) ? 200 : 409;
}

// The same tables' rows about an offer. S: editor and above; O: the videographer it was made to, assigned
// or not; W: another videographer; C: anyone of a client.

export const offerStates: AvailabilityState[] = [
  'init',
  'awaiting_send',
  'unknown',
  'available',
  'busy',
  'cancelled',
];

export type OfferAction = 'make_available' | 'make_busy' | 'withdraw';
export type OfferLetter = 'O' | 'S' | 'W' | 'C';

const answering: Record<
  OfferAction,
  { booking: string; offer: Partial<Record<OfferLetter, string>> }
> = {
  make_available: { booking: 'requested', offer: { O: 'unknown' } },
  make_busy: {
    booking: 'requested assigned',
    offer: { O: 'unknown available', S: 'awaiting_send unknown available' },
  },
  withdraw: { booking: 'requested', offer: { S: 'awaiting_send unknown' } },
};

/** The status for an answer to an offer; a withdrawn offer counts as sent. */
export function offerAnswerTo(
  action: OfferAction,
  letter: OfferLetter,
  offer: AvailabilityState,
  booking: BookingState,
  { hasStarted = false }: { hasStarted?: boolean } = {},
): number {
  const isUnsent = offer === 'init' || offer === 'awaiting_send';
  if (letter === 'W' || letter === 'C' || (letter === 'O' && isUnsent)) return 404;
  const { booking: from, offer: states } = answering[action];
  const own = states[letter];
  if (own === undefined) return 403;
  // Nobody can accept a shoot that has begun.
  if (action === 'make_available' && hasStarted) return 409;
  return from.split(' ').includes(booking) && own.split(' ').includes(offer) ? 200 : 409;
}

/**
 * The rights that "own" gives to a videographer with a fee on a booking but no assignment: reading their
 * price and fee, and invoicing it once the booking is cancelled or its footage is provided.
 */
const feeHolderReads: BookingFlag[] = [
  'read_cancellation_fees',
  'read_camera_operator_cost',
  'read_camera_operator_cost_estimate',
];

export function feeHolderMay(flag: BookingFlag, state: BookingState): boolean {
  if (flag === 'submit_invoice') return Boolean(lifecycle[flag]?.split(' ').includes(state));
  return feeHolderReads.includes(flag) && state !== 'deleted';
}

/** The status of such a videographer's attempt. */
export function feeHolderAnswer(flag: BookingFlag, state: BookingState): number {
  if (feeHolderMay(flag, state)) return 200;
  const from = lifecycle[flag]?.split(' ') ?? states;
  return flag === 'submit_invoice' && !from.includes(state) ? 409 : 403;
}
