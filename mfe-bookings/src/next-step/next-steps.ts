import { t, type AvailabilityState, type Booking } from '@shootline/shared-api';
import {
  createCancellationFee,
  approve,
  approveAndOffer,
  assignCamop,
  makeCompleted,
  generateCallSheet,
  makeVideoProvided,
  makeShootCompleted,
  leaveFeedback,
  requestCamopsAvailabilities,
  update,
} from '../actions/index.ts';
import { approveCallSheet } from '../actions/approve-call-sheet.ts';
import type { BookingAction } from '../action-engine/booking-action.ts';
import type { PageAction } from '../action-engine/define-page-action.ts';
import { callSheetRefusal } from '../call-sheet/call-sheet-refusal.ts';

/** Facts besides the booking that steps depend on. */
export interface StepFacts {
  /** Whether the user has rated the shoot; undefined while that is unknown. */
  hasGivenFeedback: boolean | undefined;
  /** Whether the portal can open an invoice. */
  canInvoice: boolean;
}

export interface NextStep {
  /** The action to open; it must be possible. */
  action: BookingAction | PageAction | 'invoice';
  /** The button's label; defaults to the action's. */
  label?: string;
  /** Whether the action, if possible, comes next. */
  when: (booking: Booking, facts: StepFacts) => boolean;
}

const hasOffers = (...states: AvailabilityState[]) => {
  return ({ booking_availabilities }: Booking) =>
    booking_availabilities.some(({ state }) => states.includes(state));
};
const isSomebodyAvailable = hasOffers('available');
const isOfferOut = hasOffers('unknown', 'awaiting_send');

const isInvoiceDue = ({ invoice_action: action, camop_invoice_status: state }: Booking) =>
  action === 'create' || (action === 'edit' && state === 'rejected');

/** All steps in order; the first that the user can take is the next step. */
export const nextSteps: readonly NextStep[] = [
  {
    action: update,
    label: t('Submit Draft'),
    when: ({ state, permissions }) => state === 'draft' && permissions.submit_draft,
  },
  { action: approveAndOffer, when: () => true },
  { action: approve, when: () => true },
  {
    action: assignCamop,
    when: (booking) => booking.state !== 'assigned' && isSomebodyAvailable(booking),
  },
  {
    action: requestCamopsAvailabilities,
    when: (booking) => !isOfferOut(booking) || booking.auto_assign?.state === 'failed',
  },
  { action: makeShootCompleted, when: () => true },
  {
    action: generateCallSheet,
    when: ({ call_sheet: sheet }) => sheet === null || sheet.is_outdated,
  },
  {
    action: approveCallSheet,
    // Users who may generate the call sheet wait for the videographer's approval.
    when: (booking) => !booking.permissions.generate_call_sheet && !callSheetRefusal(booking),
  },
  { action: makeVideoProvided, when: () => true },
  { action: makeCompleted, when: () => true },
  {
    action: 'invoice',
    label: t('Submit Invoice'),
    when: (booking, { canInvoice }) => canInvoice && isInvoiceDue(booking),
  },
  { action: createCancellationFee, when: ({ fee_due }) => fee_due !== null },
  { action: leaveFeedback, when: (_booking, { hasGivenFeedback }) => hasGivenFeedback === false },
];

const isPossible = ({ action }: NextStep, booking: Booking) =>
  action === 'invoice' || action.isPossible(booking);

/** The user's next step on a booking; null if nothing waits for them. */
export function nextStepOf(booking: Booking, facts: StepFacts): NextStep | null {
  return nextSteps.find((step) => isPossible(step, booking) && step.when(booking, facts)) ?? null;
}
