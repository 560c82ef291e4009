import type { Invoice } from '@shootline/shared-api';
import { type EditField, editFields, type EditValues, type InvoiceEdit } from './edit-values.ts';

/** Why the server refused the changes of an invoice. */
export interface Refusal {
  booking_uid: string;
  message: string;
  /** What was sent. */
  values: Partial<EditValues>;
  /** The server's message for a field. */
  errors: Partial<Record<EditField, string>>;
}

/** An invoice as the grid shows it: with what was changed of it. */
export interface InvoiceRow {
  invoice: Invoice;
  edit: InvoiceEdit | undefined;
  refusal: Refusal | undefined;
}

const rows = new WeakMap<Invoice, InvoiceRow>();

/** The row of an invoice; the same object while nothing of it changes, as it is then not drawn anew. */
export function rowOf(
  invoice: Invoice,
  edit: InvoiceEdit | undefined,
  refusal: Refusal | undefined,
): InvoiceRow {
  const known = rows.get(invoice);
  if (known?.edit === edit && known?.refusal === refusal && known) return known;
  const row = { invoice, edit, refusal };
  rows.set(invoice, row);
  return row;
}

/** The value of a field as it is to be. */
export const valueOf = <Field extends EditField>(
  { invoice, edit }: InvoiceRow,
  field: Field,
): Invoice[Field] => edit?.values[field] ?? invoice[field];

/** Why a field of the invoice cannot be set now; nothing keeps a mark from being taken away. */
export function reasonAgainst(row: InvoiceRow, field: EditField): string | undefined {
  const isEarly = field === 'added_to_xero' && row.invoice.state === 'init';
  return isEarly && !valueOf(row, field) ? 'Not submitted yet' : undefined;
}

export const isChanged = ({ invoice, edit }: InvoiceRow, field: EditField): boolean =>
  edit?.values[field] !== undefined && edit.values[field] !== invoice[field];

/** What is wrong with a field, as long as it has the value that was refused. */
export function errorOf(row: InvoiceRow, field: EditField): string | undefined {
  const { refusal } = row;
  const error = refusal?.errors[field];
  return error !== undefined && refusal?.values[field] === valueOf(row, field) ? error : undefined;
}

/** Whether the changes of an invoice, as they are now, were refused. */
export function isRefused(row: InvoiceRow): boolean {
  const { edit, refusal } = row;
  if (!edit || !refusal) return false;
  const isOfFields = Object.keys(refusal.errors).length > 0;
  return !isOfFields || editFields.some((field) => errorOf(row, field) !== undefined);
}
