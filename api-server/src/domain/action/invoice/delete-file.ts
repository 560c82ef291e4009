import { isVideographer } from '@shootline/shared-api/contract';
import type { FileStorage } from '../../../platform/files/file-storage.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { dropInvoiceFiles, retireInvoiceFile } from '../../invoice/invoice-file.repository.ts';
import type { RunOnInvoice } from '../perform-invoice-action.ts';

type DeleteFileCall = {
  query: { fileId: string };
  deps: { files: FileStorage };
  afterCommit(work: () => Promise<void>): void;
};

/**
 * Deletes a file of an invoice, and after the commit its content unless it is shared. Files that the
 * videographer deletes are kept for finance and admins.
 */
export const deleteInvoiceFile: RunOnInvoice<DeleteFileCall> = async (
  { tx, viewer, now, whole: { invoice, files } },
  { query, deps, afterCommit },
) => {
  const file = files.find(({ id }) => id === query.fileId.toLowerCase());
  if (!file) throw notFound("Sorry, we can't find this file.");
  if (isVideographer(viewer.role)) {
    await retireInvoiceFile(tx, file, now);
  } else {
    for (const key of await dropInvoiceFiles(tx, viewer.tenantId, [file])) {
      // Throws while the storage is away, to keep the record as long as its content.
      await deps.files.has(key);
      afterCommit(() => deps.files.remove(key));
    }
  }
  return {
    reason: 'delete_invoice_file',
    entry: { kind: 'file_deleted' },
    changes: [{ kind: 'invoice_file_deleted', videographerId: invoice.videographerId }],
  };
};
