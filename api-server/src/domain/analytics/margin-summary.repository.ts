import {
  type SQL,
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  sql,
} from '../../platform/db/drizzle.ts';
import type { Coordinates } from '@shootline/shared-api/contract';
import type { Db } from '../../platform/db/db.ts';
import { pricedColumns } from '../pricing/priced-columns.ts';
import { type Fee, clientDue, videographersDue } from '../pricing/total-cost.rules.ts';
import { booking, cancellationFee, client } from '../schema.ts';
import type { GroupedSum, Source, Sum } from './summary/summary.ts';
import { onKey } from '../../platform/db/query.ts';

const atOnce = 5000;

/** A shoot that is over, or one that was cancelled for a fee. */
const isEarned = sql`(${booking.state} in ('shoot_completed', 'footage_provided', 'job_complete')
  or ${booking.state} in ('cancelled', 'request_cancelled') and ${booking.hasFee})`;

/** The next batch of bookings after a number, with the columns for prices and figures. */
async function findBatch(tx: Db, where: SQL | undefined, group: SQL<string>, after: number) {
  return tx
    .select({
      group,
      id: booking.id,
      bookingNumber: booking.bookingNumber,
      clientNumber: client.number,
      billingRegion: booking.billingRegion,
      hasFee: booking.hasFee,
      ...pricedColumns,
      countryCode: sql<string | null>`${booking.address}->>'country_code'`,
      location: sql<Coordinates | null>`${booking.address}->'location'`,
    })
    .from(booking)
    .innerJoin(client, onKey(client, booking.clientId))
    .where(and(where, isEarned, gt(booking.bookingNumber, after)))
    .orderBy(asc(booking.bookingNumber))
    .limit(atOnce);
}

type Row = Awaited<ReturnType<typeof findBatch>>[number];

/** The fees of bookings, oldest first, by the booking's id. */
async function feesOf(tx: Db, tenantId: string, rows: Row[]): Promise<Map<string, Fee[]>> {
  const ids = rows.filter(({ hasFee }) => hasFee).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const fees = await tx
    .select()
    .from(cancellationFee)
    .where(and(eq(cancellationFee.tenantId, tenantId), inArray(cancellationFee.bookingId, ids)))
    .orderBy(asc(cancellationFee.created), asc(cancellationFee.id));
  return Map.groupBy(fees, ({ bookingId }) => bookingId);
}

type Share = Omit<Sum, 'value'>;

const counted = (figure: string): Share => ({ figure, key: null, amount: 0 });

/** Shares of one booking; it is only counted if a price is missing or in another currency. */
function sharesOf(row: Row, fees: Fee[]): Share[] {
  const { countryCode, location, clientNumber, billingRegion } = row;
  const priced = {
    ...row,
    address: countryCode === null ? null : { country_code: countryCode, location },
  };
  const [paid, owed] = [clientDue(priced, fees), videographersDue(priced, fees)];
  if (!paid || !owed) return [counted('unpriced')];
  const { currency } = paid;
  if (currency !== owed.currency) return [counted('mixed_currencies')];
  return [
    { figure: `client_due_by_client ${currency}`, key: clientNumber, amount: paid.cost },
    { figure: `camop_due_by_client ${currency}`, key: clientNumber, amount: owed.cost },
    { figure: `client_due_by_region ${currency}`, key: billingRegion, amount: paid.cost },
    { figure: `camop_due_by_region ${currency}`, key: billingRegion, amount: owed.cost },
  ];
}

function add(sums: Map<string, GroupedSum>, group: string, share: Share): void {
  const place = JSON.stringify([group, share.figure, share.key]);
  const sum = sums.get(place) ?? { ...share, group, value: 0, amount: 0 };
  sum.value += 1;
  sum.amount += share.amount;
  sums.set(place, sum);
}

/**
 * Amounts that clients pay and videographers get, in minor units, by client's number and billing region
 * (`client_due_by_client AUD`); and the numbers of bookings without a price or paid in two currencies.
 */
export const marginSource: Source = {
  async count(tx, tenantId, where, { group }) {
    const sums = new Map<string, GroupedSum>();
    let rows: Row[];
    let after = 0;
    do {
      rows = await findBatch(tx, where, group, after);
      const fees = await feesOf(tx, tenantId, rows);
      for (const row of rows) {
        for (const share of sharesOf(row, fees.get(row.id) ?? [])) add(sums, row.group, share);
      }
      after = rows.at(-1)?.bookingNumber ?? after;
    } while (rows.length === atOnce);
    return [...sums.values()];
  },
  reads: [
    ...[booking.bookingNumber, booking.clientId, booking.billingRegion, booking.hasFee],
    ...[...Object.values(pricedColumns), booking.address],
    ...Object.values(getTableColumns(cancellationFee)),
  ],
};
