import {
  api,
  type AvailabilityPermissions,
  type Booking,
  type BookingFlag,
  dataOf,
  type FeedbackInput,
  fetchAsWrite,
  fetchWithProgress,
  formOf,
  type OnProgress,
  type operations,
} from '@shootline/shared-api';
import { bookingActionCalls } from './booking-actions.gen.ts';

/**
 * The booking in the version that the user sees (decisions §9.8), and the key of the submission, which a
 * repetition keeps (§6).
 */
interface Target {
  id: string;
  version: number;
  key: string;
}

/** How an upload reports its progress and is stopped. */
export interface Sending {
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

const once = ({ id, key }: Pick<Target, 'id' | 'key'>) => ({
  params: { path: { id }, header: { 'Idempotency-Key': key } },
});

// What each takes is checked where it is called: `ContractActions` is of the contract too.
type Request = (method: string, path: string, init: object) => Promise<{ data?: Booking }>;

/** The header that names the version of a booking that the user sees. */
export const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });

function contractAction({ method, path, hasBody, isRepeatable, isVersioned }: Calls[keyof Calls]) {
  return ({ id, version, key }: Target, input: object = {}) => {
    const header = {
      ...(isRepeatable && { 'Idempotency-Key': key }),
      ...(isVersioned && ifMatch(version)),
    };
    const init = { params: { path: { id }, header }, ...(hasBody && { body: input }) };
    return dataOf((api.request as Request)(method, path, init));
  };
}

/** The actions whose call is a path and a body, as the contract marks them. */
const contractActions = Object.fromEntries(
  Object.entries(bookingActionCalls).map(([name, call]) => [name, contractAction(call)]),
) as ContractActions;

/** An answer to an offer tells of the offer alone, so that its booking is read afterwards. */
async function makeBusy({ id, key }: Target, { availability }: { availability: string }) {
  const offer = once({ id: availability, key });
  await dataOf(api.POST('/booking/booking-availability/{id}/make-busy', offer));
  return dataOf(api.GET('/booking/{id}', { params: { path: { id } } }));
}

/**
 * Answers a request for feedback where there is one, and otherwise gives it unasked. The answer tells of
 * the feedback alone, so that its booking is read afterwards.
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
 * Every action on a booking by the name of its permission, the booking's own or that of one of its
 * offers: its call (S1 §7). Each answers with the whole booking and fresh permissions, `duplicate`
 * with the new draft. Throws `ApiError`: Forbidden, NotFound, Conflict with what is possible now or
 * when the booking is no longer at the version, ValidationError with field errors.
 */
export const bookingActions = {
  ...contractActions,
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
  submit_feedback: submitFeedback,
} satisfies Partial<
  Record<
    BookingFlag | keyof AvailabilityPermissions,
    (of: Target, input: never, sending: Sending) => Promise<Booking>
  >
>;

export type BookingActionName = keyof typeof bookingActions;

/** The input of an action; undefined for one without input. */
export type BookingActionInput<Name extends BookingActionName> = Parameters<
  (typeof bookingActions)[Name]
>[1];
