import { isVideographer } from '@shootline/shared-api/contract';
import type { Db } from '../../../platform/db/db.ts';
import { isFinanceStaff } from '../../../platform/session/viewer.ts';
import { factsOf } from '../../booking/rights/booking-facts.ts';
import { permissionsOf } from '../../booking/rights/booking-permission.rules.ts';
import { type BookingRow, loadBookings } from '../../booking/booking.repository.ts';
import { loadInvoices } from '../invoice-loading.ts';
import { unopenedInvoice } from '../invoice-opening.repository.ts';
import type { Reader, WholeInvoice } from '../invoice.presenter.ts';
import { type InvoiceRow, findInvoicesOf, findInvoicesOfBookings } from '../invoice.repository.ts';

/**
 * A videographer's invoices, including those that they may submit but that are not stored yet (state
 * init).
 */
async function ownInvoices(
  tx: Db,
  { viewer, now }: Reader,
  bookings: BookingRow[],
): Promise<InvoiceRow[]> {
  const stored = await findInvoicesOf(
    tx,
    viewer,
    bookings.map(({ booking }) => booking.id),
  );
  const unopened = bookings.filter(
    (row) =>
      permissionsOf(factsOf(row), viewer, now).submit_invoice &&
      !stored.some(({ bookingId }) => bookingId === row.booking.id),
  );
  return [...stored, ...unopened.map((row) => unopenedInvoice(row, viewer.id, now))];
}

/**
 * The invoices of these bookings that the viewer may read or submit, in the order of the bookings: a
 * videographer's own, all of them for finance and admins, none for everyone else.
 */
export async function invoicesOfBookings(
  tx: Db,
  reader: Reader,
  bookingIds: string[],
): Promise<WholeInvoice[]> {
  const { viewer } = reader;
  const isForVideographer = isVideographer(viewer.role);
  if (!isForVideographer && !isFinanceStaff(viewer)) return [];
  const ids = [...new Set(bookingIds.map((id) => id.toLowerCase()))];
  const bookings = (await loadBookings(tx, viewer, ids)).filter(
    ({ booking }) => booking.state !== 'deleted',
  );
  if (bookings.length === 0) return [];
  const invoices = isForVideographer
    ? await ownInvoices(tx, reader, bookings)
    : await findInvoicesOfBookings(
        tx,
        viewer.tenantId,
        bookings.map(({ booking }) => booking.id),
      );
  const place = new Map(bookings.map(({ booking }, index) => [booking.id, index]));
  invoices.sort((a, b) => (place.get(a.bookingId) ?? 0) - (place.get(b.bookingId) ?? 0));
  return loadInvoices(tx, viewer, invoices, bookings);
}
