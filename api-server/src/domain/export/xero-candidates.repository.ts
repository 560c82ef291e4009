import type { XeroFileKind } from '@shootline/shared-api/contract';
import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { loadInvoices } from '../invoice/invoice-loading.ts';
import { type Reader, presentInvoice } from '../invoice/invoice.presenter.ts';
import { findInvoices } from '../invoice/invoice.repository.ts';
import { invoice, invoiceHistory } from '../schema.ts';
import { findPeople } from '../user/user.repository.ts';
import type { XeroCandidate } from './xero-documents.rules.ts';
import { xeroLimits } from './xero.settings.ts';

/** Approved invoices that wait to be entered, oldest shoot first; those without a number last. */
async function waitingIds(tx: Db, tenantId: string, kind: XeroFileKind): Promise<string[]> {
  const waits =
    kind === 'bills' ? eq(invoice.addedToXero, false) : eq(invoice.billedToClient, false);
  const number = kind === 'bills' ? invoice.invoiceNumber : invoice.salesInvoiceNumber;
  const rows = await tx
    .select({ id: invoice.id })
    .from(invoice)
    .where(
      and(
        eq(invoice.tenantId, tenantId),
        eq(invoice.isBookingDeleted, false),
        eq(invoice.state, 'approved'),
        waits,
      ),
    )
    .orderBy(sql`${number} = ''`, asc(invoice.bookingDate), asc(invoice.created), asc(invoice.id))
    // One more tells whether any are left.
    .limit(xeroLimits.invoices + 1);
  return rows.map(({ id }) => id);
}

/** When each claim was submitted or last corrected, by invoice. */
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

/** The invoice by which each of these bookings is billed to its client. */
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

/**
 * The invoices named, or all that are approved and not in Xero (bills) or not billed to the client
 * (sales invoices), oldest shoot first, in a fixed number of queries; and whether there are more.
 */
export async function findXeroCandidates(
  tx: Db,
  reader: Reader,
  { kind, invoices: named }: { kind: XeroFileKind; invoices?: string[] },
): Promise<{ candidates: XeroCandidate[]; isMoreLeft: boolean }> {
  const { tenantId } = reader.viewer;
  const all = named ?? (await waitingIds(tx, tenantId, kind));
  const ids = all.slice(0, xeroLimits.invoices);
  const wholes = await loadInvoices(tx, reader.viewer, await findInvoices(tx, tenantId, ids));
  const claims = await claimDates(tx, tenantId, ids);
  const people = await findPeople(
    tx,
    tenantId,
    wholes.map(({ invoice: { cameraOperatorId } }) => cameraOperatorId),
  );
  const billing = await billedBy(
    tx,
    tenantId,
    wholes.map(({ row }) => row.booking.id),
  );
  const candidates = wholes.map((whole): XeroCandidate => {
    const { id, bookingId, cameraOperatorId, currency, modified } = whole.invoice;
    return {
      ...presentInvoice(whole, reader),
      currency,
      supplierId: cameraOperatorId,
      supplierEmail: people.get(cameraOperatorId)?.email ?? '',
      claimed: claims.get(id) ?? modified,
      isBookingBilled: (billing.get(bookingId) ?? id) !== id,
    };
  });
  const order = ({ booking, created, uuid }: XeroCandidate) =>
    `${booking.date ?? '9999'} ${created} ${uuid}`;
  candidates.sort((a, b) => (order(a) < order(b) ? -1 : 1));
  return { candidates, isMoreLeft: all.length > ids.length };
}
