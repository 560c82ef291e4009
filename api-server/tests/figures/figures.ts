import { type SQL, sql } from '../../src/platform/db/drizzle.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { rowsOf } from '../../src/platform/db/rows.ts';

/** A table's row as JSON: columns by database name, instants as ISO texts. */
export type Row = Record<string, unknown> & { id: string };

/** All rows that a workspace's figures are computed from. */
export type Rows = Record<
  | 'booking'
  | 'client'
  | 'app_user'
  | 'feedback'
  | 'state_log'
  | 'session'
  | 'booking_availability'
  | 'booking_assignment'
  | 'cancellation_fee',
  Row[]
>;

export async function readRows(db: Db, tenantId: string): Promise<Rows> {
  const read = async (table: SQL) => {
    const rows = sql`select to_jsonb(t) as row from ${table} t where tenant_id = ${tenantId}`;
    return rowsOf<{ row: Row }>(await db.execute(rows)).map(({ row }) => row);
  };
  return {
    booking: await read(sql`shootline.booking`),
    client: await read(sql`shootline.client`),
    app_user: await read(sql`shootline.app_user`),
    feedback: await read(sql`shootline.feedback`),
    state_log: await read(sql`shootline.state_log`),
    session: await read(sql`shootline.session`),
    booking_availability: await read(sql`shootline.booking_availability`),
    booking_assignment: await read(sql`shootline.booking_assignment`),
    cancellation_fee: await read(sql`shootline.cancellation_fee`),
  };
}

/** The count of each value; missing values count as `Not specified`. */
export function countsOf(values: unknown[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) {
    const key = String(value ?? 'Not specified');
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** The ten most frequent values; equal counts are sorted by name. */
export function ten(counts: Record<string, number>, nameOf: (key: string) => string) {
  const known = Object.entries(counts).filter(([key]) => key !== 'Not specified');
  known.sort(([one, few], [other, many]) => many - few || (nameOf(one) < nameOf(other) ? -1 : 1));
  return Object.fromEntries(known.slice(0, 10));
}

export type Filter = Partial<
  Record<
    'submitter' | 'region' | 'billing_region' | 'client' | 'camop' | 'am' | 'from_date' | 'to_date',
    string
  >
>;

const isoDay = (day: string) => day.split('-').toReversed().join('-');

/** The day (YYYY-MM-DD) of a booking's shoot in the zone of its address. */
export function dayOf({ date, address }: Row): string | null {
  const timeZone = (address as { timezone?: string } | null)?.timezone;
  if (!date || !timeZone) return null;
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(String(date)));
}

/** The bookings that count: matching the filter and not deleted. */
export function countedBookings({ booking, client }: Rows, filter: Filter): Row[] {
  const clients = new Map(client.map((one) => [one.id, one]));
  return booking.filter((one) => {
    const owner = clients.get(String(one['client_id']));
    const day = dayOf(one) ?? '';
    const pairs: [string | undefined, unknown][] = [
      [filter.submitter, one['submitter_id']],
      [filter.region, one['region']],
      [filter.client, one['client_id']],
      [filter.camop, one['camera_operator_id']],
      [filter.billing_region, owner?.['billing_region']],
      [filter.am, owner?.['account_manager_id']],
    ];
    return (
      one['state'] !== 'deleted' &&
      pairs.every(([wish, value]) => wish === undefined || wish === value) &&
      (filter.from_date === undefined || (day !== '' && day >= isoDay(filter.from_date))) &&
      (filter.to_date === undefined || (day !== '' && day <= isoDay(filter.to_date)))
    );
  });
}
