import type { Call, OperationId } from '../../platform/openapi/handlers.ts';
import { approveCallSheet } from './booking/approve-call-sheet.ts';
import { approve } from './booking/approve.ts';
import { assignCamop } from './booking/assign-camop.ts';
import { createCancellationFee } from './booking/create-cancellation-fee.ts';
import { deleteCancellationFee } from './booking/delete-cancellation-fee.ts';
import { deleteFile } from './booking/delete-files.ts';
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
import { update } from './booking/update.ts';
import { uploadFile } from './booking/upload-file.ts';
import type { BookingAction } from './perform-booking-action.ts';

/** By the contract's name of its call, each action that is answered with the booking. */
export const bookingActions = {
  updateBooking: { right: 'update', run: update },
  submitDraft: { right: 'submit_draft', run: submitDraft },
  approveBooking: { right: 'approve', run: approve },
  putBookingOnHold: { right: 'make_on_hold', run: makeOnHold },
  makeBookingActive: { right: 'make_active', run: makeActive },
  cancelBooking: { right: 'make_cancelled', run: makeCancelled },
  deleteBooking: { right: 'make_deleted', run: makeDeleted },
  indicateShootCompleted: { right: 'make_shoot_completed', run: makeShootCompleted },
  indicateFootageProvided: { right: 'make_video_provided', run: makeVideoProvided },
  completeBooking: { right: 'make_completed', run: makeCompleted },
  updateBookingCosts: { right: 'update_costs', run: updateCosts },
  requestAvailabilities: {
    right: 'request_camops_availabilities',
    run: requestCamopsAvailabilities,
  },
  assignCameraOperator: { right: 'assign_camop', run: assignCamop },
  unassignCameraOperator: { right: 'unassign_camop', run: unassignCamop },
  disableAutoAssign: { right: 'disable_auto_assign', run: disableAutoAssign },
  createCancellationFee: { right: 'create_cancellation_fee', run: createCancellationFee },
  deleteCancellationFee: { right: 'delete_cancellation_fee', run: deleteCancellationFee },
  uploadBookingFile: { right: 'upload_file', run: uploadFile },
  deleteBookingFile: { right: 'delete_files', run: deleteFile },
  approveCallSheet: { right: 'approve_call_sheet', run: approveCallSheet },
} satisfies { [Id in OperationId]?: BookingAction<Call<Id>> };
