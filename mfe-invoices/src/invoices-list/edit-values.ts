import type { Invoice } from '@shootline/shared-api';

/** What finance notes of an invoice in the grid (S2 §2), in the order of its columns. */
export const editFields = [
  'billed_to_client',
  'added_to_xero',
  'quote_number',
  'po_number',
  'sales_invoice_number',
] as const;

export type EditField = (typeof editFields)[number];
export type EditValues = Pick<Invoice, EditField>;

/** What was changed of an invoice and not sent yet. */
export interface InvoiceEdit {
  booking_uid: string;
  values: Partial<EditValues>;
}

export interface EditsState {
  edits: ReadonlyMap<string, InvoiceEdit>;
  selected: ReadonlySet<string>;
  /** How many invoices had changes that an earlier page left. */
  cameBack: number;
}

export interface InvoiceChange {
  invoice: Invoice;
  values: Partial<EditValues>;
}

/** Values on their way to the server, by invoice. */
export type SentValues = ReadonlyMap<string, Partial<EditValues>>;
