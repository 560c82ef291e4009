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
 * Notes what became of up to 2,000 invoices, in one request (S2 §2 Update Selection); a result for each,
 * in their order. When the connection breaks, the results that came stand, and the same updates may be
 * sent again. The page shows failures and results.
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
    // Also after a failure, which some rows may have escaped; long lists are not waited for.
    onSettled: () => {
      for (const queryKey of staleKeys()) void client.invalidateQueries({ queryKey });
    },
    meta: { showsOwnError: true },
  });
}
