import type { BookingFlag, BookingState } from '../contract/index.ts';

/** The expected rules of an action on a booking, written down independently of the code. */
interface SpecifiedRight {
  /**
   * Roles that may do it, by the columns of docs/product/roles-and-rights.md#rights; states after a colon
   * limit the role to these: `U:new,draft C A`.
   */
  who: string;
  /** The states in which it is possible; all states if missing. */
  from?: string;
  /** The resulting state; unchanged if missing. */
  leadsTo?: BookingState;
  /** The resulting states that differ by the current state. */
  leadsToFrom?: Partial<Record<BookingState, BookingState>>;
  /** The label that opens it: an item of the actions menu or a button on a card. */
  label: string;
}

/** An action with its own page. */
export interface SpecifiedPage extends SpecifiedRight {
  /** The last part of the page's path. */
  page: string;
}

/** An action with a dialog. */
export interface SpecifiedAction extends SpecifiedRight {
  /** The last part of its call's path, or the whole path if the booking is not in it. */
  call: string;
  isOnCard?: boolean;
  title: string;
  primary: string;
  progress: string;
  toast: string;
}

const feeStates = 'active requested assigned on_hold cancelled request_cancelled';

/**
 * Every action with a dialog or a page, by its permission: those of the actions menu in its order, then
 * those of the cards. The tests of the API, the dialogs and the whole portal check the code against it.
 */
