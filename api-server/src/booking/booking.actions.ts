import type { BookingFlag, BookingState } from '@shootline/shared-api/contract';
import type { Actor, BookingFacts, Relation } from './booking.facts.ts';

/** For whom: in every state of the row, or in these of them only. */
export type Allow = Partial<Record<Relation, true | BookingState[]>>;

export type Situation = { facts: BookingFacts; actor: Actor; now: Date };

/** One line of the lifecycle (decisions §1) with its line of the rights (decisions §2). */
export type ActionRow = {
  from: BookingState[];
  allow: Allow;
  /** What must hold besides, in a state that needs it. */
  when?: (situation: Situation) => boolean;
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

const editorUp: Allow = { E: true, R: true, F: true, A: true };
const reviewerUp: Allow = { R: true, F: true, A: true };
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
    from: ['draft', 'new', 'active', 'requested', 'assigned', 'on_hold'],
    allow: { U: ['draft', 'new'], C: true, T: true, ...reviewerUp },
  },
  duplicate: { from: liveStates, allow: submitting },
  submit_draft: { from: ['draft'], allow: submitting },
  approve: { from: ['new'], allow: reviewerUp },
  request_camops_availabilities: { from: ['active', 'requested'], allow: editorUp },
  assign_camop: { from: ['active', 'requested', 'assigned'], allow: editorUp },
  unassign_camop: { from: ['assigned'], allow: { V: true, ...editorUp } },
  disable_auto_assign: {
    from: ['active', 'requested'],
    allow: editorUp,
    when: ({ facts }) => facts.autoAssignState === 'awaiting_availabilities',
  },
  make_on_hold: { from: ['new', 'active', 'requested', 'assigned'], allow: reviewerUp },
  make_active: {
    from: ['on_hold', 'cancelled', 'request_cancelled'],
    allow: reviewerUp,
    when: (situation) => situation.facts.state === 'on_hold' || isAhead(situation),
  },
  make_cancelled: {
    from: ['new', 'active', 'requested', 'on_hold', 'assigned'],
    allow: { U: ['new'], C: true, T: true, ...reviewerUp },
  },
  make_shoot_completed: {
    from: ['assigned'],
    allow: { V: true, ...editorUp },
    when: hasStarted,
  },
  make_video_provided: { from: ['shoot_completed'], allow: { V: true, ...editorUp } },
  make_completed: { from: ['footage_provided'], allow: reviewerUp },
  make_deleted: {
    from: ['draft', 'new', 'request_cancelled'],
    allow: { U: ['draft'], C: ['draft'], T: ['draft'], A: true },
  },
  generate_call_sheet: { from: ['assigned'], allow: editorUp },
  approve_call_sheet: { from: ['assigned'], allow: { V: true, A: true } },
  create_cancellation_fee: { from: feeStates, allow: financeUp },
  delete_cancellation_fee: { from: feeStates, allow: financeUp },
  update_costs: {
    from: ['new', 'active', 'requested', 'assigned', 'shoot_completed', 'footage_provided'],
    allow: financeUp,
    when: ({ facts }) => !facts.hasApprovedInvoice,
  },
  upload_file: { from: liveStates, allow: { U: true, C: true, T: true, V: true, ...editorUp } },
  delete_files: {
    from: liveStates,
    allow: { U: ['draft'], C: ['draft', 'new'], T: ['draft', 'new'], ...editorUp },
  },
  submit_feedback: {
    from: ['shoot_completed', 'footage_provided', 'job_complete'],
    allow: { C: true, T: true, V: true },
  },
  submit_invoice: {
    from: ['footage_provided', 'job_complete', 'cancelled'],
    allow: { V: true, H: ['cancelled'] },
    when: ({ facts, actor }) =>
      facts.state !== 'cancelled' || facts.feeHolderIds.includes(actor.id),
  },
} satisfies Partial<Record<BookingFlag, ActionRow>>;
