import { type Invoice, zoneName } from '@shootline/shared-api/contract';
import { msg, plainMoney } from '@shootline/shared-api/rules';
import { and, desc, lte, sql } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import { isFinanceStaff } from '../../../platform/session/viewer.ts';
import { booking, invoice } from '../../schema.ts';
import { loadInvoices } from '../../invoice/invoice-loading.ts';
import { presentInvoice } from '../../invoice/invoice.presenter.ts';
import { type InvoiceFilter, matching } from '../../invoice/list/invoice-list.repository.ts';
import { type Column, cellsOf, money, number, text, yesOrNo } from './cells.rules.ts';
import { type ReportContext, type Report, sortableTime } from './report.ts';
import { exportSettings } from '../export.settings.ts';
import { onKey } from '../../../platform/db/query.ts';

type Place = { bookingNumber: number; id: string };

/** One batch of the matching invoices after `after`, highest booking number first. */
async function findBatch(
  tx: Db,
  { reader: viewer, now }: Pick<ReportContext, 'reader' | 'now'>,
  filter: InvoiceFilter,
  after: Place | undefined,
) {
  const behind =
    after &&
    and(
      // A separate condition, to use the index on bookings.
      lte(booking.bookingNumber, after.bookingNumber),
      sql`(${booking.bookingNumber}, ${invoice.id}) < (${after.bookingNumber}::int, ${after.id}::uuid)`,
    );
  const batch = await tx
    .select({ row: invoice, bookingNumber: booking.bookingNumber })
    .from(invoice)
    .innerJoin(booking, onKey(booking, invoice.bookingId))
    .where(and(matching(tx, viewer.tenantId, filter), behind))
    .orderBy(desc(booking.bookingNumber), desc(invoice.id))
    .limit(exportSettings.batchRows);
  const invoices = await loadInvoices(
    tx,
    viewer,
    batch.map(({ row }) => row),
  );
  const last = batch.at(-1);
  const isFull = last !== undefined && batch.length === exportSettings.batchRows;
  return {
    next: isFull ? { bookingNumber: last.bookingNumber, id: last.row.id } : undefined,
    lines: invoices.map((whole) => ({
      ...presentInvoice(whole, { viewer, now }),
      currency: whole.invoice.currency,
    })),
  };
}

type Line = Invoice & { currency: string };

const at = (iso: string | null) => (iso === null ? null : new Date(iso));

const columns: Column<Line>[] = [
  yesOrNo('Billed to Client', (line) => line.billed_to_client),
  text('Booking Number', ({ booking: of }) => of.booking_uid),
  text('Booking Date', ({ booking: of }) => sortableTime(at(of.date), of.address.timezone)),
  text('Time Zone', ({ booking: of }) =>
    of.date ? zoneName(of.address.timezone, new Date(of.date)) : null,
  ),
  text('Booking Name', ({ booking: of }) => of.title),
  text('Client Name', ({ booking: of }) => of.client.name),
  ...money<Line>('Client Cost', ({ booking: of }) => of.total_client_cost),
  yesOrNo('Supplier Invoice in Xero', (line) => line.added_to_xero),
  text('Supplier Name', ({ booking: of }) => of.camera_operator_full_name),
  ...money<Line>('Supplier Cost (Estimated)', ({ booking: of }) => of.total_camera_operator_cost),
  number('Supplier Cost (Claimed)', ({ claimed_invoice_amount: claimed, currency }) =>
    claimed === null ? null : plainMoney(claimed, currency),
  ),
  text('Supplier Cost (Claimed) Currency', (line) =>
    line.claimed_invoice_amount === null ? null : line.currency,
  ),
  text('Supplier Invoice Number', (line) => line.invoice_number),
  text('Supplier Invoice Kind', ({ kind }) => (kind === 'invoice' ? 'Invoice' : 'Credit note')),
  text('Credited Invoice Number', (line) => line.credited_invoice?.invoice_number ?? null),
  text('Supplier Invoice Status', (line) => line.state_display),
  text('Quote Number', (line) => line.quote_number),
  text('Purchase Order Number', (line) => line.po_number),
  text('{brand} Invoice Number', (line) => line.sales_invoice_number),
  text('Invoice Contact Name', ({ booking: of }) => of.invoice_to_user?.full_name ?? null),
  text('Invoice Contact Phone', ({ booking: of }) => of.invoice_to_user?.phone ?? null),
  text('Invoice Contact Email', ({ booking: of }) => of.invoice_to_user?.email ?? null),
  text('Invoice Notes', ({ booking: of }) => of.invoice_notes),
  text('Admin Invoice Notes', (line) => line.admin_invoice_notes),
  text('Supplier Invoice Creation Date (UTC)', (line) => sortableTime(at(line.created), 'UTC')),
  text('Supplier Invoice Modification Date (UTC)', (line) =>
    sortableTime(at(line.modified), 'UTC'),
  ),
];

/** The finance dashboard, for those who may open the page. */
export const invoicesReport: Report<InvoiceFilter> = {
  what: msg('invoices'),
  mayRequest: isFinanceStaff,
  headings: () => columns.map(({ heading }) => heading),
  async *batches(context, filter) {
    let after: Place | undefined;
    do {
      const { lines, next } = await context.inside((tx) => findBatch(tx, context, filter, after));
      if (lines.length > 0) yield lines.map((line) => cellsOf(columns, line));
      after = next;
    } while (after !== undefined);
  },
};
