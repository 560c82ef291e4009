import type { BookingFlag, BookingState } from '@shootline/shared-api/contract';
import * as assignment from '../action/booking/assign-camop.ts';
import * as offers from '../action/booking/request-camops-availabilities.ts';
import type { Run } from './action-context.ts';
import type { Actor, BookingFacts, Relation } from './booking-facts.ts';
import * as callSheets from './booking.call-sheet.ts';
import * as files from './booking.files.ts';
import * as lifecycle from './booking.lifecycle.ts';
import * as briefs from '../action/booking/update.ts';
import * as money from './booking.money.ts';

/** For whom: in every state of the row, or in these of them only. */
export type Allow = Partial<Record<Relation, true | BookingState[]>>;

export type Situation = { facts: BookingFacts; actor: Actor; now: Date };

/** A line of the rights (decisions §2): in which states, for whom. */
export type RightRow = {
  from: BookingState[];
  allow: Allow;
  /** What must hold besides, in a state that needs it. */
  when?: (situation: Situation) => boolean;
};

/** One line of the lifecycle (decisions §1) with its line of the rights. */
export type ActionRow = RightRow & {
  /** What the actions menu calls it (S1 §2). */
  label: string;
  /** What to say where `when` does not hold. */
  otherwise?: string;
  /** What it does; missing where another part of the API does it. */
  run?: Run<never>;
};

export const liveStates: BookingState[] = [
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
];

export const editorUp: Allow = { E: true, R: true, F: true, A: true };
export const reviewerUp: Allow = { R: true, F: true, A: true };
const financeUp: Allow = { F: true, A: true };
const submitting: Allow = { U: true, C: true, T: true, A: true };

const feeStates: BookingState[] = [
  'active',
  'requested',
  'assigned',
  'on_hold',
  'cancelled',
  'request_cancelled',
];

function hasStarted({ facts, now }: Situation): boolean {
  return facts.date !== null && facts.date <= now;
}

function isAhead({ facts, now }: Situation): boolean {
  return facts.date !== null && facts.date > now;
}

/** Every action that changes a booking: from which states, for whom, on what condition. */
export const bookingActions = {
  update: {
    label: 'Update Booking',
    run: briefs.update,
    from: ['draft', 'new', 'active', 'requested', 'assigned', 'on_hold'],
    allow: { U: ['draft', 'new'], C: true, T: true, ...reviewerUp },
  },
  duplicate: { label: 'Duplicate Booking', from: liveStates, allow: submitting },
  submit_draft: {
    label: 'Submit Draft',
    run: briefs.submitDraft,
    from: ['draft'],
    allow: submitting,
  },
  approve: { label: 'Approve', run: lifecycle.approve, from: ['new'], allow: reviewerUp },
  request_camops_availabilities: {
    label: 'Offer Job',
    run: offers.requestAvailabilities,
    from: ['active', 'requested'],
    allow: editorUp,
  },
  assign_camop: {
    label: 'Assign Videographer',
    run: assignment.assign,
    from: ['active', 'requested', 'assigned'],
    allow: editorUp,
  },
  unassign_camop: {
    label: 'Cancel Assignment',
    run: assignment.unassign,
    from: ['assigned'],
    allow: { V: true, ...editorUp },
  },
  disable_auto_assign: {
    label: 'Disable Automatic Assignment',
    run: offers.disableAutoAssign,
    from: ['active', 'requested'],
    allow: editorUp,
    when: ({ facts }) => facts.autoAssignState === 'awaiting_availabilities',
    otherwise: 'automatic assignment does not run',
  },
  make_on_hold: {
    label: 'Put On Hold',
    run: lifecycle.makeOnHold,
    from: ['new', 'active', 'requested', 'assigned'],
    allow: reviewerUp,
  },
  make_active: {
    label: 'Make Active',
    run: lifecycle.makeActive,
    from: ['on_hold', 'cancelled', 'request_cancelled'],
    allow: reviewerUp,
    when: (situation) => situation.facts.state === 'on_hold' || isAhead(situation),
    otherwise: 'its date has passed',
  },
  make_cancelled: {
    label: 'Cancel',
    run: lifecycle.makeCancelled,
    from: ['new', 'active', 'requested', 'on_hold', 'assigned'],
    allow: { U: ['new'], C: true, T: true, ...reviewerUp },
  },
  make_shoot_completed: {
    label: 'Indicate Shoot Completed',
    run: lifecycle.makeShootCompleted,
    from: ['assigned'],
    allow: { V: true, ...editorUp },
    when: hasStarted,
    otherwise: 'the shoot has not started',
  },
  make_video_provided: {
    label: 'Indicate Footage Provided',
    run: lifecycle.makeVideoProvided,
    from: ['shoot_completed'],
    allow: { V: true, ...editorUp },
  },
  make_completed: {
    label: 'Complete',
    run: lifecycle.makeCompleted,
    from: ['footage_provided'],
    allow: reviewerUp,
  },
  make_deleted: {
    label: 'Delete',
    run: lifecycle.makeDeleted,
    from: ['draft', 'new', 'request_cancelled'],
    allow: { U: ['draft'], C: ['draft'], T: ['draft'], A: true },
  },
  generate_call_sheet: {
    label: 'Generate Call Sheet',
    run: callSheets.generate,
    from: ['assigned'],
    allow: editorUp,
  },
  approve_call_sheet: {
    label: 'Approve Call Sheet',
    run: callSheets.approve,
    from: ['assigned'],
    allow: { V: true, A: true },
  },
  create_cancellation_fee: {
    label: 'Add Cancellation Fee',
    run: money.createCancellationFee,
    from: feeStates,
    allow: financeUp,
  },
  delete_cancellation_fee: {
    label: 'Delete Cancellation Fee',
    run: money.deleteCancellationFee,
    from: feeStates,
    allow: financeUp,
  },
  update_costs: {
    label: 'Update Pricing',
    run: money.updateCosts,
    from: ['new', 'active', 'requested', 'assigned', 'shoot_completed', 'footage_provided'],
    allow: financeUp,
    when: ({ facts }) => !facts.hasApprovedInvoice,
    otherwise: 'an invoice is approved',
  },
  upload_file: {
    label: 'Upload File',
    run: files.uploadFile,
    from: liveStates,
    allow: { U: true, C: true, T: true, V: true, ...editorUp },
  },
  delete_files: {
    label: 'Delete File',
    run: files.deleteFile,
    from: liveStates,
    allow: { U: ['draft'], C: ['draft', 'new'], T: ['draft', 'new'], ...editorUp },
  },
  submit_feedback: {
    label: 'Leave Feedback',
    from: ['shoot_completed', 'footage_provided', 'job_complete'],
    allow: { C: true, T: true, V: true },
  },
  submit_invoice: {
    label: 'Submit Invoice',
    from: ['footage_provided', 'job_complete', 'cancelled'],
    allow: { V: true, H: ['cancelled'] },
    when: ({ facts, actor }) =>
      facts.state !== 'cancelled' || facts.feeHolderIds.includes(actor.id),
    otherwise: 'there is no fee for you',
  },
} satisfies Partial<Record<BookingFlag, ActionRow>>;

export type ActionName = keyof typeof bookingActions;
