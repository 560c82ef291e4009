import type { InvoiceUpdate, InvoiceUpdateResult } from '@shootline/shared-api/contract';
import { invoiceUpdateRules } from '@shootline/shared-api/rules';
import {
  ApiFailure,
  conflict,
  fieldError,
  forbidden,
  notFound,
  validationError,
} from '../../../platform/errors/errors.ts';
import { checkedBy } from '../../../platform/errors/rule-errors.ts';
import type { Bookkeeping } from '../../invoice/invoice-bookkeeping.repository.ts';
import { invoicePermissionsOf } from '../../invoice/invoice-permission.rules.ts';
import {
  type Reader,
  type WholeInvoice,
  bookkeepingOf,
  invoiceFactsOf,
} from '../../invoice/invoice.presenter.ts';

const columns = {
  billed_to_client: 'billedToClient',
  added_to_xero: 'addedToXero',
  quote_number: 'quoteNumber',
  po_number: 'poNumber',
  sales_invoice_number: 'salesInvoiceNumber',
  admin_invoice_notes: 'adminInvoiceNotes',
} as const satisfies Partial<Record<keyof InvoiceUpdate, keyof Bookkeeping>>;

const fields = Object.keys(columns) as (keyof typeof columns)[];

/** A row of the request. */
export type UpdateRow = {
  /** As sent. */
  uuid: string;
  id: string;
  update: InvoiceUpdate;
  /** An earlier row is about the same invoice. */
  isRepeated: boolean;
};

/** The columns to write for a row, the reason to refuse it, or neither. */
export type RowDecision = { set?: Bookkeeping; failure?: ApiFailure };

/** The rows of a request in their order. */
export function updateRowsOf(updates: InvoiceUpdate[]): UpdateRow[] {
  const ids = new Set<string>();
  return updates.map((update) => {
    const id = update.uuid.toLowerCase();
    const isRepeated = update.is_selected && ids.has(id);
    if (update.is_selected) ids.add(id);
    return { uuid: update.uuid, id, update, isRepeated };
  });
}

/** The result of a refused row. */
export function refusedWith(uuid: string, { message, errors }: ApiFailure): InvoiceUpdateResult {
  return { uuid, result: 'refused', message, errors, invoice: null };
}

/** The invoice's bookkeeping after an update; undefined if nothing changes. Throws 400, 403, 409. */
function changedBy(
  update: InvoiceUpdate,
  whole: WholeInvoice,
  reader: Reader,
): Bookkeeping | undefined {
  const { invoice } = whole;
  if (update.modified && new Date(update.modified).getTime() !== invoice.modified.getTime()) {
    throw conflict('This invoice has changed meanwhile, so it stays as it is.');
  }
  const permissions = invoicePermissionsOf(invoiceFactsOf(whole, reader), reader.viewer);
  if (!permissions.update) throw forbidden();
  const values = checkedBy(invoiceUpdateRules, update);
  const shown = bookkeepingOf(whole);
  const changed = fields.filter(
    (field) => values[field] !== undefined && values[field] !== shown[field],
  );
  if (changed.includes('admin_invoice_notes') && !permissions.update_notes) {
    throw validationError(
      fieldError('admin_invoice_notes', 'Only an admin may change the invoice notes.'),
    );
  }
  if (changed.includes('added_to_xero') && values.added_to_xero && invoice.state === 'init') {
    throw validationError(
      fieldError('added_to_xero', 'The videographer has not submitted an invoice yet.'),
    );
  }
  if (changed.length === 0) return undefined;
  const inherited: Partial<Record<keyof typeof columns, string>> = {
    quote_number: whole.row.booking.quoteNumber,
    po_number: whole.row.booking.purchaseOrder,
    admin_invoice_notes: whole.row.booking.invoiceNotes,
  };
  return {
    billedToClient: invoice.billedToClient,
    addedToXero: invoice.addedToXero,
    quoteNumber: invoice.quoteNumber,
    poNumber: invoice.poNumber,
    salesInvoiceNumber: invoice.salesInvoiceNumber,
    adminInvoiceNotes: invoice.adminInvoiceNotes,
    // The booking's own number is followed again.
    ...Object.fromEntries(
      changed.map((field) => [
        columns[field],
        values[field] === inherited[field] ? null : values[field],
      ]),
    ),
  };
}

/** Outcome for one row, given the invoice's current state. */
export function decisionOn(
  { update, isRepeated }: UpdateRow,
  whole: WholeInvoice | undefined,
  reader: Reader,
): RowDecision {
  if (!update.is_selected) return {};
  try {
    if (!whole) throw notFound("Sorry, we can't find this invoice.");
    if (isRepeated) {
      throw validationError(fieldError('uuid', 'This invoice is in the list already.'));
    }
    const set = changedBy(update, whole, reader);
    return set ? { set } : {};
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    return { failure };
  }
}
