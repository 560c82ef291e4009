import type { BookingFlag, BookingInput } from '@shootline/shared-api/contract';
import { bookingActionCalls as markedCalls } from '../../../src/domain/action/booking-actions.gen.ts';
import { adminBrief, completeBrief } from '@shootline/shared-api/testing/booking-rules';
import type { Call, Calls } from '../call.ts';
import type { ActorName } from '../../fixtures/actors.ts';
import type { ProofWorkspace } from '../../fixtures/proof-workspace.ts';
import { act, onBooking } from './on-booking.ts';
import { parts, pdf } from './parts.ts';

/** The actions marked in the contract that need no body. */
const plainCalls: Calls = Object.fromEntries(
  Object.entries(markedCalls)
    .filter(([, { hasBody }]) => !hasBody)
    .map(([flag, { operationId }]) => [operationId, [act(flag as BookingFlag)]]),
);

/** Operations that change a booking. */
export const bookingActionCalls: Calls = {
  ...plainCalls,
  createBooking: [
    {
      rule: { is: 'page', for: ['U', 'C', 'T', 'A'] },
      request: ({ workspace, actor }) => ({
        query: { isDraft: 'true' },
        body: parts({
          data: JSON.stringify(briefOf(workspace, actor)),
        }),
      }),
    },
  ],
  foreseeBookingAction: [
    act('make_on_hold', ({ fixture }) => ({
      path: { id: fixture.id, action: 'make_on_hold' },
      body: { input: {} },
    })),
  ],
  updateBooking: [
    act('update', (at) => ({
      ...onBooking()(at),
      body: { additional_details: 'Bring a ladder.' },
    })),
  ],
  makeActive: [
    act('make_active'),
    { ...act('make_active'), name: 'after its date', booking: { hasStarted: true } },
  ],
  createHubProject: [
    act('create_hub_project'),
    { ...act('create_hub_project'), name: 'after a failure', booking: { hasHubFailed: true } },
  ],
  disableAutoAssign: [
    act('disable_auto_assign'),
    {
      ...act('disable_auto_assign'),
      name: 'while it asks',
      booking: { autoAssignState: 'awaiting_availabilities' },
    },
  ],
  makeCancelled: [
    cancellation(),
    { ...cancellation(), name: 'after the start', booking: { hasStarted: true } },
  ],
  unassignCamop: [
    act(
      'unassign_camop',
      onBooking(() => ({ reason: 'Too far' })),
    ),
  ],
  makeDeleted: [
    act(
      'make_deleted',
      onBooking(() => ({})),
    ),
  ],
  makeShootCompleted: [
    { ...completion(), name: 'before the shoot' },
    { ...completion(), name: 'after the start', booking: { hasStarted: true } },
  ],
  makeCompleted: [
    act(
      'make_completed',
      onBooking(() => ({ is_feedback_requested: true })),
    ),
  ],
  changeBookings: [
    {
      // The answer itself reports each booking's refusal.
      rule: { is: 'open' },
      request: ({ fixture }) => ({
        path: { action: 'approve' },
        body: { bookings: [{ uuid: fixture.id, version: 1 }] },
      }),
    },
  ],
  foreseeBulkAction: [
    {
      // Leaves out what would be refused.
      rule: { is: 'open' },
      request: ({ fixture }) => ({
        path: { action: 'approve' },
        body: { bookings: [{ uuid: fixture.id, version: 1 }] },
      }),
    },
  ],
  undoBookingActions: [
    {
      // The answer itself says that there is nothing to take back.
      rule: { is: 'open' },
      request: ({ fixture }) => ({ body: { bookings: [{ uuid: fixture.id, version: 1 }] } }),
    },
  ],
  updateCosts: [
    act(
      'update_costs',
      onBooking(() => ({
        is_client_cost_manual: false,
        client_cost: null,
        client_cost_currency: 'AUD',
        is_camera_operator_cost_manual: false,
        camera_operator_cost: null,
        camera_operator_cost_currency: 'AUD',
      })),
    ),
  ],
  updatePurchaseOrder: [
    purchaseOrder(),
    { ...purchaseOrder(), name: 'once billed', booking: { isBilled: true } },
  ],
  createCancellationFee: [
    act(
      'create_cancellation_fee',
      onBooking(({ workspace }) => ({
        category: 'within_48_hours',
        is_assigned_only: true,
        camera_operator: workspace.users.assigned.id,
      })),
    ),
  ],
  deleteCancellationFee: [
    act(
      'delete_cancellation_fee',
      onBooking(({ fixture }) => ({ booking_cancellation_fee: fixture.feeId })),
    ),
  ],
  waiveCancellationFee: [
    act('waive_cancellation_fee'),
    { ...act('waive_cancellation_fee'), name: 'of a fee due', booking: { isFeeDue: true } },
  ],
  allowLateChange: [
    lateChange(),
    { ...lateChange(), name: 'late', booking: { isContentLate: true } },
  ],
  uploadBookingFile: [
    act('upload_file', (at) => ({ ...onBooking()(at), body: parts({}, pdf('plan.pdf')) })),
  ],
  deleteBookingFile: [
    act('delete_files', (at) => ({ ...onBooking()(at), query: { fileId: at.fixture.fileId } })),
  ],
};

function cancellation(): Call {
  return act(
    'make_cancelled',
    onBooking(() => ({ cancellation_reason: 'weather' })),
  );
}

function lateChange(): Call {
  return act(
    'allow_late_change',
    onBooking(() => ({ part: 'content', hours: 24 })),
  );
}

function purchaseOrder(): Call {
  return act(
    'update_purchase_order',
    onBooking(() => ({ purchase_order_type: 'available_now', purchase_order: 'PO-4471' })),
  );
}

function completion(): Call {
  const body = { camera_operator_shoot_footage_upload_type: 'uploaded_to_project' };
  return act(
    'make_shoot_completed',
    onBooking(() => body),
  );
}

// Only an admin names the client and must answer the quote number question.
function briefOf({ clients }: ProofWorkspace, actor: ActorName): BookingInput {
  if (actor === 'outsider') return adminBrief({ client: clients.abroad });
  return actor === 'admin' ? adminBrief({ client: clients.own }) : completeBrief();
}
