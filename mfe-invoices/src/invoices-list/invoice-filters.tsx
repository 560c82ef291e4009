import { userQueries } from '@shootline/shared-api';
import { useBrand } from '@shootline/shared-ui';
import { FilterDate } from '@shootline/shared-ui/filter-date';
import {
  clientOptions,
  FilterBar,
  FilterSelect,
  FilterText,
  FilterYesNo,
  personOptions,
  withChosen,
  type UrlFilters,
  type YesNo,
} from '@shootline/shared-ui/filters';
import { useQuery } from '@tanstack/react-query';
import { maxLengths, type InvoiceFilter, type invoiceListUrl } from './invoice-list-url.ts';

interface InvoiceFiltersProps {
  url: UrlFilters<(typeof invoiceListUrl)['filters'], string>;
  onReset: () => void;
}

/** The filters of My Invoices (S2 §2). */
export function InvoiceFilters({ url, onReset }: InvoiceFiltersProps) {
  const { filters, activeCount, setFilters } = url;
  const { name: brand } = useBrand();
  const { data: clients } = useQuery(userQueries.clients());
  const { data: camops } = useQuery(userQueries.cameraOperatorChoices());

  const field = (name: InvoiceFilter, label: string) => ({
    label,
    value: filters[name],
    onChange: (value: string) => setFilters({ [name]: value }),
  });
  const textField = (name: keyof typeof maxLengths, label: string) => ({
    ...field(name, label),
    maxLength: maxLengths[name],
  });
  const yesNoField = (name: InvoiceFilter, label: string) => ({
    ...field(name, label),
    // The URL's parser lets no other value through.
    value: filters[name] as YesNo,
  });

  return (
    <FilterBar onReset={onReset} isActive={activeCount > 0} activeCount={activeCount}>
      <FilterDate {...field('at_date', 'Booking Date')} />
      <FilterDate {...field('from_date', 'From Date')} />
      <FilterDate {...field('to_date', 'To Date')} />
      <FilterText {...textField('title', 'Booking Name')} />
      <FilterText {...textField('booking_uid', 'Booking Number')} />
      <FilterSelect
        {...field('client', 'Client')}
        options={withChosen(clientOptions(clients), filters.client)}
      />
      <FilterSelect
        {...field('camop', 'Supplier')}
        options={withChosen(personOptions(camops), filters.camop)}
      />
      <FilterText {...textField('invoice_number', 'Supplier Invoice Number')} />
      <FilterText {...textField('quote_number', 'Quote Number')} />
      <FilterText {...textField('po_number', 'Purchase Order Number')} />
      <FilterText {...textField('sales_invoice_number', `${brand} Invoice Number`)} />
      <FilterYesNo {...yesNoField('is_approved', 'Approved')} />
      <FilterYesNo {...yesNoField('billed_to_client', 'Billed to Client')} />
      <FilterYesNo {...yesNoField('added_to_xero', 'Supplier Invoice in Xero')} />
      <FilterYesNo {...yesNoField('is_invoice_number_exist', 'Has Supplier Invoice Number')} />
      <FilterYesNo {...yesNoField('is_quote_number_exist', 'Has Quote Number')} />
      <FilterYesNo {...yesNoField('is_po_number_exist', 'Has Purchase Order Number')} />
      <FilterYesNo
        {...yesNoField('is_sales_invoice_number_exist', `Has ${brand} Invoice Number`)}
      />
    </FilterBar>
  );
}
