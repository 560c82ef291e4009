import type { InvoiceUpdateResult } from '@shootline/shared-api';
import { useState } from 'react';
import { useUpdateInvoices } from '../invoice/use-update-invoices.ts';
import type { XeroTexts } from './xero-texts.ts';

/**
 * Notes of the invoices of a file that they were entered; nothing until `mark` is called. Those that were
 * refused, or that a failure kept from being sent, are tried by the next call.
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
    /** How many are noted by now. */
    count: all.length - refused.length,
    mark: async (invoices: readonly string[], { change }: XeroTexts) => {
      const isLeft = (uuid: string) => (lasting.get(uuid)?.result ?? 'refused') === 'refused';
      const left = invoices.filter(isLeft);
      await mutateAsync({
        updates: left.map((uuid) => ({ uuid, is_selected: true, ...change })),
        onResult: (result) => setResults((before) => [...before, result]),
      }).catch(() => undefined);
    },
    forget: () => {
      setResults([]);
      reset();
    },
  };
}

export type Marking = ReturnType<typeof useMarking>;
