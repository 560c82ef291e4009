import { api, bookingKeys, type CallSheet, dataOf, t } from '@shootline/shared-api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callSheetQueries } from './call-sheet.queries.ts';

/** Records that the user, a reader of the booking's call sheet, has opened it. */
export function useOpenCallSheet(id: string, sheet: CallSheet) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      dataOf(api.POST('/booking/{id}/call-sheet/open', { params: { path: { id } } })),
    onSuccess: (reading) =>
      client.setQueryData(callSheetQueries.readers(id, sheet).queryKey, reading),
    // Nobody waits for it: the next visit records it otherwise.
    meta: { showsOwnError: true },
  });
}

/** Confirms the booking's call sheet for the user, a contact of the client. */
export function useConfirmCallSheet(id: string, sheet: CallSheet) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      dataOf(api.POST('/booking/{id}/call-sheet/confirm', { params: { path: { id } } })),
    onSuccess: (reading) =>
      client.setQueryData(callSheetQueries.readers(id, sheet).queryKey, reading),
    meta: { success: t('Call sheet confirmed.'), invalidates: [bookingKeys.detail(id)] },
  });
}

/** Confirms the call sheet of a mailed link. */
export function useConfirmLink(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => dataOf(api.POST('/call-sheet-link/confirm', { body: { token } })),
    onSuccess: (sheet) => client.setQueryData(callSheetQueries.link(token).queryKey, sheet),
    meta: { showsOwnError: true },
  });
}
