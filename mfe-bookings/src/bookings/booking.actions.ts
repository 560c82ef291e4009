import {
  api,
  type AvailabilityPermissions,
  type Booking,
  type BookingFlag,
  dataOf,
  type Declination,
  type FeedbackInput,
  fetchAsWrite,
  fetchWithProgress,
  formOf,
  ifMatch,
  type OnProgress,
  type operations,
  undoable,
} from '@shootline/shared-api';
import { bookingActionCalls } from './booking-actions.gen.ts';

/** The booking at the version that the user sees, and the submission's key, which a repetition reuses. */
interface Target {
  id: string;
  version: number;
  key: string;
}

/** Reports an upload's progress and can stop it. */
export interface UploadOptions {
  onProgress: OnProgress;
  signal: AbortSignal;
}

type Calls = typeof bookingActionCalls;

type InputOf<Id extends keyof operations> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body extends Record<string, never>
    ? undefined
    : Body
  : undefined;

type ContractActions = {
  [Name in keyof Calls]: (
    of: Target,
    input: InputOf<Calls[Name]['operationId']>,
  ) => Promise<Booking>;
};

const onceUndoable = ({ id, key }: Pick<Target, 'id' | 'key'>) => ({
  params: { path: { id }, header: { 'Idempotency-Key': key, ...undoable() } },
});

// Safe despite its loose types: callers are checked by `ContractActions`, also derived from the contract.
type Request = (method: string, path: string, init: object) => Promise<{ data?: Booking }>;

function contractAction(call: Calls[keyof Calls]) {
  const { method, path, hasBody, isRepeatable, isVersioned, isUndoable } = call;
  return ({ id, version, key }: Target, input: object = {}) => {
    const header = {
      ...(isRepeatable && { 'Idempotency-Key': key }),
      ...(isVersioned && ifMatch(version)),
      ...(isUndoable && undoable()),
    };
    const init = { params: { path: { id }, header }, ...(hasBody && { body: input }) };
    return dataOf((api.request as Request)(method, path, init));
  };
}

/** The actions called with a path and a body only, as the contract marks them. */
const contractActions = Object.fromEntries(
  Object.entries(bookingActionCalls).map(([name, call]) => [name, contractAction(call)]),
) as ContractActions;

/** The answer contains only the offer, so the booking is read afterwards. */
async function makeBusy(
  { id, key }: Target,
  { availability, ...body }: { availability: string } & Declination,
) {
  const offer = { ...onceUndoable({ id: availability, key }), body };
  await dataOf(api.POST('/booking/booking-availability/{id}/make-busy', offer));
  return dataOf(api.GET('/booking/{id}', { params: { path: { id } } }));
}

/**
 * Answers a request for feedback, or gives feedback without one. The answer contains only the feedback, so
 * the booking is read afterwards.
 */
async function submitFeedback({ id }: Target, input: FeedbackInput) {
  const requested = (await dataOf(api.GET('/feedback'))).find(({ booking }) => booking === id);
  const path = requested && { feedbackId: requested.uuid };
  await dataOf(
    path
      ? api.PUT('/feedback/{feedbackId}', { params: { path }, body: { ...input, bookingId: id } })
      : api.POST('/feedback', { params: { query: { bookingId: id } }, body: input }),
  );
  return dataOf(api.GET('/booking/{id}', { params: { path: { id } } }));
}

/**
 * All calls of actions on a booking or one of its offers, by permission name. Each returns the whole booking
 * with fresh permissions; `duplicate` returns the new draft. Throws `ApiError`: Forbidden, NotFound,
 * ValidationError with field errors, or Conflict, which says what is possible now or that the booking is no
 * longer at the version.
 */
export const bookingActions = {
  ...contractActions,
  upload_file: (of: Target, { file }: { file: File }, { onProgress, signal }: UploadOptions) =>
    dataOf(
      api.POST('/booking/{id}/upload-file', {
        ...onceUndoable(of),
        ...formOf({ file }),
        fetch: fetchWithProgress(onProgress),
        signal,
      }),
    ),
  delete_files: ({ id }: Target, { fileId }: { fileId: string }) =>
    dataOf(
      api.GET('/booking/{id}/delete-file', {
        params: { path: { id }, query: { fileId }, header: undoable() },
        fetch: fetchAsWrite,
      }),
    ),
  make_busy: makeBusy,
  submit_feedback: submitFeedback,
} satisfies Partial<
  Record<
    BookingFlag | keyof AvailabilityPermissions,
    (of: Target, input: never, sending: UploadOptions) => Promise<Booking>
  >
>;

export type BookingActionName = keyof typeof bookingActions;

/** An action's input; undefined for one without input. */
export type BookingActionInput<Name extends BookingActionName> = Parameters<
  (typeof bookingActions)[Name]
>[1];

/** Actions with calls of their own that the server keeps too. */
const ownUndoable: BookingActionName[] = ['upload_file', 'delete_files', 'make_busy'];

/** Whether the server keeps an action so that it can be taken back. */
export const isUndoable = (name: BookingActionName): boolean =>
  ownUndoable.includes(name) ||
  (name in bookingActionCalls &&
    bookingActionCalls[name as keyof typeof bookingActionCalls].isUndoable);
