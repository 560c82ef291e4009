import type { Coordinates } from '@shootline/shared-api/contract';
import { and, asc, eq, sql, type PgColumn } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import { countCap, inBatches, onKey } from '../../../platform/db/query.ts';
import { pricedColumns } from '../../pricing/priced-columns.ts';
import type { Fee } from '../../pricing/total-cost.rules.ts';
import { booking, cancellationFee, invoice } from '../../schema.ts';
import { type InvoiceFilter, matching } from './invoice-list.repository.ts';
import type { PricedInvoice } from './invoice-totals.rules.ts';

/**
 * Rows per statement; in batches of this size each row is found by its key, however large the workspace.
 */
export const batchRows = 1000;

/** Passes the ids as one array: a thousand separate parameters take longer to prepare than to answer. */
const isOneOf = (column: PgColumn, ids: string[]) =>
  sql`${column} = any(${`{${ids.join(',')}}`}::uuid[])`;

async function findFees(tx: Db, tenantId: string, bookingIds: string[]) {
  if (bookingIds.length === 0) return new Map<string, (Fee & { bookingId: string })[]>();
  const fees = await tx
    .select({
      bookingId: cancellationFee.bookingId,
      category: cancellationFee.category,
      videographerId: cancellationFee.videographerId,
      discount: cancellationFee.discount,
    })
    .from(cancellationFee)
    .where(
      and(eq(cancellationFee.tenantId, tenantId), isOneOf(cancellationFee.bookingId, bookingIds)),
    )
    .orderBy(asc(cancellationFee.created), asc(cancellationFee.id));
  return Map.groupBy(fees, ({ bookingId }) => bookingId);
}

/** These invoices with the data for their prices. */
export async function findPriced(
  tx: Db,
  tenantId: string,
  ids: string[],
): Promise<PricedInvoice[]> {
  const rows = await tx
    .select({
      bookingId: invoice.bookingId,
      bookingDay: invoice.bookingDay,
      videographerId: invoice.videographerId,
      claimedAmount: invoice.claimedAmount,
      partAmount: invoice.partAmount,
      currency: invoice.currency,
      booking: pricedColumns,
      country: sql<string | null>`${booking.address}->>'country_code'`,
      location: sql<Coordinates | null>`${booking.address}->'location'`,
      hasFee: booking.hasFee,
    })
    .from(invoice)
    .innerJoin(booking, onKey(booking, invoice.bookingId))
    .where(and(eq(invoice.tenantId, tenantId), isOneOf(invoice.id, ids)));
  const withFee = rows.filter(({ hasFee }) => hasFee).map(({ bookingId }) => bookingId);
  const fees = await findFees(tx, tenantId, [...new Set(withFee)]);
  return rows.map(({ country, location, hasFee: _hasFee, booking: prices, ...row }) => ({
    ...row,
    booking: {
      ...prices,
      address: country === null ? null : { country_code: country, location },
    },
    fees: fees.get(row.bookingId) ?? [],
  }));
}

/**
 * The matching invoices with the data for their prices, and the count of matches, up to 10,001.
 * `invoices` is null when more than 10,000 match, as adding them up would cost too much.
 */
export async function findPricedInvoices(
  tx: Db,
  tenantId: string,
  filter: InvoiceFilter,
): Promise<{ count: number; invoices: PricedInvoice[] | null }> {
  const matches = await tx
    .select({ id: invoice.id })
    .from(invoice)
    .where(matching(tx, tenantId, filter))
    .limit(countCap);
  const count = matches.length;
  if (count === countCap) return { count, invoices: null };
  const invoices: PricedInvoice[] = [];
  for (const some of inBatches(matches, batchRows)) {
    const ids = some.map(({ id }) => id);
    invoices.push(...(await findPriced(tx, tenantId, ids)));
  }
  return { count, invoices };
}
