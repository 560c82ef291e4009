import type { InvoiceUpdate, InvoiceUpdateResult } from '@shootline/shared-api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { staleKeys } from './stale-keys.ts';
import { updateResults } from './update-lines.actions.ts';

type Input = {
  updates: InvoiceUpdate[];
  /** Gets each result as soon as its row is written. */
  onResult?: (result: InvoiceUpdateResult) => void;
};

/**
 * Updates up to 2,000 invoices in one request and returns a result for each, in order. If the connection
 * breaks, the results that arrived remain valid, and the same updates may be sent again. The page shows
 * failures and results.
 */
export function useUpdateInvoices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ updates, onResult }: Input) => {
      const results: InvoiceUpdateResult[] = [];
      for await (const result of updateResults(updates)) {
        results.push(result);
        onResult?.(result);
      }
      return results;
    },
    // After a failure too, as some rows may be written. Does not wait for long lists to reload.
    onSettled: () => {
      for (const queryKey of staleKeys()) void client.invalidateQueries({ queryKey });
    },
    meta: { showsOwnError: true },
  });
}
