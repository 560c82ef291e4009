import {
  invoiceViews,
  urlValue,
  type InvoiceSortField,
  type InvoiceViewChoice,
  type ListUrl,
  type operations,
  type ParseValue,
} from '@shootline/shared-api';

/** A filter of the invoices, by its name in the contract. */
export type InvoiceFilter = Exclude<
  keyof NonNullable<operations['listInvoices']['parameters']['query']>,
  'offset' | 'limit' | 'view' | 'sortBy' | 'asc'
>;

/** The API's limits for the length of search texts. */
export const maxLengths = {
  title: 200,
  booking_uid: 40,
  invoice_number: 100,
  quote_number: 100,
  po_number: 100,
  sales_invoice_number: 100,
};

const filters = {
  at_date: urlValue.day,
  from_date: urlValue.day,
  to_date: urlValue.day,
  title: urlValue.text(maxLengths.title),
  booking_uid: urlValue.text(maxLengths.booking_uid),
  client: urlValue.uuid,
  camop: urlValue.uuid,
  invoice_number: urlValue.text(maxLengths.invoice_number),
  quote_number: urlValue.text(maxLengths.quote_number),
  po_number: urlValue.text(maxLengths.po_number),
  sales_invoice_number: urlValue.text(maxLengths.sales_invoice_number),
  is_invoice_number_exist: urlValue.yesNo,
  is_approved: urlValue.yesNo,
  is_quote_number_exist: urlValue.yesNo,
  is_po_number_exist: urlValue.yesNo,
  is_sales_invoice_number_exist: urlValue.yesNo,
  added_to_xero: urlValue.yesNo,
  billed_to_client: urlValue.yesNo,
} satisfies Record<InvoiceFilter, ParseValue<unknown>>;

/** The filters and sorts that the URL of My Invoices may carry. */
export const invoiceListUrl: ListUrl<typeof filters, InvoiceSortField, InvoiceViewChoice> = {
  filters,
  views: { offered: invoiceViews, defaultView: 'to_approve', sortOf: () => undefined },
  sortFields: ['date', 'created', 'modified', 'days_waiting'],
  defaultSort: { sortBy: 'date', asc: false },
};
