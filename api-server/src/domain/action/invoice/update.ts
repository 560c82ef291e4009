import {
  type InvoiceUpdate,
  type InvoiceUpdateResult,
  roles,
} from '@shootline/shared-api/contract';
import { invoiceUpdateRules } from '@shootline/shared-api/rules';
import { type Acting, applyChange, lockBookingRows } from '../perform-booking-action.ts';
import {
  ApiFailure,
  fieldError,
  forbidden,
  notFound,
  validationError,
} from '../../../platform/http/errors.ts';
import { checkedBy } from '../../../platform/http/rule-errors.ts';
import { invoicePermissionsOf } from '../../invoice/invoice-permission.rules.ts';
import { loadInvoices } from '../../invoice/invoice-loading.ts';
import { runningOn } from '../perform-invoice-action.ts';
import {
  type Reading,
  type WholeInvoice,
  invoiceFactsOf,
  presentInvoice,
} from '../../invoice/invoice.presenter.ts';
import { type InvoiceRow, findInvoices, setInvoice } from '../../invoice/invoice.repository.ts';

const columns = {
  billed_to_client: 'billedToClient',
  added_to_xero: 'addedToXero',
  quote_number: 'quoteNumber',
  po_number: 'poNumber',
  sales_invoice_number: 'salesInvoiceNumber',
  admin_invoice_notes: 'adminInvoiceNotes',
} as const satisfies Partial<Record<keyof InvoiceUpdate, keyof InvoiceRow>>;

const fields = Object.keys(columns) as (keyof typeof columns)[];

/** The columns that a row changes. Throws 400 with its fields. */
function changesOf(given: InvoiceUpdate, whole: WholeInvoice, reading: Reading) {
  const values = checkedBy(invoiceUpdateRules, given);
  const { invoice } = whole;
  const changed = fields.filter(
    (field) => values[field] !== undefined && values[field] !== invoice[columns[field]],
  );
  const permissions = invoicePermissionsOf(invoiceFactsOf(whole, reading), reading.viewer);
  if (changed.includes('admin_invoice_notes') && !permissions.update_notes) {
    throw validationError(
      fieldError('admin_invoice_notes', 'Only an admin may change the invoice notes.'),
    );
  }
  return Object.fromEntries(changed.map((field) => [columns[field], values[field]]));
}

type Noted = { given: InvoiceUpdate; isChanged: boolean; failure?: ApiFailure };

/** Looks at each selected row, writes what it changes, and tells what became of it. */
async function noteAll(
  { tx }: Acting,
  given: InvoiceUpdate[],
  wholes: Map<string, WholeInvoice>,
  reading: Reading,
): Promise<Noted[]> {
  const noted: Noted[] = [];
  const seen = new Set<string>();
  for (const row of given) {
    const id = row.uuid.toLowerCase();
    const isRepeated = seen.has(id);
    if (row.is_selected) seen.add(id);
    const whole = wholes.get(id);
    if (!row.is_selected) {
      noted.push({ given: row, isChanged: false });
      continue;
    }
    try {
      if (!whole) throw notFound("Sorry, we can't find this invoice.");
      if (isRepeated) {
        throw validationError(fieldError('uuid', 'This invoice is in the list already.'));
      }
      const set = changesOf(row, whole, reading);
      const isChanged = Object.keys(set).length > 0;
      if (isChanged) await setInvoice(tx, whole.invoice, set, reading.now);
      noted.push({ given: row, isChanged });
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      noted.push({ given: row, isChanged: false, failure });
    }
  }
  return noted;
}

/**
 * Notes what became of invoices (S2 §2 Update Selection): a result for each row, in their order, and
 * a refused row keeps none of the others back. A booking whose invoices changed gets one log. Throws
 * 403 for all but finance and admins.
 */
export async function updateInvoices(
  acting: Acting,
  given: InvoiceUpdate[],
): Promise<InvoiceUpdateResult[]> {
  const { tx, viewer, deps } = acting;
  if (viewer.role < roles.finance) throw forbidden();
  const { tenantId } = viewer;
  const ids = given.map(({ uuid }) => uuid.toLowerCase());
  const found = await findInvoices(tx, tenantId, ids);
  await lockBookingRows(
    tx,
    tenantId,
    found.map(({ bookingId }) => bookingId),
  );
  const load = async () => {
    const wholes = await loadInvoices(tx, viewer, await findInvoices(tx, tenantId, ids));
    return new Map(wholes.map((whole) => [whole.invoice.id, whole]));
  };
  const before = await load();
  const reading = { viewer, now: deps.clock() };
  const noted = await noteAll(acting, given, before, reading);

  const changed = noted.filter(({ isChanged }) => isChanged);
  const bookings = new Map(
    changed.flatMap(({ given: { uuid } }) => {
      const of = before.get(uuid.toLowerCase())?.of;
      return of ? [[of.booking.id, of] as const] : [];
    }),
  );
  for (const of of bookings.values()) {
    await applyChange(runningOn(acting, of, reading.now), 'update_invoice', {
      fields: ['invoice'],
    });
  }
  const after = await load();
  return noted.map(({ given: { uuid }, isChanged, failure }) => {
    const whole = after.get(uuid.toLowerCase());
    return {
      uuid,
      result: failure ? 'refused' : isChanged ? 'updated' : 'unchanged',
      message: failure?.message ?? null,
      errors: failure?.errors ?? [],
      invoice: whole ? presentInvoice(whole, reading) : null,
    };
  });
}
