import {
  type BookingFlag,
  type BookingState,
  isCancelled,
  isInternal,
} from '@shootline/shared-api/contract';
import { allowableLateParts, isTooLate } from './change-deadline.rules.ts';
import {
  type ActionRight,
  type Allow,
  editorUp,
  hasStarted,
  isAhead,
  liveStates,
  reviewerUp,
} from './right.ts';

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

/**
 * The actions on a booking with their states, users and conditions: docs/product/booking-life.md#actions and
 * docs/product/roles-and-rights.md#rights.
 */
export const bookingRights = {
  update: {
    label: 'Update Booking',
    from: ['draft', 'new', 'active', 'requested', 'assigned', 'on_hold'],
    allow: { U: ['draft', 'new'], C: true, T: true, ...reviewerUp },
  },
  duplicate: { label: 'Duplicate Booking', from: liveStates, allow: submitting },
  submit_draft: {
    label: 'Submit Draft',
    from: ['draft'],
    allow: submitting,
  },
  approve: { label: 'Approve', from: ['new'], allow: reviewerUp },
  approve_and_offer: {
    label: 'Approve and Offer',
    from: ['new'],
    allow: reviewerUp,
    when: isAhead,
    otherwise: 'its date has passed',
  },
  request_camops_availabilities: {
    label: 'Offer Job',
    from: ['active', 'requested'],
    allow: editorUp,
    when: isAhead,
    otherwise: 'its date has passed',
  },
  assign_camop: {
    label: 'Assign Videographer',
    from: ['active', 'requested', 'assigned'],
    allow: editorUp,
    when: isAhead,
    otherwise: 'its date has passed',
  },
  unassign_camop: {
    label: 'Cancel Assignment',
    from: ['assigned'],
    allow: { V: true, ...editorUp },
  },
  disable_auto_assign: {
    label: 'Disable Automatic Assignment',
    from: ['active', 'requested'],
    allow: editorUp,
    when: ({ facts }) => facts.autoAssignState === 'awaiting_availabilities',
    otherwise: 'automatic assignment does not run',
  },
  create_hub_project: {
    label: 'Create Hub Project',
    from: ['active', 'requested', 'assigned', 'on_hold', 'shoot_completed', 'footage_provided'],
    allow: { A: true },
    when: ({ facts }) => facts.hubProjectError !== null,
    otherwise: 'its project has not failed',
  },
  make_on_hold: {
    label: 'Put On Hold',
    from: ['new', 'active', 'requested', 'assigned'],
    allow: reviewerUp,
  },
  make_active: {
    label: 'Make Active',
    from: ['on_hold', 'cancelled', 'request_cancelled'],
    allow: reviewerUp,
    when: isAhead,
    otherwise: 'its date has passed',
  },
  make_cancelled: {
    label: 'Cancel',
    from: ['new', 'active', 'requested', 'on_hold', 'assigned'],
    allow: { U: ['new'], C: true, T: true, ...reviewerUp },
    when: (situation) =>
      isInternal(situation.actor.role) ||
      !(hasStarted(situation) || isTooLate(situation, 'cancellation')),
    otherwise: (situation) =>
      hasStarted(situation)
        ? 'the shoot has begun'
        : `clients cancel until ${situation.facts.limits.cancellation} hours before the shoot, please ask the team in a comment`,
  },
  allow_late_change: {
    label: 'Allow a Late Change',
    from: ['new', 'active', 'requested', 'assigned', 'on_hold'],
    allow: reviewerUp,
    when: (situation) => isAhead(situation) && allowableLateParts(situation).length > 0,
    otherwise: 'no deadline for clients has passed',
  },
  make_shoot_completed: {
    label: 'Indicate Shoot Completed',
    from: ['assigned'],
    allow: { V: true, ...editorUp },
    when: hasStarted,
    otherwise: 'the shoot has not started',
  },
  make_video_provided: {
    label: 'Indicate Footage Provided',
    from: ['shoot_completed'],
    allow: { V: true, ...editorUp },
  },
  make_completed: {
    label: 'Complete',
    from: ['footage_provided'],
    allow: reviewerUp,
  },
  make_deleted: {
    label: 'Delete',
    from: ['draft', 'new', 'request_cancelled'],
    allow: { U: ['draft'], C: ['draft'], T: ['draft'], A: true },
  },
  generate_call_sheet: {
    label: 'Generate Call Sheet',
    from: ['assigned'],
    allow: editorUp,
  },
  approve_call_sheet: {
    label: 'Approve Call Sheet',
    from: ['assigned'],
    allow: { V: true, A: true },
  },
  create_cancellation_fee: {
    label: 'Add Cancellation Fee',
    from: feeStates,
    allow: financeUp,
  },
  delete_cancellation_fee: {
    label: 'Delete Cancellation Fee',
    from: feeStates,
    allow: financeUp,
  },
  waive_cancellation_fee: {
    label: 'Waive Cancellation Fee',
    from: ['cancelled', 'request_cancelled'],
    allow: financeUp,
    when: ({ facts }) => facts.isFeeDue,
    otherwise: 'no fee is under review',
  },
  update_costs: {
    label: 'Update Pricing',
    from: ['new', 'active', 'requested', 'assigned', 'shoot_completed', 'footage_provided'],
    allow: financeUp,
    when: ({ facts }) => !facts.hasApprovedInvoice,
    otherwise: 'an invoice is approved',
  },
  update_purchase_order: {
    label: 'Update Purchase Order',
    from: liveStates.filter((state) => state !== 'init'),
    allow: { C: true, T: true, ...financeUp },
    when: ({ facts }) => !facts.isBilled,
    otherwise: 'it is billed to the client',
  },
  upload_file: {
    label: 'Upload File',
    from: liveStates,
    allow: { U: true, C: true, T: true, V: true, ...editorUp },
  },
  delete_files: {
    label: 'Delete File',
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
    from: ['footage_provided', 'job_complete', 'cancelled', 'request_cancelled'],
    allow: { V: true, H: true },
    when: ({ facts, actor }) => !isCancelled(facts) || facts.feeHolderIds.includes(actor.id),
    otherwise: 'there is no fee for you',
  },
} satisfies Partial<Record<BookingFlag, ActionRight>>;

export type ActionName = keyof typeof bookingRights;
