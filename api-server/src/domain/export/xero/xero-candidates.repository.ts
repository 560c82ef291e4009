import type { XeroFileInput } from '@shootline/shared-api/contract';
import { and, eq, inArray, max } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import { loadInvoices } from '../../invoice/invoice-loading.ts';
import { type Reader, presentInvoice } from '../../invoice/invoice.presenter.ts';
import { findInvoices } from '../../invoice/invoice.repository.ts';
import { invoice, invoiceHistory } from '../../schema.ts';
import { isWaiting, numberKey, numberConflictOf } from './xero-number.rules.ts';
import type { XeroCandidate } from './xero-reasons.rules.ts';
import { findMates, findWaiting } from './xero-waiting.repository.ts';

/** Times when claims were submitted or last corrected, by invoice id. */
async function claimDates(tx: Db, tenantId: string, ids: string[]): Promise<Map<string, Date>> {
  const rows = await tx
    .select({ id: invoiceHistory.invoiceId, at: max(invoiceHistory.created) })
    .from(invoiceHistory)
    .where(
      and(
        eq(invoiceHistory.tenantId, tenantId),
        inArray(invoiceHistory.invoiceId, ids),
        inArray(invoiceHistory.kind, ['submitted', 'corrected']),
      ),
    )
    .groupBy(invoiceHistory.invoiceId);
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at]] : [])));
}

/** Ids of the invoices that bill these bookings to their clients, by booking id. */
async function billedBy(tx: Db, tenantId: string, bookingIds: string[]) {
  const rows = await tx
    .select({ id: invoice.id, bookingId: invoice.bookingId })
    .from(invoice)
    .where(
      and(
        eq(invoice.tenantId, tenantId),
        inArray(invoice.bookingId, bookingIds),
        eq(invoice.billedToClient, true),
      ),
    );
  return new Map(rows.map(({ id, bookingId }) => [bookingId, id]));
}

type Mates = Awaited<ReturnType<typeof findMates>>;

/**
 * The given invoices, or all that are approved and not in Xero (bills) or not billed to the client
 * (sales invoices), oldest shoot first, and whether there are more. Uses a fixed number of queries. Of
 * the waiting ones, invoices with the same number stay together. `mates` are all invoices with their
 * numbers or nearly the same ones.
 */
export async function findXeroCandidates(
  tx: Db,
  reader: Reader,
  { kind, invoices }: XeroFileInput,
): Promise<{ candidates: XeroCandidate[]; mates: Mates; isMoreLeft: boolean }> {
  const { tenantId } = reader.viewer;
  const { ids, enterable } = invoices
    ? { ids: invoices, enterable: 0 }
    : await findWaiting(tx, tenantId, kind);
  const first = await findInvoices(tx, tenantId, ids);
  const mates = await findMates(tx, tenantId, kind, first);
  const byNumber = Map.groupBy(mates, (mate) => numberKey(kind, mate));
  const chosen = new Set(ids);
  const numbers = new Set(first.map((row) => numberKey(kind, row)));
  const others = mates.filter(
    (mate) => isWaiting(kind, mate) && !chosen.has(mate.id) && numbers.has(numberKey(kind, mate)),
  );
  const completing = invoices ? [] : others.map(({ id }) => id);
  for (const id of completing) chosen.add(id);
  const rows = [...first, ...(await findInvoices(tx, tenantId, completing))];
  const wholes = await loadInvoices(tx, reader.viewer, rows);
  const claims = await claimDates(tx, tenantId, [...chosen]);
  const bookingIds = rows.map(({ bookingId }) => bookingId);
  const billing = await billedBy(tx, tenantId, bookingIds);
  const candidates = wholes.map((whole): XeroCandidate => {
    const { id, bookingId, currency, modified } = whole.invoice;
    const key = numberKey(kind, whole.invoice);
    return {
      ...presentInvoice(whole, reader),
      currency,
      supplierEmail: whole.supplier?.email ?? '',
      claimed: claims.get(id) ?? modified,
      isBookingBilled: (billing.get(bookingId) ?? id) !== id,
      numberKey: key,
      numberConflict: numberConflictOf(kind, whole.invoice, byNumber.get(key) ?? [], chosen),
    };
  });
  const order = ({ booking, created, uuid }: XeroCandidate) =>
    `${booking.date ?? '9999'} ${created} ${uuid}`;
  candidates.sort((a, b) => (order(a) < order(b) ? -1 : 1));
  return { candidates, mates, isMoreLeft: enterable > chosen.size };
}
