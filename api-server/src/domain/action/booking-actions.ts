import type { bookingActionCalls } from './booking-actions.gen.ts';
import type { Call } from '../../platform/calls/handlers.ts';
import type { Run } from '../booking/change/action-context.ts';
import type { RequestHubProject } from '../booking/change/hub-project.ts';
import { allowLateChange } from './booking/allow-late-change.ts';
import { approveCallSheet } from './booking/approve-call-sheet.ts';
import { approveAndOffer } from './booking/approve-and-offer.ts';
import { approve } from './booking/approve.ts';
import { assignCamop } from './booking/assign-camop.ts';
import { createCancellationFee } from './booking/create-cancellation-fee.ts';
import { createHubProject } from './booking/create-hub-project.ts';
import { deleteCancellationFee } from './booking/delete-cancellation-fee.ts';
import { disableAutoAssign } from './booking/disable-auto-assign.ts';
import { makeActive } from './booking/make-active.ts';
import { makeCancelled } from './booking/make-cancelled.ts';
import { makeCompleted } from './booking/make-completed.ts';
import { makeDeleted } from './booking/make-deleted.ts';
import { makeOnHold } from './booking/make-on-hold.ts';
import { makeShootCompleted } from './booking/make-shoot-completed.ts';
import { makeVideoProvided } from './booking/make-video-provided.ts';
import { requestCamopsAvailabilities } from './booking/request-camops-availabilities.ts';
import { submitDraft } from './booking/submit-draft.ts';
import { unassignCamop } from './booking/unassign-camop.ts';
import { updateCosts } from './booking/update-costs.ts';
import { updatePurchaseOrder } from './booking/update-purchase-order.ts';
import { waiveCancellationFee } from './booking/waive-cancellation-fee.ts';

type Calls = typeof bookingActionCalls;

/** Marked calls that do more than change a booking under its lock; see `action.routes.ts`. */
type SpecialName = 'duplicate' | 'generate_call_sheet';

type MarkedRuns = {
  [Name in Exclude<keyof Calls, SpecialName>]: Run<Call<Calls[Name]['operationId']>>;
};

/** Code of each booking action marked in the contract, by name. */
export const bookingActions = (requestProject: RequestHubProject) =>
  ({
    submit_draft: submitDraft,
    approve: approve(requestProject),
    approve_and_offer: approveAndOffer(requestProject),
    make_on_hold: makeOnHold,
    make_active: makeActive(requestProject),
    create_hub_project: createHubProject(requestProject),
    make_cancelled: makeCancelled,
    allow_late_change: allowLateChange,
    make_deleted: makeDeleted,
    make_shoot_completed: makeShootCompleted,
    make_video_provided: makeVideoProvided,
    make_completed: makeCompleted,
    update_costs: updateCosts,
    update_purchase_order: updatePurchaseOrder,
    request_camops_availabilities: requestCamopsAvailabilities,
    assign_camop: assignCamop,
    unassign_camop: unassignCamop,
    disable_auto_assign: disableAutoAssign,
    create_cancellation_fee: createCancellationFee,
    delete_cancellation_fee: deleteCancellationFee,
    waive_cancellation_fee: waiveCancellationFee,
    approve_call_sheet: approveCallSheet(),
  }) satisfies MarkedRuns;

export type BookingRuns = ReturnType<typeof bookingActions>;
