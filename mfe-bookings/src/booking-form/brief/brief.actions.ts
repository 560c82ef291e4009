import {
  api,
  type Booking,
  type BookingInput,
  bookingKeys,
  dataOf,
  fetchWithProgress,
  formOf,
  ifMatch,
  invoiceKeys,
  userQueries,
  undoable,
  useSubmissionKey,
  t,
} from '@shootline/shared-api';
import { offerUndo, withdrawUndo } from '@shootline/shared-ui/undo';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bookingActions } from '../../bookings/booking.actions.ts';
import { bookingQueries } from '../../bookings/booking.queries.ts';

export interface NewBrief {
  brief: BookingInput;
  file?: File | null;
}

/** A file for a draft that is on the server already. */
export interface DraftFile {
  booking: Booking;
  file: File;
}

export interface BriefChange {
  id: string;
  /** The version that the form was opened with. */
  version: number;
  /** Missing fields stay as they are; null empties a field. */
  changes: BookingInput;
}

/** Only the user sees an autosaved draft. */
const draftChanged = [[...bookingKeys.lists(), 'drafts']];

const changed = [bookingKeys.lists(), invoiceKeys.all(), userQueries.notifications()];

/** A call that returns a booking, which then updates every open screen. */
function useSave<Input>(
  save: (input: Input) => Promise<Booking>,
  success?: string,
  invalidates: readonly QueryKey[] = changed,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: (booking) => {
      client.setQueryData(bookingQueries.detail(booking.uuid).queryKey, booking);
    },
    meta: { showsOwnError: true, invalidates: [...invalidates], ...(success && { success }) },
  }).mutateAsync;
}

/**
 * The calls of the booking form, each with its toast; each returns the whole booking. They throw `ApiError`:
 * ValidationError with field errors, Forbidden, or Conflict if the booking is no longer at `version` (its
 * field errors name who changed what) or its state does not allow the call.
 */
export function useBriefCalls() {
  const keyOf = useSubmissionKey();
  const submitKeyOf = useSubmissionKey();
  const fileKeyOf = useSubmissionKey();
  const [sent, setSent] = useState<number | null>(null);

  const create =
    (isDraft: boolean) =>
    async ({ brief, file }: NewBrief) => {
      const parts = { data: JSON.stringify(brief), ...(file ? { file } : {}) };
      const key = keyOf([isDraft, brief, file?.name, file?.size, file?.lastModified]);
      const more = isDraft ? {} : undoable();
      const params = { query: { isDraft }, header: { 'Idempotency-Key': key, ...more } };
      const body = formOf(parts) as unknown as { body: { data: BookingInput } };
      try {
        return await dataOf(
          api.POST('/booking', {
            params,
            ...body,
            ...(file ? { fetch: fetchWithProgress(setSent) } : {}),
          }),
        );
      } finally {
        setSent(null);
      }
    };
  const put = ({ id, version, changes }: BriefChange, more = {}) =>
    dataOf(
      api.PUT('/booking/{id}', {
        params: { path: { id }, header: { ...ifMatch(version), ...more } },
        body: changes,
      }),
    );
  const update = (change: BriefChange) => put(change);
  const client = useQueryClient();
  /** A call whose toast offers Undo. */
  function withUndo<Input>(save: (input: Input) => Promise<Booking>, label: string, done: string) {
    return async (input: Input) => {
      const booking = await save(input);
      withdrawUndo(booking);
      offerUndo(client, [booking], { done, undone: t('{label} undone.', { label }) });
      return booking;
    };
  }

  const submit = ({ uuid, version }: Booking) =>
    bookingActions.submit_draft(
      { id: uuid, version, key: submitKeyOf([uuid, version]) },
      undefined,
    );

  return {
    createDraft: useSave(create(true), t('Draft Saved.')),
    createBooking: withUndo(useSave(create(false)), t('Submit Brief'), t('Brief submitted.')),
    updateDraft: useSave(update, t('Draft Saved.')),
    /** `submitDraft` follows and shows the toast. */
    updateBeforeSubmit: useSave(update),
    updateBooking: withUndo(
      useSave((change: BriefChange) => put(change, undoable())),
      t('Update Booking'),
      t('Booking updated.'),
    ),
    submitDraft: withUndo(
      useSave(submit),
      t('Submit Draft'),
      t('A new Booking is created from the draft.'),
    ),
    /** Submits a draft whose form was never left, which is a new booking to its user. */
    submitNew: withUndo(useSave(submit), t('Submit Brief'), t('Brief submitted.')),
    /** Saves a draft that saves itself. */
    createQuietly: useSave(create(true), undefined, draftChanged),
    updateQuietly: useSave(update, undefined, draftChanged),
    addFile: useSave(async ({ booking: { uuid, version }, file }: DraftFile) => {
      const key = fileKeyOf([uuid, file.name, file.size, file.lastModified]);
      try {
        const { signal } = new AbortController();
        return await bookingActions.upload_file(
          { id: uuid, version, key },
          { file },
          { onProgress: setSent, signal },
        );
      } finally {
        setSent(null);
      }
    }),
    /** The sent share of the file, from 0 to 1; null while none is being sent. */
    sent,
  };
}
