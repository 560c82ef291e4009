import { api, dataOf, fetchFile } from '@shootline/shared-api';

/** A booking file's content. Throws `ApiError`. */
export function downloadBookingFile(id: string, fileId: string): Promise<Blob> {
  return dataOf(
    api.GET('/booking/{id}/file/{fileId}', {
      params: { path: { id, fileId } },
      parseAs: 'blob',
      fetch: fetchFile,
    }) as Promise<{ data?: Blob }>,
  );
}

/** A comment attachment's content; `link` is a path below the API's base. Throws `ApiError`. */
export function downloadAttachment(link: string): Promise<Blob> {
  return dataOf(
    api.GET(link as '/booking/{id}/file/{fileId}', {
      params: { path: { id: '', fileId: '' } },
      parseAs: 'blob',
      fetch: fetchFile,
    }) as Promise<{ data?: Blob }>,
  );
}
