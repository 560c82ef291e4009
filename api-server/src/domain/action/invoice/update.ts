import type { InvoiceUpdate, InvoiceUpdateResult } from '@shootline/shared-api/contract';
import { inBatches } from '../../../platform/db/query.ts';
import { workspaceTransaction } from '../../../platform/db/workspace-transaction.ts';
import { ApiFailure } from '../../../platform/errors/errors.ts';
import { jsonLines, takesLines } from '../../../platform/http/body/json-lines.ts';
import { logFailure } from '../../../platform/http/failures/log-failure.ts';
import type { Call } from '../../../platform/calls/handlers.ts';
import { type Viewer, requireFinance, viewerOf } from '../../../platform/session/viewer.ts';
import type { Db } from '../../../platform/db/db.ts';
import { noteChanges } from '../../booking/change/booking-change.repository.ts';
import { type BookingRow, lockBookings } from '../../booking/booking.repository.ts';
import { setBookkeeping } from '../../invoice/invoice-bookkeeping.repository.ts';
import { loadInvoices } from '../../invoice/invoice-loading.ts';
import { type WholeInvoice, presentInvoice } from '../../invoice/invoice.presenter.ts';
import { findInvoices } from '../../invoice/invoice.repository.ts';
import {
  type RowDecision,
  type UpdateRow,
  decisionOn,
  refusedWith,
  updateRowsOf,
} from './update.rules.ts';

/** Rows written in one transaction, with their results sent together. */
const batchRows = 100;

const keyed = (wholes: WholeInvoice[]) => new Map(wholes.map((one) => [one.invoice.id, one]));

/**
 * Locks the invoices and bookings of the rows, writes changes and logs each booking once. Returns a
 * result for each row.
 */
async function writeBatch(
  tx: Db,
  viewer: Viewer,
  rows: UpdateRow[],
  now: Date,
): Promise<InvoiceUpdateResult[]> {
  requireFinance(viewer);
  const { tenantId } = viewer;
  const reader = { viewer, now };
  const ids = [...new Set(rows.map(({ id }) => id))];
  const bookingIds = (await findInvoices(tx, tenantId, ids)).map(({ bookingId }) => bookingId);
  const bookings = await lockBookings(tx, tenantId, [...new Set(bookingIds)]);
  // Read after locking, to see what the previous holder wrote.
  const load = async (bookingRows: BookingRow[]) =>
    keyed(await loadInvoices(tx, viewer, await findInvoices(tx, tenantId, ids), bookingRows));
  const wholes = await load(bookings);
  const decisions = rows.map((row): [UpdateRow, RowDecision] => [
    row,
    decisionOn(row, wholes.get(row.id), reader),
  ]);

  const updates = decisions.flatMap(([{ id }, { set }]) => (set ? [{ id, ...set }] : []));
  await setBookkeeping(tx, tenantId, updates, now);
  const updatedBookings = new Set(updates.map(({ id }) => wholes.get(id)?.invoice.bookingId));
  const rowsNow = await noteChanges(
    { tx, viewer, now },
    bookings.filter(({ booking }) => updatedBookings.has(booking.id)),
    'update_invoice',
    ['invoice'],
  );
  const bookingsNow = new Map([...bookings, ...rowsNow].map((row) => [row.booking.id, row]));
  const invoicesNow = await load([...bookingsNow.values()]);
  return decisions.map(([{ id, uuid }, { set, failure }]) => {
    const whole = invoicesNow.get(id);
    return {
      uuid,
      result: failure ? 'refused' : set ? 'updated' : 'unchanged',
      message: failure?.message ?? null,
      errors: failure?.errors ?? [],
      invoice: whole ? presentInvoice(whole, reader) : null,
    };
  });
}

type UpdateCall = Pick<Call<'updateInvoices'>, 'c' | 'deps' | 'viewer' | 'body'>;

/** Writes the rows in batches, each in its own transaction. */
async function* writeBatches({ deps, viewer }: UpdateCall, updates: InvoiceUpdate[]) {
  const { id: userId, tenantId } = viewer;
  for (const batch of inBatches(updateRowsOf(updates), batchRows)) {
    try {
      yield await workspaceTransaction(deps.db, tenantId, async (tx) =>
        // Their rights may have changed since the run began.
        writeBatch(tx, await viewerOf(tx, { tenantId, userId }), batch, deps.clock()),
      );
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      yield batch.map(({ uuid }) => refusedWith(uuid, failure));
    }
  }
}

/**
 * Records the bookkeeping of invoices after the call's transaction. Answers with a result for each row, in
 * order, as lines if the caller accepts them. A refused row does not affect the others. Throws 403 for
 * everyone but finance and admins.
 */
export function updateInvoices(call: UpdateCall) {
  const { c, deps, viewer, body } = call;
  requireFinance(viewer);
  return async () => {
    const batches = writeBatches(call, body);
    if (takesLines(c)) return jsonLines(batches, (error) => logFailure(deps.logger, c, error));
    const results: InvoiceUpdateResult[] = [];
    for await (const batch of batches) results.push(...batch);
    return { results };
  };
}
