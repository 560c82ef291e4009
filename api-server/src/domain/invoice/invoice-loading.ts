import { type Invoice, type SupplierInvoice, isVideographer } from '@shootline/shared-api/contract';
import type { Db } from '../../platform/db/db.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { type BookingRow, loadBookings } from '../booking/booking.repository.ts';
import { findUsers } from '../people/user/user.repository.ts';
import { listInvoiceFiles } from './invoice-file.repository.ts';
import { invoiceRelationOf } from './invoice-permission.rules.ts';
import {
  type Reader,
  type WholeInvoice,
  presentInvoice,
  presentSupplierInvoice,
} from './invoice.presenter.ts';
import { type InvoiceRow, findInvoices } from './invoice.repository.ts';

async function bookingsOf(tx: Db, viewer: Viewer, invoices: InvoiceRow[]): Promise<BookingRow[]> {
  return loadBookings(tx, viewer, [...new Set(invoices.map(({ bookingId }) => bookingId))]);
}

/**
 * Invoices with their bookings, videographers and files, in the same order, in a fixed number of queries.
 * Pass `bookings` if they are loaded already.
 */
export async function loadInvoices(
  tx: Db,
  viewer: Viewer,
  invoices: InvoiceRow[],
  bookings?: BookingRow[],
): Promise<WholeInvoice[]> {
  const rows = bookings ?? (await bookingsOf(tx, viewer, invoices));
  const rowOf = new Map(rows.map((row) => [row.booking.id, row]));
  const supplierIds = invoices.map(({ videographerId }) => videographerId);
  const suppliers = await findUsers(tx, viewer.tenantId, supplierIds);
  const ids = invoices.map(({ id }) => id);
  const files = Map.groupBy(
    await listInvoiceFiles(tx, viewer.tenantId, ids),
    ({ invoiceId }) => invoiceId,
  );
  const creditedIds = invoices.flatMap(({ creditedId }) => creditedId ?? []);
  const credited = await findInvoices(tx, viewer.tenantId, creditedIds);
  return invoices.flatMap((invoice) => {
    const row = rowOf.get(invoice.bookingId);
    return row
      ? {
          invoice,
          row,
          supplier: suppliers.get(invoice.videographerId) ?? null,
          files: files.get(invoice.id) ?? [],
          credited: credited.find(({ id }) => id === invoice.creditedId) ?? null,
        }
      : [];
  });
}

const missing = () => notFound("Sorry, we can't find this invoice.");

/** The row of an invoice that the viewer may view. Throws 404. */
export async function viewableRecord(tx: Db, viewer: Viewer, id: string): Promise<InvoiceRow> {
  const [invoice] = await findInvoices(tx, viewer.tenantId, [id]);
  if (!invoice || invoiceRelationOf(invoice, viewer) === undefined) throw missing();
  return invoice;
}

/** An invoice that the viewer may view, with its booking, videographer and files. Throws 404. */
export async function viewableInvoice(
  tx: Db,
  viewer: Viewer,
  id: string,
  bookings?: BookingRow[],
): Promise<WholeInvoice> {
  const invoice = await viewableRecord(tx, viewer, id);
  const [whole] = await loadInvoices(tx, viewer, [invoice], bookings);
  if (!whole) throw missing();
  return whole;
}

/** An invoice in the shape for the viewer's role. */
export function presentFor(whole: WholeInvoice, reader: Reader): Invoice | SupplierInvoice {
  return isVideographer(reader.viewer.role)
    ? presentSupplierInvoice(whole, reader)
    : presentInvoice(whole, reader);
}
