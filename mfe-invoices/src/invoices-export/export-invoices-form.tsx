import { type InternalUser, invoiceViews, useCurrentUser, t } from '@shootline/shared-api';
import { Box, Button, Icon } from '@shootline/shared-ui';
import { SelectField } from '@shootline/shared-ui/choice-field';
import {
  ExportForm,
  FilterAsField,
  FormatField,
  initialRecipients,
  RecipientsField,
} from '@shootline/shared-ui/export-dialog';
import type { Filter } from '@shootline/shared-ui/filters';
import { useFocusHandover } from '@shootline/shared-ui/page-hooks';
import { keptChanges } from '@shootline/shared-ui/kept-input';
import ListFilter from 'lucide-react/icons/list-filter';
import { useState } from 'react';
import type { InvoiceListQuery } from '../invoice/invoice.queries.ts';
import { useInvoiceFilters } from '../filters/invoice-filters.tsx';
import type { InvoiceFilter } from '../filters/invoice-list-url.ts';
import { invoiceViewLabels } from '../filters/invoice-views.ts';
import { exportRules } from './export-rules.ts';
import { exportInput, initialValues } from './export-values.ts';
import type { InvoiceExportInput } from './export.actions.ts';

const views = invoiceViews
  .filter((view) => view !== 'all')
  .map((view) => ({ value: view, label: invoiceViewLabels[view] }));

const period: readonly InvoiceFilter[] = ['from_date', 'to_date'];
/** Filters that are always shown. */
const usual: readonly InvoiceFilter[] = ['client', 'camop'];

/** Exports the invoices that match the filters; filters that the list does not use are folded away. */
export function ExportInvoicesForm({
  query,
  people,
  onSubmit,
  onCancel,
}: {
  query: InvoiceListQuery;
  people: readonly InternalUser[];
  onSubmit: (input: InvoiceExportInput) => Promise<void>;
  onCancel: () => void;
}) {
  const user = useCurrentUser();
  const filters = useInvoiceFilters();
  const values = initialValues(query, initialRecipients(people, user));
  // Restores kept input only for the same filters.
  const keepAs = `export invoices ${JSON.stringify(exportInput(values).filters)}`;
  const [isWhole, setIsWhole] = useState(() => keptChanges(keepAs, values) !== undefined);
  const folded = useFocusHandover(isWhole, (part) =>
    part?.querySelector<HTMLElement>('input, select')?.focus(),
  );
  const isOfPeriod = ({ name }: Filter<InvoiceFilter>) => period.includes(name);
  const others = filters.filter((filter) => !isOfPeriod(filter));
  const isShown = ({ name }: Filter<InvoiceFilter>) => usual.includes(name) || values[name] !== '';
  const fieldsOf = (some: Filter<InvoiceFilter>[]) =>
    some.map((filter) => <FilterAsField key={filter.name} filter={filter} />);
  return (
    <ExportForm
      schema={exportRules}
      defaultValues={values}
      keepAs={keepAs}
      onSubmit={(entered) => onSubmit(exportInput(entered))}
      onCancel={onCancel}
    >
      {fieldsOf(filters.filter(isOfPeriod))}
      <SelectField name="view" label={t('View')} options={views} placeholder={t('All')} />
      {fieldsOf(others.filter(isShown))}
      <Box ref={folded} display="contents">
        {isWhole ? (
          fieldsOf(others.filter((filter) => !isShown(filter)))
        ) : (
          <Box gridColumn={{ md: 'span 2' }}>
            <Button
              size="sm"
              variant="outline"
              colorPalette="gray"
              onClick={() => setIsWhole(true)}
            >
              <Icon icon={ListFilter} size={16} />
              {t('More Filters')}
            </Button>
          </Box>
        )}
      </Box>
      <FormatField />
      <RecipientsField exported="invoices" people={people} />
    </ExportForm>
  );
}
