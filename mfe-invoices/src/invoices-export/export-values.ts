import { readListUrl } from '@shootline/shared-api';
import { initialFormat } from '@shootline/shared-ui/export-dialog';
import type { InferType } from 'yup';
import type { InvoiceListQuery } from '../invoice/invoice.queries.ts';
import { type InvoiceFilter, invoiceListUrl } from '../filters/invoice-list-url.ts';
import { type exportRules, filterNames } from './export-rules.ts';
import type { InvoiceExportInput } from './export.actions.ts';

/** The form's values: each filter and the view as text, '' if not set. */
export type ExportValues = InferType<typeof exportRules>;

/** The form's first values, from the list's filters. */
export function initialValues(query: InvoiceListQuery, recipients: string[]): ExportValues {
  const texts = filterNames.map((name) => [name, String(query[name] ?? '')]);
  const filters = Object.fromEntries(texts) as Record<InvoiceFilter, string>;
  return { ...filters, view: query.view ?? '', format: initialFormat(), recipients };
}

/** The input of the export for the form's values. */
export function exportInput(values: ExportValues): InvoiceExportInput {
  const search = new URLSearchParams({ view: values.view || 'all' });
  for (const name of filterNames) if (values[name]) search.set(name, values[name]);
  const { sortBy: _sortBy, asc: _asc, ...filters } = readListUrl(invoiceListUrl, search).query;
  const { format, recipients } = values;
  return { filters, format, recipients };
}