export const bookingActionTable = {
  duplicate: {
    who: 'U C T A',
    call: 'duplicate',
    label: 'Duplicate Booking',
    title: 'Duplicate Booking',
    primary: 'Duplicate',
    progress: 'Duplicating...',
    toast: 'A duplicate booking has been created.',
  },
  update: {
    who: 'U:draft,new C T R F A',
    from: 'draft new active requested assigned on_hold',
    label: 'Update Booking',
    page: 'update',
  },
  assign_camop: {
    who: 'E R F A',
    from: 'active requested assigned',
    leadsTo: 'assigned',
    call: 'assign-camera-operator',
    label: 'Assign Videographer',
    title: 'Assign Videographer',
    primary: 'Assign',
    progress: 'Assigning...',
    toast: 'Videographer assigned.',
  },
  unassign_camop: {
    who: 'V E R F A',
    from: 'assigned',
    leadsTo: 'active',
    call: 'unassign-camera-operator',
    label: 'Cancel Assignment',
    title: 'Cancel Assignment',
    primary: 'Unassign',
    progress: 'Unassigning...',
    toast: 'Videographer unassigned.',
  },
  request_camops_availabilities: {
    who: 'E R F A',
    from: 'active requested',
    leadsTo: 'requested',
    call: 'request-camera-operators-availabilities',
    label: 'Offer Job',
    title: 'Job Offer',
    primary: 'Offer Job',
    progress: 'Offering...',
    toast: 'A job offer has been made to the selected Videographers.',
  },
  disable_auto_assign: {
    who: 'E R F A',
    from: 'active requested',
    call: 'disable-auto-assign',
    label: 'Disable Automatic Assignment',
    title: 'Disable Automatic Assignment',
    primary: 'Disable',
    progress: 'Disabling...',
    toast: 'Automatic assignment disabled.',
  },
  update_costs: {
    who: 'F A',
    from: 'new active requested assigned shoot_completed footage_provided',
    call: 'update-costs',
    label: 'Update Pricing',
    title: 'Update Pricing',
    primary: 'Update Pricing',
    progress: 'Updating...',
    toast: 'Booking pricing updated.',
  },
  create_cancellation_fee: {
    who: 'F A',
    from: feeStates,
    call: 'create-cancellation-fee',
    label: 'Add Cancellation Fee',
    title: 'Add Cancellation Fee',
    primary: 'Add Fee',
    progress: 'Adding...',
    toast: 'Cancellation fee added.',
  },
  waive_cancellation_fee: {
    who: 'F A',
    from: 'cancelled request_cancelled',
    call: 'waive-cancellation-fee',
    label: 'Waive Cancellation Fee',
    title: 'Waive Cancellation Fee',
    primary: 'Waive Fee',
    progress: 'Waiving...',
    toast: 'Cancellation fee waived.',
  },
  approve: {
    who: 'R F A',
    from: 'new',
    leadsTo: 'active',
    call: 'approve',
    label: 'Approve',
    title: 'Approve Booking',
    primary: 'Approve',
    progress: 'Approving...',
    toast: 'Booking approved.',
  },
  approve_and_offer: {
    who: 'R F A',
    from: 'new',
    leadsTo: 'requested',
    call: 'approve-and-offer',
    label: 'Approve and Offer',
    title: 'Approve and Offer',
    primary: 'Approve and Offer',
    progress: 'Approving...',
    toast: 'Booking approved. A job offer has been made to the selected Videographers.',
  },
  make_shoot_completed: {
    who: 'V E R F A',
    from: 'assigned',
    leadsTo: 'shoot_completed',
    call: 'make-shoot-completed',
    label: 'Indicate Shoot Completed',
    title: 'Indicate Shoot Completed',
    primary: 'Shoot Completed',
    progress: 'Saving...',
    toast: "You've indicated that the shoot has been completed.",
  },
  make_video_provided: {
    who: 'V E R F A',
    from: 'shoot_completed',
    leadsTo: 'footage_provided',
    call: 'make-video-provided',
    label: 'Indicate Footage Provided',
    title: 'Indicate Footage Provided',
    primary: 'Footage Provided',
    progress: 'Saving...',
    toast: "You've indicated that footage has been provided.",
  },
  create_hub_project: {
    who: 'A',
    from: 'active requested assigned on_hold shoot_completed footage_provided',
    call: 'create-hub-project',
    label: 'Create Hub Project',
    title: 'Create Hub Project',
    primary: 'Try Again',
    progress: 'Asking the Hub...',
    toast: 'The hub is asked for the project.',
  },
  make_on_hold: {
    who: 'R F A',
    from: 'new active requested assigned',
    leadsTo: 'on_hold',
    call: 'make-on-hold',
    label: 'Put On Hold',
    title: 'Put Booking On Hold',
    primary: 'Put On Hold',
    progress: 'Putting On Hold...',
    toast: 'Booking put on hold.',
  },
  make_active: {
    who: 'R F A',
    from: 'on_hold cancelled request_cancelled',
    leadsTo: 'active',
    call: 'make-active',
    label: 'Make Active',
    title: 'Make Booking Active',
    primary: 'Make Active',
    progress: 'Making Active...',
    toast: 'Booking made active.',
  },
  make_completed: {
    who: 'R F A',
    from: 'footage_provided',
    leadsTo: 'job_complete',
    call: 'make-completed',
    label: 'Complete',
    title: 'Complete Booking',
    primary: 'Complete',
    progress: 'Completing...',
    toast: 'Booking completed.',
  },
  generate_call_sheet: {
    who: 'E R F A',
    from: 'assigned',
    call: 'generate-call-sheet',
    label: 'Generate Call Sheet',
    title: 'Generate Call Sheet',
    primary: 'Generate',
    progress: 'Generating...',
    toast: 'A call sheet for this booking has been generated.',
  },
  allow_late_change: {
    who: 'R F A',
    from: 'new active requested assigned on_hold',
    call: 'allow-late-change',
    label: 'Allow a Late Change',
    title: 'Allow a Late Change',
    primary: 'Allow',
    progress: 'Allowing...',
    toast: 'The client can make one late change.',
  },
  make_cancelled: {
    who: 'U:new C T R F A',
    from: 'new active requested on_hold assigned',
    leadsTo: 'request_cancelled',
    leadsToFrom: { assigned: 'cancelled' },
    call: 'make-cancelled',
    label: 'Cancel',
    title: 'Cancellations and Rescheduling',
    primary: 'Cancel Booking',
    progress: 'Cancelling...',
    toast: 'Booking cancelled.',
  },
  make_deleted: {
    who: 'U:draft C:draft T:draft A',
    from: 'draft new request_cancelled',
    leadsTo: 'deleted',
    call: 'make-deleted',
    label: 'Delete',
    title: 'Delete Booking',
    primary: 'Delete',
    progress: 'Deleting...',
    toast: 'Booking deleted.',
  },
  submit_feedback: {
    who: 'C T V',
    from: 'shoot_completed footage_provided job_complete',
    call: '/feedback',
    label: 'Leave Feedback',
    title: 'Feedback',
    primary: 'Done',
    progress: 'Submitting...',
    toast: 'Thank you for your feedback.',
  },
  upload_file: {
    who: 'U C T V E R F A',
    call: 'upload-file',
    label: 'UPLOAD FILE',
    isOnCard: true,
    title: 'Upload File',
    primary: 'Upload',
    progress: 'Uploading...',
    toast: 'File uploaded.',
  },
  delete_files: {
    who: 'U:draft C:draft,new T:draft,new E R F A',
    call: 'delete-file',
    label: 'Delete floor-plan.txt',
    isOnCard: true,
    title: 'Delete File',
    primary: 'Delete',
    progress: 'Deleting...',
    toast: 'File deleted.',
  },
  update_purchase_order: {
    who: 'C T F A',
    from: 'draft new active requested assigned shoot_completed footage_provided job_complete on_hold cancelled request_cancelled',
    call: 'update-purchase-order',
    label: 'Change Purchase Order',
    isOnCard: true,
    title: 'Update Purchase Order',
    primary: 'Update Purchase Order',
    progress: 'Updating...',
    toast: 'Purchase order updated.',
  },
  delete_cancellation_fee: {
    who: 'F A',
    from: feeStates,
    call: 'delete-cancellation-fee',
    label: 'Delete fee Cancelled within 48 hours',
    isOnCard: true,
    title: 'Delete Cancellation Fee',
    primary: 'Delete',
    progress: 'Deleting...',
    toast: 'Cancellation fee deleted.',
  },
} as const satisfies Partial<Record<BookingFlag, SpecifiedAction | SpecifiedPage>>;

export type SpecifiedFlag = keyof typeof bookingActionTable;

type Row<Kind> = Kind & { flag: SpecifiedFlag };

/** The rows of the table, each with its permission. */
export const specifiedRights: readonly Row<SpecifiedAction | SpecifiedPage>[] = (
  Object.entries(bookingActionTable) as [SpecifiedFlag, SpecifiedAction | SpecifiedPage][]
).map(([flag, action]) => ({ flag, ...action }));

/** The rows with a dialog. */
export const specifiedActions = specifiedRights.filter(
  (row): row is Row<SpecifiedAction> => 'call' in row,
);

/** The rows with a page. */
export const specifiedPages = specifiedRights.filter(
  (row): row is Row<SpecifiedPage> => 'page' in row,
);

/** The states in which a column may do it, as written in `who`; `yes` for all, `-` for none. */
export function cellOf({ who }: SpecifiedRight, column: string): string {
  const cell = who.split(' ').find((one) => one.split(':')[0] === column);
  if (cell === undefined) return '-';
  return cell.split(':')[1] ?? 'yes';
}
