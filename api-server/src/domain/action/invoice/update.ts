import {
  type InvoiceUpdate,
  type InvoiceUpdateResult,
  roles,
} from '@shootline/shared-api/contract';
import { invoiceUpdateRules } from '@shootline/shared-api/rules';
import type { Db } from '../../../platform/db/db.ts';
import {
  ApiFailure,
  fieldError,
  forbidden,
  notFound,
  validationError,
} from '../../../platform/http/errors.ts';
import { checkedBy } from '../../../platform/http/rule-errors.ts';
import type { CallContext, Tell } from '../../booking/action-context.ts';
import { type BookingRow, lockBookings } from '../../booking/booking.repository.ts';
import { loadInvoices } from '../../invoice/invoice-loading.ts';
import { invoicePermissionsOf } from '../../invoice/invoice-permission.rules.ts';
import {
  type Reader,
  type WholeInvoice,
  bookkeepingOf,
  invoiceFactsOf,
  presentInvoice,
} from '../../invoice/invoice.presenter.ts';
import { type InvoiceRow, findInvoices, setInvoice } from '../../invoice/invoice.repository.ts';
import { applyOutcome } from '../apply-outcome.ts';
import { contextOn } from '../perform-booking-action.ts';

const columns = {
  billed_to_client: 'billedToClient',
  added_to_xero: 'addedToXero',
  quote_number: 'quoteNumber',
  po_number: 'poNumber',
  sales_invoice_number: 'salesInvoiceNumber',
  admin_invoice_notes: 'adminInvoiceNotes',
} as const satisfies Partial<Record<keyof InvoiceUpdate, keyof InvoiceRow>>;

const fields = Object.keys(columns) as (keyof typeof columns)[];

/** The columns that an update changes. Throws 400 naming its fields. */
function changesOf(update: InvoiceUpdate, whole: WholeInvoice, reader: Reader) {
  const values = checkedBy(invoiceUpdateRules, update);
  const shown = bookkeepingOf(whole);
  const changed = fields.filter(
    (field) => values[field] !== undefined && values[field] !== shown[field],
  );
  const permissions = invoicePermissionsOf(invoiceFactsOf(whole, reader), reader.viewer);
  if (changed.includes('admin_invoice_notes') && !permissions.update_notes) {
    throw validationError(
      fieldError('admin_invoice_notes', 'Only an admin may change the invoice notes.'),
    );
  }
  return Object.fromEntries(changed.map((field) => [columns[field], values[field]]));
}

type Result = { uuid: string; isChanged: boolean; failure?: ApiFailure };

/** Writes each selected update; a result for each, in order. */
async function writeUpdates(
  tx: Db,
  updates: InvoiceUpdate[],
  wholes: Map<string, WholeInvoice>,
  reader: Reader,
): Promise<Result[]> {
  const results: Result[] = [];
  const seen = new Set<string>();
  for (const update of updates) {
    const { uuid } = update;
    const id = uuid.toLowerCase();
    const isRepeated = seen.has(id);
    if (update.is_selected) seen.add(id);
    const whole = wholes.get(id);
    if (!update.is_selected) {
      results.push({ uuid, isChanged: false });
      continue;
    }
    try {
      if (!whole) throw notFound("Sorry, we can't find this invoice.");
      if (isRepeated) {
        throw validationError(fieldError('uuid', 'This invoice is in the list already.'));
      }
      const set = changesOf(update, whole, reader);
      const isChanged = Object.keys(set).length > 0;
      if (isChanged) await setInvoice(tx, whole.invoice, set, reader.now);
      results.push({ uuid, isChanged });
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      results.push({ uuid, isChanged: false, failure });
    }
  }
  return results;
}

/**
 * Records the bookkeeping of invoices (S2 §2 Update Selection): a result for each row, in order. A
 * refused row does not affect the others. A booking whose invoices changed gets one log. Throws
 * 403 for everyone but finance and admins.
 */
export async function updateInvoices(
  call: CallContext,
  tell: Tell,
  updates: InvoiceUpdate[],
): Promise<InvoiceUpdateResult[]> {
  const { tx, viewer, deps } = call;
  if (viewer.role < roles.finance) throw forbidden();
  const { tenantId } = viewer;
  const ids = updates.map(({ uuid }) => uuid.toLowerCase());
  const bookingIds = (await findInvoices(tx, tenantId, ids)).map(({ bookingId }) => bookingId);
  const bookings = new Map<string, BookingRow>();
  for (const row of await lockBookings(tx, tenantId, [...new Set(bookingIds)])) {
    bookings.set(row.booking.id, row);
  }
  const load = async () => {
    const records = await findInvoices(tx, tenantId, ids);
    const wholes = await loadInvoices(tx, viewer, records, [...bookings.values()]);
    return new Map(wholes.map((whole) => [whole.invoice.id, whole]));
  };
  const before = await load();
  const reader = { viewer, now: deps.clock() };
  const results = await writeUpdates(tx, updates, before, reader);

  const changed = results.filter(({ isChanged }) => isChanged);
  const changedIds = changed.flatMap(
    ({ uuid }) => before.get(uuid.toLowerCase())?.row.booking.id ?? [],
  );
  for (const id of new Set(changedIds)) {
    const row = bookings.get(id);
    if (!row) continue;
    const context = contextOn(call, row, reader.now);
    bookings.set(id, await applyOutcome(context, tell, 'update_invoice', { fields: ['invoice'] }));
  }
  const after = await load();
  return results.map(({ uuid, isChanged, failure }) => {
    const whole = after.get(uuid.toLowerCase());
    return {
      uuid,
      result: failure ? 'refused' : isChanged ? 'updated' : 'unchanged',
      message: failure?.message ?? null,
      errors: failure?.errors ?? [],
      invoice: whole ? presentInvoice(whole, reader) : null,
    };
  });
}
