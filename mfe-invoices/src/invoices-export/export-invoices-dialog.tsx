import { userQueries, t } from '@shootline/shared-api';
import { ExportDialog } from '@shootline/shared-ui/export-dialog';
import type { InvoiceListQuery } from '../invoice/invoice.queries.ts';
import { ExportInvoicesForm } from './export-invoices-form.tsx';
import { exportInvoices } from './export.actions.ts';

/** Export Invoices: prefilled with the list's filters and view. */
export function ExportInvoicesDialog(props: { filters: InvoiceListQuery; onClose: () => void }) {
  const { filters, onClose } = props;
  return (
    <ExportDialog
      title={t('Export Invoices')}
      queries={[
        userQueries.internalUsers(),
        userQueries.clients(),
        userQueries.videographerChoices(),
      ]}
      action={exportInvoices()}
      onClose={onClose}
    >
      {(form, [people]) => <ExportInvoicesForm {...form} query={filters} people={people} />}
    </ExportDialog>
  );
}
