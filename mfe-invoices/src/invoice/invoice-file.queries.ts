import { api, dataOf, fetchFile, type InvoiceFile } from '@shootline/shared-api';
import { fileText } from '../file-text/file-text.ts';
import { queryOptions } from '@tanstack/react-query';

// A stored file never changes.
const staleTime = Infinity;

/** The content of an invoice's file, fetched with the user's token. Throws `ApiError`. */
export function downloadInvoiceFile(id: string, fileId: string): Promise<Blob> {
  return dataOf(
    api.GET('/invoice/{id}/file/{fileId}', {
      params: { path: { id, fileId } },
      parseAs: 'blob',
      fetch: fetchFile,
    }) as Promise<{ data?: Blob }>,
  );
}

/** Stands for the missing file of a query that is not enabled. */
export const noFile = { uuid: '', name: '', size: 0 };

export const invoiceFileQueries = {
  content: (id: string, fileId: string) =>
    queryOptions({
      queryKey: ['invoice-file', id, fileId],
      queryFn: () => downloadInvoiceFile(id, fileId),
      staleTime,
    }),

  /** The text of an invoice's file; empty for pictures and damaged files. Throws `ApiError`. */
  text: (id: string, { uuid, name }: Pick<InvoiceFile, 'uuid' | 'name'>) =>
    queryOptions({
      queryKey: ['invoice-file', id, uuid, 'text', name],
      queryFn: async ({ client }) => {
        const content = await client.ensureQueryData(invoiceFileQueries.content(id, uuid));
        return fileText(name, content);
      },
      staleTime,
    }),
};
