import { roles } from '@shootline/shared-api/contract';
import { loadBookings } from '../booking/booking.repository.ts';
import { isoDay } from '../http/day.ts';
import { forbidden } from '../http/errors.ts';
import { pageFields } from '../http/page-links.ts';
import type { Handlers } from '../openapi/handlers.ts';
import { findPeople } from '../user/user.repository.ts';
import { presentInvoice } from './invoice.presenter.ts';
import { listInvoices } from './invoice.repository.ts';

export const invoiceHandlers = {
  async listInvoices({ c, tx, viewer, query }) {
    if (viewer.role < roles.finance) throw forbidden();
    const page = await listInvoices(tx, viewer.tenantId, {
      ...query,
      at_date: isoDay('at_date', query.at_date),
      from_date: isoDay('from_date', query.from_date),
      to_date: isoDay('to_date', query.to_date),
    });
    const ids = [...new Set(page.rows.map(({ bookingId }) => bookingId))];
    const bookings = await loadBookings(tx, viewer, ids);
    const ofId = new Map(bookings.map((row) => [row.booking.id, row]));
    const operatorIds = page.rows.map(({ cameraOperatorId }) => cameraOperatorId);
    const suppliers = await findPeople(tx, viewer.tenantId, operatorIds);
    return {
      ...pageFields(c, '/invoice', query.offset ?? 0, page),
      results: page.rows.flatMap((row) => {
        const of = ofId.get(row.bookingId);
        const supplier = suppliers.get(row.cameraOperatorId)?.fullName ?? null;
        return of ? [presentInvoice(row, of, supplier, viewer)] : [];
      }),
    };
  },
} satisfies Partial<Handlers>;
