import { userQueries, t } from '@shootline/shared-api';
import { useBrand } from '@shootline/shared-ui';
import {
  clientOptions,
  FilterBar,
  personOptions,
  type Filter,
  type UrlFilters,
} from '@shootline/shared-ui/filters';
import { useQuery } from '@tanstack/react-query';
import { maxLengths, type InvoiceFilter, type invoiceListUrl } from './invoice-list-url.ts';

interface InvoiceFiltersProps {
  url: UrlFilters<(typeof invoiceListUrl)['filters'], string>;
  onReset: () => void;
}

const text = (name: keyof typeof maxLengths, label: string): Filter<InvoiceFilter> => ({
  kind: 'text',
  name,
  label,
  maxLength: maxLengths[name],
});
const yesNo = (name: InvoiceFilter, label: string): Filter<InvoiceFilter> => ({
  kind: 'yes-no',
  name,
  label,
});

/** The filters of My Invoices, most used first. */
export function useInvoiceFilters(): Filter<InvoiceFilter>[] {
  const { name: brand } = useBrand();
  const { data: clients } = useQuery(userQueries.clients());
  const { data: videographers } = useQuery(userQueries.videographerChoices());

  return [
    text('booking_uid', t('Booking Number')),
    { kind: 'choice', name: 'client', label: t('Client'), options: clientOptions(clients) },
    {
      kind: 'choice',
      name: 'camop',
      label: t('Videographer'),
      options: personOptions(videographers),
    },
    text('invoice_number', t('Supplier Invoice Number')),
    yesNo('is_approved', t('Approved')),
    text('title', t('Booking Name')),
    { kind: 'day', name: 'at_date', label: t('Booking Date') },
    { kind: 'day', name: 'from_date', label: t('From Date') },
    { kind: 'day', name: 'to_date', label: t('To Date'), notBefore: 'from_date' },
    text('quote_number', t('Quote Number')),
    text('po_number', t('Purchase Order Number')),
    text('sales_invoice_number', t('{brand} Invoice Number', { brand })),
    yesNo('billed_to_client', t('Billed to Client')),
    yesNo('added_to_xero', t('Supplier Invoice in Xero')),
    yesNo('is_invoice_number_exist', t('Has Supplier Invoice Number')),
    yesNo('is_quote_number_exist', t('Has Quote Number')),
    yesNo('is_po_number_exist', t('Has Purchase Order Number')),
    yesNo('is_sales_invoice_number_exist', t('Has {brand} Invoice Number', { brand })),
  ];
}

export function InvoiceFilters({ url, onReset }: InvoiceFiltersProps) {
  return <FilterBar filters={useInvoiceFilters()} url={url} onReset={onReset} />;
}
