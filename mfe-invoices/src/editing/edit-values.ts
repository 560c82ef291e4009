import type { Invoice } from '@shootline/shared-api';

/** The fields that finance edits in the grid, in the order of its columns. */
export const editFields = [
  'billed_to_client',
  'added_to_xero',
  'quote_number',
  'po_number',
  'sales_invoice_number',
] as const;

export type EditField = (typeof editFields)[number];
export type EditValues = Pick<Invoice, EditField>;

/** The unsent changes of an invoice. */
export interface InvoiceEdit {
  booking_uid: string;
  values: Partial<EditValues>;
}

export interface EditsState {
  edits: ReadonlyMap<string, InvoiceEdit>;
  selected: ReadonlySet<string>;
  /** Number of invoices with changes restored from an earlier page. */
  cameBack: number;
}

export interface InvoiceChange {
  invoice: Invoice;
  values: Partial<EditValues>;
}

/** Values being sent to the server, by invoice uuid. */
export type SentValues = ReadonlyMap<string, Partial<EditValues>>;
