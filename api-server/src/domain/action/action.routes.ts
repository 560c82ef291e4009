import { generateCallSheet } from './booking/generate-call-sheet.ts';
import type { Handlers } from '../../platform/openapi/handlers.ts';
import { createBooking } from './booking/create-booking.ts';
import { duplicateBooking } from './booking/duplicate.ts';
import { performBookingAction } from './perform-booking-action.ts';

export const bookingActionHandlers = {
  createBooking: async (call) =>
    createBooking(call, call.body.data, { isDraft: call.query.isDraft, file: call.body.file }),
  updateBooking: async (call) => {
    const version = Number(call.header['If-Match'].replaceAll(/\D/g, ''));
    return performBookingAction(call, call.path.id, 'update', { version, given: call.body });
  },
  submitDraft: async (call) => performBookingAction(call, call.path.id, 'submit_draft', undefined),
  approveBooking: async (call) => performBookingAction(call, call.path.id, 'approve', undefined),
  putBookingOnHold: async (call) =>
    performBookingAction(call, call.path.id, 'make_on_hold', undefined),
  makeBookingActive: async (call) =>
    performBookingAction(call, call.path.id, 'make_active', undefined),
  cancelBooking: async (call) =>
    performBookingAction(call, call.path.id, 'make_cancelled', call.body),
  deleteBooking: async (call) =>
    performBookingAction(call, call.path.id, 'make_deleted', call.body),
  indicateShootCompleted: async (call) =>
    performBookingAction(call, call.path.id, 'make_shoot_completed', call.body),
  indicateFootageProvided: async (call) =>
    performBookingAction(call, call.path.id, 'make_video_provided', undefined),
  completeBooking: async (call) =>
    performBookingAction(call, call.path.id, 'make_completed', call.body),
  updateBookingCosts: async (call) =>
    performBookingAction(call, call.path.id, 'update_costs', call.body),
  requestAvailabilities: async (call) =>
    performBookingAction(call, call.path.id, 'request_camops_availabilities', call.body),
  assignCameraOperator: async (call) =>
    performBookingAction(call, call.path.id, 'assign_camop', call.body),
  unassignCameraOperator: async (call) =>
    performBookingAction(call, call.path.id, 'unassign_camop', undefined),
  disableAutoAssign: async (call) =>
    performBookingAction(call, call.path.id, 'disable_auto_assign', undefined),
  createCancellationFee: async (call) =>
    performBookingAction(call, call.path.id, 'create_cancellation_fee', call.body),
  deleteCancellationFee: async (call) =>
    performBookingAction(call, call.path.id, 'delete_cancellation_fee', call.body),
  uploadBookingFile: async (call) =>
    performBookingAction(call, call.path.id, 'upload_file', call.body.file),
  deleteBookingFile: async (call) =>
    performBookingAction(call, call.path.id, 'delete_files', {
      fileId: call.query.fileId,
      removed: (key) => call.afterCommit(() => call.deps.files.remove(key)),
    }),
  generateCallSheet: async (call) => generateCallSheet(call, call.path.id),
  approveCallSheet: async (call) =>
    performBookingAction(call, call.path.id, 'approve_call_sheet', undefined),
  duplicateBooking: async (call) => duplicateBooking(call, call.path.id),
} satisfies Partial<Handlers>;
