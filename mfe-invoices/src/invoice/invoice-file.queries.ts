import { api, dataOf, fetchFile } from '@shootline/shared-api';

/** The content of an invoice's file. Throws `ApiError`. */
export function downloadInvoiceFile(id: string, fileId: string): Promise<Blob> {
  return dataOf(
    api.GET('/invoice/{id}/file/{fileId}', {
      params: { path: { id, fileId } },
      parseAs: 'blob',
      fetch: fetchFile,
    }) as Promise<{ data?: Blob }>,
  );
}
