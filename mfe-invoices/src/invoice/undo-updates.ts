import {
  errorMessage,
  type InvoiceUpdate,
  type InvoiceUpdateResult,
  t,
} from '@shootline/shared-api';
import { toast } from '@shootline/shared-ui';
import { undoing } from './undoing.ts';

/**
 * The updates of `before`, in the order of `results`, that give changed invoices their old values back. The
 * server refuses those whose invoices have changed since.
 */
export const updatesBack = (
  results: readonly InvoiceUpdateResult[],
  before: readonly (InvoiceUpdate | undefined)[],
): InvoiceUpdate[] =>
  results.flatMap(({ result, invoice }, index) => {
    const update = before[index];
    return update && invoice && result === 'updated'
      ? [{ ...update, modified: invoice.modified }]
      : [];
  });

type Update = (input: { updates: InvoiceUpdate[] }) => Promise<InvoiceUpdateResult[]>;

/**
 * Sends updates that take others back; toasts say that with `undone`, and why some could not be. Returns the
 * invoices that were changed back.
 */
export async function undoUpdates(
  update: Update,
  updates: InvoiceUpdate[],
  undone: string,
): Promise<ReadonlySet<string>> {
  try {
    const { reportUndo } = await undoing.load();
    const results = await update({ updates });
    const refused = results.filter(({ result }) => result === 'refused');
    const reasons = refused.map(({ message }) => message ?? t('It was refused.'));
    reportUndo(undone, reasons, results.length);
    const taken = results.filter(({ result }) => result !== 'refused');
    return new Set(taken.map(({ uuid }) => uuid));
  } catch (error) {
    toast.error(errorMessage(error));
    return new Set();
  }
}
