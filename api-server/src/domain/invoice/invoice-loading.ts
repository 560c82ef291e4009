import {
  type Invoice,
  type SupplierInvoice,
  isCameraOperator,
} from '@shootline/shared-api/contract';
import { loadBookings } from '../booking/booking.repository.ts';
import type { Db } from '../../platform/db/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { findPeople } from '../user/user.repository.ts';
import { listInvoiceFiles } from './invoice-file.repository.ts';
import { invoiceRelationOf } from './invoice-permission.rules.ts';
import {
  type Reading,
  type WholeInvoice,
  presentInvoice,
  presentSupplierInvoice,
} from './invoice.presenter.ts';
import { type InvoiceRow, findInvoices } from './invoice.repository.ts';

/** Invoices with what belongs to them, in the same order, in a fixed number of queries. */
export async function loadInvoices(
  tx: Db,
  viewer: Viewer,
  invoices: InvoiceRow[],
): Promise<WholeInvoice[]> {
  const bookingIds = [...new Set(invoices.map(({ bookingId }) => bookingId))];
  const bookings = await loadBookings(tx, viewer, bookingIds);
  const ofId = new Map(bookings.map((row) => [row.booking.id, row]));
  const supplierIds = invoices.map(({ cameraOperatorId }) => cameraOperatorId);
  const suppliers = await findPeople(tx, viewer.tenantId, supplierIds);
  const ids = invoices.map(({ id }) => id);
  const files = Map.groupBy(
    await listInvoiceFiles(tx, viewer.tenantId, ids),
    ({ invoiceId }) => invoiceId,
  );
  return invoices.flatMap((invoice) => {
    const of = ofId.get(invoice.bookingId);
    const supplier = suppliers.get(invoice.cameraOperatorId)?.fullName ?? null;
    return of ? [{ invoice, of, supplier, files: files.get(invoice.id) ?? [] }] : [];
  });
}

/** One invoice of those that the viewer may view. Throws 404 for every other id. */
export async function viewableInvoice(tx: Db, viewer: Viewer, id: string): Promise<WholeInvoice> {
  const found = await findInvoices(tx, viewer.tenantId, [id]);
  const visible = found.filter((invoice) => invoiceRelationOf(invoice, viewer) !== undefined);
  const [whole] = await loadInvoices(tx, viewer, visible);
  if (!whole) throw notFound("Sorry, we can't find this invoice.");
  return whole;
}

/** An invoice in the shape that the viewer may read. */
export function presentFor(whole: WholeInvoice, reading: Reading): Invoice | SupplierInvoice {
  return isCameraOperator(reading.viewer.role)
    ? presentSupplierInvoice(whole, reading)
    : presentInvoice(whole, reading);
}
