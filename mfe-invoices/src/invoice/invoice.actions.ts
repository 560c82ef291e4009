import {
  api,
  dataOf,
  fetchAsWrite,
  fetchWithProgress,
  formOf,
  type Invoice,
  type InvoiceApprovals,
  type InvoiceRejection,
  type InvoiceSubmission,
  invoiceKeys,
  mayHaveChanged,
  type OnProgress,
  undoable,
  useSubmissionKey,
  type XeroFileInput,
  t,
} from '@shootline/shared-api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { staleKeys } from './stale-keys.ts';
import { decisionTexts, offerUndo } from './undoing.ts';

function useReloadOutdated() {
  const client = useQueryClient();
  return (error: unknown) => {
    if (mayHaveChanged(error)) void client.invalidateQueries({ queryKey: invoiceKeys.all() });
  };
}

/**
 * Submits or corrects the user's invoices of one or several bookings, with the file if it is new, or with
 * one that the portal writes. Sending the same input again does not submit it twice. The form shows failures.
 */
export function useSubmitInvoices() {
  const keyOf = useSubmissionKey();
  const onError = useReloadOutdated();
  return useMutation({
    mutationFn: (input: {
      submissions: InvoiceSubmission[];
      file: File | null;
      isWritten: boolean;
      onProgress: OnProgress;
      /** Aborting it stops the upload. */
      signal: AbortSignal;
    }) => {
      const { submissions, file, isWritten, onProgress, signal } = input;
      if (isWritten) {
        const header = { 'Idempotency-Key': keyOf([submissions, 'written']) };
        return dataOf(
          api.POST('/invoice/write-invoice', { params: { header }, body: submissions, signal }),
        );
      }
      const about = file && [file.name, file.size, file.lastModified];
      return dataOf(
        api.POST('/invoice/submit-invoice', {
          params: { header: { 'Idempotency-Key': keyOf([submissions, about]) } },
          ...(formOf({ data: JSON.stringify(submissions), ...(file && { file }) }) as object as {
            body: { data: InvoiceSubmission[] };
          }),
          fetch: fetchWithProgress(onProgress),
          signal,
        }),
      );
    },
    onError,
    meta: {
      success: t('Invoices have been submitted.'),
      showsOwnError: true,
      invalidates: staleKeys(),
    },
  });
}

const heldIf = (isUndoable: boolean) => (isUndoable ? undoable() : {});

const approve = (id: string, revision: number, isUndoable: boolean) =>
  dataOf(
    api.POST('/invoice/{id}/make-approved', {
      params: { path: { id }, query: { revision }, header: heldIf(isUndoable) },
    }),
  );

/** Offers Undo of a decision on an invoice. */
function useOfferUndo(isUndoable: boolean) {
  const client = useQueryClient();
  return (invoice: Invoice) => {
    if (isUndoable) offerUndo(client, [invoice.booking], decisionTexts(invoice));
  };
}

/**
 * Approves a submitted invoice unless it was corrected after the given revision, and offers Undo if that is
 * possible. The dialog shows failures.
 */
export function useApproveInvoice(id: string, isUndoable: boolean) {
  return useMutation({
    mutationFn: (revision: number) => approve(id, revision, isUndoable),
    onSuccess: useOfferUndo(isUndoable),
    onError: useReloadOutdated(),
    meta: {
      success: isUndoable ? '' : t('Invoice approved.'),
      showsOwnError: true,
      invalidates: staleKeys(),
    },
  });
}

/** Reloads lists without waiting for them. */
function useReloadBehind() {
  const client = useQueryClient();
  return () => {
    for (const queryKey of staleKeys()) void client.invalidateQueries({ queryKey });
  };
}

/** Does the same as `useApproveInvoice`, without waiting for the lists to reload. */
export function useApproveAndLeave(id: string) {
  return useMutation({
    mutationFn: (revision: number) => approve(id, revision, true),
    onSuccess: useOfferUndo(true),
    onSettled: useReloadBehind(),
    meta: { showsOwnError: true },
  });
}

/**
 * Approves up to 200 invoices, each handled separately, unless corrected after the given revision. Answers
 * in request order why each was refused, if it was. The others can be undone. The dialog shows failures.
 */
export function useApproveInvoices() {
  const keyOf = useSubmissionKey();
  const answered = useRef(0);
  return useMutation({
    mutationFn: (body: InvoiceApprovals) =>
      dataOf(
        api.POST('/invoice/approve-invoices', {
          params: {
            header: {
              'Idempotency-Key': keyOf([body, answered.current]),
              ...undoable(body.invoices.length),
            },
          },
          body,
        }),
      ),
    onSuccess: () => (answered.current += 1),
    onSettled: useReloadBehind(),
    meta: { showsOwnError: true },
  });
}

/**
 * Rejects a submitted invoice, with or without a reason, unless it was corrected after the given revision.
 * Offers Undo if that is possible. The dialog shows failures.
 */
export function useRejectInvoice(id: string, isUndoable: boolean) {
  return useMutation({
    mutationFn: (rejection: InvoiceRejection) =>
      dataOf(
        api.POST('/invoice/{id}/make-rejected', {
          params: { path: { id }, header: heldIf(isUndoable) },
          body: rejection,
        }),
      ),
    onSuccess: useOfferUndo(isUndoable),
    onError: useReloadOutdated(),
    meta: {
      success: isUndoable ? '' : t('Invoice rejected.'),
      showsOwnError: true,
      invalidates: staleKeys(),
    },
  });
}

/** Deletes the file of an invoice that is to be corrected. */
export function useDeleteInvoiceFile(id: string) {
  return useMutation({
    mutationFn: (fileId: string) =>
      dataOf(
        api.GET('/invoice/{id}/delete-file', {
          params: { path: { id }, query: { fileId } },
          fetch: fetchAsWrite,
        }),
      ),
    onError: useReloadOutdated(),
    meta: { success: t('File deleted.'), invalidates: staleKeys() },
  });
}

/** Makes a CSV file for Xero and lists its invoices; changes no invoice. The dialog shows failures. */
export function useMakeXeroFile() {
  return useMutation({
    mutationFn: (body: XeroFileInput) => dataOf(api.POST('/invoice/xero-file', { body })),
    meta: { showsOwnError: true },
  });
}
