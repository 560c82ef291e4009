import { api, dataOf } from '../client/client.ts';
import { fetchAsWrite } from '../client/deadline.ts';
import { formOf } from '../client/multipart.ts';
import { fetchWithProgress, type OnProgress } from '../client/upload.ts';
import type {
  Assignment,
  AvailabilityPermissions,
  Booking,
  BookingFlag,
  Cancellation,
  CancellationFeeInput,
  Completion,
  CostsInput,
  JobOffer,
  ShootCompletion,
} from '../contract/index.ts';

/** Of whom and of which submission; a submission that is sent again keeps its key (decisions §6). */
interface Target {
  id: string;
  key: string;
}

/** How an upload tells of its progress and is stopped. */
export interface Sending {
  onProgress: OnProgress;
  signal: AbortSignal;
}

const path = ({ id }: Target) => ({ params: { path: { id } } });
const once = ({ id, key }: Target) => ({
  params: { path: { id }, header: { 'Idempotency-Key': key } },
});

/** An answer to an offer tells of the offer alone, so that its booking is read afterwards. */
async function makeBusy(of: Target, { availability: id }: { availability: string }) {
  const offer = once({ id, key: of.key });
  await dataOf(api.POST('/booking/booking-availability/{id}/make-busy', offer));
  return dataOf(api.GET('/booking/{id}', path(of)));
}

/**
 * Every action on a booking by the name of its permission, the booking's own or that of one of its
 * offers: its call (S1 §7). Each answers with the whole booking and fresh permissions, `duplicate`
 * with the new draft. Throws `ApiError`: Forbidden,
 * NotFound, Conflict with what is possible now, ValidationError with field errors.
 */
export const bookingActions = {
  approve: (of: Target) => dataOf(api.POST('/booking/{id}/approve', path(of))),
  submit_draft: (of: Target) => dataOf(api.PUT('/booking/{id}/submit-draft', once(of))),
  duplicate: (of: Target) => dataOf(api.POST('/booking/{id}/duplicate', once(of))),
  assign_camop: (of: Target, body: Assignment) =>
    dataOf(api.POST('/booking/{id}/assign-camera-operator', { ...path(of), body })),
  unassign_camop: (of: Target) =>
    dataOf(api.POST('/booking/{id}/unassign-camera-operator', path(of))),
  request_camops_availabilities: (of: Target, body: JobOffer) =>
    dataOf(
      api.POST('/booking/{id}/request-camera-operators-availabilities', { ...path(of), body }),
    ),
  disable_auto_assign: (of: Target) =>
    dataOf(api.POST('/booking/{id}/disable-auto-assign', path(of))),
  generate_call_sheet: (of: Target) =>
    dataOf(api.POST('/booking/{id}/generate-call-sheet', path(of))),
  approve_call_sheet: (of: Target) =>
    dataOf(api.POST('/booking/{id}/booking-approve-call-sheet', path(of))),
  make_on_hold: (of: Target) => dataOf(api.POST('/booking/{id}/make-on-hold', path(of))),
  make_active: (of: Target) => dataOf(api.POST('/booking/{id}/make-active', path(of))),
  make_cancelled: (of: Target, body: Cancellation) =>
    dataOf(api.POST('/booking/{id}/make-cancelled', { ...path(of), body })),
  make_deleted: (of: Target) =>
    dataOf(api.POST('/booking/{id}/make-deleted', { ...path(of), body: {} })),
  make_shoot_completed: (of: Target, body: ShootCompletion) =>
    dataOf(api.POST('/booking/{id}/make-shoot-completed', { ...path(of), body })),
  make_video_provided: (of: Target) =>
    dataOf(api.POST('/booking/{id}/make-video-provided', path(of))),
  make_completed: (of: Target, body: Completion) =>
    dataOf(api.POST('/booking/{id}/make-completed', { ...path(of), body })),
  update_costs: (of: Target, body: CostsInput) =>
    dataOf(api.POST('/booking/{id}/update-costs', { ...path(of), body })),
  create_cancellation_fee: (of: Target, body: CancellationFeeInput) =>
    dataOf(api.POST('/booking/{id}/create-cancellation-fee', { ...once(of), body })),
  delete_cancellation_fee: (of: Target, body: { booking_cancellation_fee: string }) =>
    dataOf(api.POST('/booking/{id}/delete-cancellation-fee', { ...path(of), body })),
  upload_file: (of: Target, { file }: { file: File }, { onProgress, signal }: Sending) =>
    dataOf(
      api.POST('/booking/{id}/upload-file', {
        ...once(of),
        ...formOf({ file }),
        fetch: fetchWithProgress(onProgress),
        signal,
      }),
    ),
  delete_files: ({ id }: Target, { fileId }: { fileId: string }) =>
    dataOf(
      api.GET('/booking/{id}/delete-file', {
        params: { path: { id }, query: { fileId } },
        fetch: fetchAsWrite,
      }),
    ),
  make_busy: makeBusy,
} satisfies Partial<
  Record<
    BookingFlag | keyof AvailabilityPermissions,
    (of: Target, body: never, sending: Sending) => Promise<Booking>
  >
>;

export type BookingActionName = keyof typeof bookingActions;

/** What an action is told; undefined where its name says it all. */
export type BookingActionInput<Name extends BookingActionName> = Parameters<
  (typeof bookingActions)[Name]
>[1];
