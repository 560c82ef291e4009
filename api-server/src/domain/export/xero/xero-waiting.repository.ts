import type { XeroFileKind } from '@shootline/shared-api/contract';
import {
  type SQL,
  type SQLWrapper,
  and,
  asc,
  eq,
  exists,
  inArray,
  or,
  sql,
} from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import { onKey } from '../../../platform/db/query.ts';
import { matching } from '../../invoice/list/invoice-list.repository.ts';
import type { InvoiceRow } from '../../invoice/invoice.repository.ts';
import { booking, invoice } from '../../schema.ts';
import { similarKey } from './xero-number.rules.ts';
import { xeroLimits } from './xero.settings.ts';

const views = { bills: 'to_enter_in_xero', sales_invoices: 'to_bill' } as const;

const columns = {
  bills: { number: invoice.invoiceNumber, key: invoice.invoiceNumberKey },
  sales_invoices: { number: invoice.salesInvoiceNumber, key: invoice.salesInvoiceNumberKey },
};

/** The number of a document, which ignores case as `numberKey` does. */
const numberOf = (kind: XeroFileKind) => sql`lower(${columns[kind].number} collate "und-x-icu")`;

/** Whether the number of an invoice also covers one that is unapproved or already entered. */
function isNumberHeld(kind: XeroFileKind): SQL {
  const [isEntered, owner] =
    kind === 'bills'
      ? [invoice.addedToXero, sql`${invoice.videographerId}, `]
      : [invoice.billedToClient, sql``];
  return sql`bool_or(${invoice.state} <> 'approved' or ${isEntered})
    over (partition by ${owner}${numberOf(kind)})`;
}

/** Whether the booking of an invoice is billed already, or costs its client nothing. */
function isNothingDue(tx: Db, tenantId: string, bookingId: SQLWrapper): SQL | undefined {
  const billed = tx
    .select({ id: invoice.id })
    .from(invoice)
    .where(
      and(
        eq(invoice.tenantId, tenantId),
        sql`${invoice.bookingId} = ${bookingId}`,
        eq(invoice.billedToClient, true),
      ),
    );
  const isFree = or(
    and(eq(booking.isClientCostManual, true), eq(booking.clientCost, 0)),
    and(inArray(booking.state, ['cancelled', 'request_cancelled']), eq(booking.hasFee, false)),
  );
  const free = tx
    .select({ id: booking.id })
    .from(booking)
    .where(and(eq(booking.tenantId, tenantId), sql`${booking.id} = ${bookingId}`, isFree));
  return or(exists(billed), exists(free));
}

/**
 * Approved invoices to enter in Xero (bills) or to bill (sales invoices), oldest shoot first, then those
 * that will be left out; at most 2,000. `enterable` is the number of the former.
 */
export async function findWaiting(
  tx: Db,
  tenantId: string,
  kind: XeroFileKind,
): Promise<{ ids: string[]; enterable: number }> {
  // One scan with a window, as joining numbers without statistics takes minutes.
  const numbered = tx
    .select({
      id: invoice.id,
      bookingId: invoice.bookingId,
      bookingDate: invoice.bookingDate,
      created: invoice.created,
      number: columns[kind].number,
      isHeld: isNumberHeld(kind).as('is_held'),
      isWaiting: sql<boolean>`${matching(tx, tenantId, { view: views[kind] })}`.as('is_waiting'),
    })
    .from(invoice)
    .where(matching(tx, tenantId, {}))
    .as('numbered');
  const isStuck = or(
    eq(numbered.number, ''),
    sql`${numbered.isHeld}`,
    kind === 'bills' ? undefined : isNothingDue(tx, tenantId, numbered.bookingId),
  );
  const rows = await tx
    .select({
      id: numbered.id,
      isStuck: sql`${isStuck}`.as('is_stuck'),
      enterable: sql<number>`count(*) filter (where not (${isStuck})) over ()::int`,
    })
    .from(numbered)
    .where(eq(numbered.isWaiting, true))
    .orderBy(sql`is_stuck`, asc(numbered.bookingDate), asc(numbered.created), asc(numbered.id))
    .limit(xeroLimits.invoices);
  return { ids: rows.map(({ id }) => id), enterable: rows[0]?.enterable ?? 0 };
}

/** All invoices with the numbers of these or nearly the same ones, including these, in any order. */
export async function findMates(
  tx: Db,
  tenantId: string,
  kind: XeroFileKind,
  invoices: InvoiceRow[],
) {
  const numbers = invoices.map((row) =>
    kind === 'bills' ? row.invoiceNumberKey : row.salesInvoiceNumberKey,
  );
  const filled = [...new Set(numbers.filter((number) => number !== null && number !== ''))];
  if (filled.length === 0) return [];
  const keys = new Set(invoices.map((row) => similarKey(kind, row)));
  const rows = await tx
    .select({
      id: invoice.id,
      bookingId: invoice.bookingId,
      videographerId: invoice.videographerId,
      state: invoice.state,
      invoiceNumber: invoice.invoiceNumber,
      invoiceNumberKey: invoice.invoiceNumberKey,
      salesInvoiceNumber: invoice.salesInvoiceNumber,
      salesInvoiceNumberKey: invoice.salesInvoiceNumberKey,
      bookingUid: booking.bookingUid,
      addedToXero: invoice.addedToXero,
      billedToClient: invoice.billedToClient,
    })
    .from(invoice)
    .innerJoin(booking, onKey(booking, invoice.bookingId))
    .where(and(matching(tx, tenantId, {}), inArray(sql`${columns[kind].key}`, filled)));
  return rows.filter((row) => keys.has(similarKey(kind, row)));
}
