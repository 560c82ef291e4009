import { t, type Invoice } from '@shootline/shared-api';
import { type EditField, editFields, type EditValues, type InvoiceEdit } from './edit-values.ts';

/** Why the server refused the changes of an invoice. */
export interface Refusal {
  booking_uid: string;
  message: string;
  /** The values that were sent. */
  values: Partial<EditValues>;
  /** The server's message by field. */
  errors: Partial<Record<EditField, string>>;
}

/** The dialog or sheet that a cell opens, besides the invoice itself. */
export type InvoicePanel = 'contact' | 'notes' | 'edit' | 'booking';
export type InvoiceLayer = InvoicePanel | 'detail';

/** An invoice in the grid, with its unsent changes. */
export interface InvoiceRow {
  invoice: Invoice;
  edit: InvoiceEdit | undefined;
  refusal: Refusal | undefined;
}

const rows = new WeakMap<Invoice, InvoiceRow>();

/** The row of an invoice; returns the same object while it is unchanged, to avoid rendering it again. */
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

/** The value of a field, including unsent changes. */
export const valueOf = <Field extends EditField>(
  { invoice, edit }: InvoiceRow,
  field: Field,
): Invoice[Field] => edit?.values[field] ?? invoice[field];

/** Why a field of the invoice cannot be set now; clearing a mark is always possible. */
export function reasonAgainst(row: InvoiceRow, field: EditField): string | undefined {
  const isEarly = field === 'added_to_xero' && row.invoice.state === 'init';
  return isEarly && !valueOf(row, field) ? t('Not submitted yet') : undefined;
}

export const isChanged = ({ invoice, edit }: InvoiceRow, field: EditField): boolean =>
  edit?.values[field] !== undefined && edit.values[field] !== invoice[field];

/** The server's error for a field, while it still has the refused value. */
export function errorOf(row: InvoiceRow, field: EditField): string | undefined {
  const { refusal } = row;
  const error = refusal?.errors[field];
  return error !== undefined && refusal?.values[field] === valueOf(row, field) ? error : undefined;
}

/** Whether the current changes of an invoice were refused. */
export function isRefused(row: InvoiceRow): boolean {
  const { edit, refusal } = row;
  if (!edit || !refusal) return false;
  const isOfFields = Object.keys(refusal.errors).length > 0;
  return !isOfFields || editFields.some((field) => errorOf(row, field) !== undefined);
}
