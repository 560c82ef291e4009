import { type InvoiceUpdateResult, t } from '@shootline/shared-api';
import { useState } from 'react';
import { undoUpdates, updatesBack } from '../invoice/undo-updates.ts';
import { useUpdateInvoices } from '../invoice/update-invoices.actions.ts';
import type { XeroTexts } from './xero-texts.ts';

/**
 * Marks the invoices of a file as entered when `mark` is called. The next call retries those that were
 * refused or not sent because of a failure.
 */
export function useMarking() {
  const { mutateAsync, isPending, error, reset } = useUpdateInvoices();
  const [results, setResults] = useState<readonly InvoiceUpdateResult[]>([]);
  const lasting = new Map(results.map((result) => [result.uuid, result]));
  const all = [...lasting.values()];
  const refused = all.filter(({ result }) => result === 'refused');
  return {
    isPending,
    error,
    refused,
    /** Number of invoices marked so far. */
    count: all.length - refused.length,
    mark: async (invoices: readonly string[], { change }: XeroTexts) => {
      const isLeft = (uuid: string) => (lasting.get(uuid)?.result ?? 'refused') === 'refused';
      const left = invoices.filter(isLeft);
      await mutateAsync({
        updates: left.map((uuid) => ({ uuid, is_selected: true, ...change })),
        onResult: (result) => setResults((before) => [...before, result]),
      }).catch(() => undefined);
    },
    /** Takes the mark off the invoices that `mark` has changed. */
    takeBack: async ({ change }: XeroTexts) => {
      const without = Object.fromEntries(Object.keys(change).map((field) => [field, false]));
      const marked = all.filter(({ result }) => result === 'updated');
      const back = updatesBack(
        marked,
        marked.map(({ uuid }) => ({ uuid, is_selected: true, ...without })),
      );
      const undone = await undoUpdates(mutateAsync, back, t('Marks undone.'));
      setResults(all.filter(({ uuid }) => !undone.has(uuid)));
    },
    forget: () => {
      setResults([]);
      reset();
    },
  };
}

export type Marking = ReturnType<typeof useMarking>;
