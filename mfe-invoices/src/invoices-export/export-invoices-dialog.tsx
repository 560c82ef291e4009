import { userQueries } from '@shootline/shared-api';
import { ExportDialog, loadState } from '@shootline/shared-ui/export-dialog';
import { useMutation, useQueries } from '@tanstack/react-query';
import type { InvoiceListQuery } from '../invoice/invoice.queries.ts';
import { ExportInvoicesForm } from './export-invoices-form.tsx';
import { exportInvoices } from './export.actions.ts';

/** The possible recipients, once all choices of the form are loaded. */
function usePeople() {
  return useQueries({
    queries: [
      userQueries.internalUsers(),
      userQueries.clients(),
      userQueries.cameraOperatorChoices(),
    ],
    combine: (results) => {
      const { isLoaded, ...state } = loadState(results);
      return { ...state, people: isLoaded ? results[0].data : undefined };
    },
  });
}

/** Export Invoices (S2 §2): prefilled with the list's filters and view. */
export function ExportInvoicesDialog(props: { filters: InvoiceListQuery; onClose: () => void }) {
  const { filters, onClose } = props;
  const { people: choices, isError, retry } = usePeople();
  const { mutateAsync, isPending } = useMutation(exportInvoices());
  return (
    <ExportDialog
      title="Export Invoices"
      isBlocked={isPending}
      onClose={onClose}
      choices={choices}
      isError={isError}
      onRetry={retry}
    >
      {(people) => (
        <ExportInvoicesForm
          query={filters}
          people={people}
          onCancel={onClose}
          onSubmit={async (input) => {
            await mutateAsync(input);
            onClose();
          }}
        />
      )}
    </ExportDialog>
  );
}
