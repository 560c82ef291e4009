import { and, desc, isNotNull, isNull, sql } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import { countCap, inBatches } from '../../../platform/db/query.ts';
import { videographerDue } from '../../pricing/total-cost.rules.ts';
import { invoice } from '../../schema.ts';
import { earningState, matching } from '../list/invoice-list.repository.ts';
import { batchRows, findPriced } from '../list/invoice-totals.repository.ts';
import type { Earned } from './earnings.rules.ts';

type Supplier = { id: string; tenantId: string };

/** A videographer's claims in minor units, by month of the shoot, state and currency. */
async function findClaimed(tx: Db, { id, tenantId }: Supplier): Promise<Earned[]> {
  return tx
    .select({
      month: sql<string | null>`to_char(${invoice.bookingDay}, 'YYYY-MM')`,
      state: earningState,
      currency: invoice.currency,
      count: sql<number>`count(*)::int`,
      amount: sql<number>`sum(${invoice.claimedAmount})::float8`,
    })
    .from(invoice)
    .where(and(matching(tx, tenantId, { camop: id }), isNotNull(invoice.claimedAmount)))
    .groupBy(sql`1`, sql`2`, invoice.currency);
}

/** The amount they may claim for each shoot not invoiced yet; of more than 10,001, the newest. */
async function findExpected(tx: Db, { id, tenantId }: Supplier): Promise<Earned[]> {
  const rows = await tx
    .select({ id: invoice.id })
    .from(invoice)
    .where(and(matching(tx, tenantId, { camop: id }), isNull(invoice.claimedAmount)))
    .orderBy(sql`${invoice.bookingDate} desc nulls last`, desc(invoice.id))
    .limit(countCap);
  const expected: Earned[] = [];
  for (const some of inBatches(rows, batchRows)) {
    const ids = some.map((row) => row.id);
    for (const { booking, fees, bookingDay, currency, partAmount } of await findPriced(
      tx,
      tenantId,
      ids,
    )) {
      const due = videographerDue(booking, fees, id);
      expected.push({
        month: bookingDay?.slice(0, 7) ?? null,
        state: 'to_invoice',
        currency: due?.currency ?? currency,
        count: 1,
        amount: partAmount ?? due?.cost ?? 0,
      });
    }
  }
  return expected;
}

/** A videographer's earnings: their claims, and the amounts they may still claim. */
export const findEarned = async (tx: Db, supplier: Supplier): Promise<Earned[]> => [
  ...(await findClaimed(tx, supplier)),
  ...(await findExpected(tx, supplier)),
];
