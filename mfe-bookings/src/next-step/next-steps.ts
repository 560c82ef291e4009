import type { AvailabilityState, Booking } from '@shootline/shared-api';
import {
  addCancellationFee,
  approve,
  assignVideographer,
  complete,
  generateCallSheet,
  indicateFootageProvided,
  indicateShootCompleted,
  leaveFeedback,
  offerJob,
  update,
} from '../actions/index.ts';
import { approveCallSheet } from '../actions/approve-call-sheet.ts';
import type { BookingAction } from '../actions/booking-action.ts';
import type { PageAction } from '../actions/define-page-action.ts';
import { callSheetObstacle } from '../call-sheet/call-sheet-obstacle.ts';

/** What a step depends on that the booking does not say. */
export interface StepFacts {
  /** Whether the user has rated the shoot; undefined while that is unknown. */
  hasGivenFeedback: boolean | undefined;
  /** Whether an invoice can be opened here. */
  canInvoice: boolean;
}

export interface NextStep {
  /** What is opened; its own permission is asked first. */
  action: BookingAction | PageAction | 'invoice';
  /** The button's label; defaults to the action's. */
  label?: string;
  /** When the action, if permitted, is what comes next. */
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

/** The steps of a booking; the first that the user may take now is the next. */
export const nextSteps: readonly NextStep[] = [
  {
    action: update,
    label: 'Submit Draft',
    when: ({ state, permissions }) => state === 'draft' && permissions.submit_draft,
  },
  { action: approve, when: () => true },
  {
    action: assignVideographer,
    when: (booking) => booking.state !== 'assigned' && isSomebodyAvailable(booking),
  },
  {
    action: offerJob,
    when: (booking) => !isOfferOut(booking) || booking.auto_assign?.state === 'failed',
  },
  { action: indicateShootCompleted, when: () => true },
  {
    action: generateCallSheet,
    when: ({ call_sheet: sheet }) => sheet === null || sheet.is_outdated,
  },
  {
    action: approveCallSheet,
    // Staff who may generate it wait for the videographer's answer.
    when: (booking) => !booking.permissions.generate_call_sheet && !callSheetObstacle(booking),
  },
  { action: indicateFootageProvided, when: () => true },
  { action: complete, when: () => true },
  {
    action: 'invoice',
    label: 'Submit Invoice',
    when: (booking, { canInvoice }) => canInvoice && isInvoiceDue(booking),
  },
  { action: addCancellationFee, when: ({ fee_due }) => fee_due !== null },
  { action: leaveFeedback, when: (_booking, { hasGivenFeedback }) => hasGivenFeedback === false },
];

const isPossible = ({ action }: NextStep, booking: Booking) =>
  action === 'invoice' || action.isPossible(booking);

/** The one step that this user takes next on a booking; null when nothing waits for them. */
export function nextStepOf(booking: Booking, facts: StepFacts): NextStep | null {
  return nextSteps.find((step) => isPossible(step, booking) && step.when(booking, facts)) ?? null;
}
