import { type SQL, and, eq, gte, lte, ne } from '../../platform/db/drizzle.ts';
import { booking } from '../schema.ts';

export type AnalyticsFilter = {
  submitter?: string;
  region?: string;
  billing_region?: string;
  client?: string;
  camop?: string;
  am?: string;
  /** ISO days in the shoot's zone. */
  from_date?: string;
  to_date?: string;
};

/** Condition on `booking` for those that statistics count. */
export function counted(tenantId: string, filter: AnalyticsFilter): SQL | undefined {
  const when = (value: string | undefined, condition: (value: string) => SQL) =>
    value === undefined ? undefined : condition(value);
  return and(
    eq(booking.tenantId, tenantId),
    ne(booking.state, 'deleted'),
    when(filter.submitter, (id) => eq(booking.submitterId, id)),
    when(filter.region, (region) => eq(booking.region, region)),
    when(filter.billing_region, (region) => eq(booking.billingRegion, region)),
    when(filter.client, (id) => eq(booking.clientId, id)),
    when(filter.camop, (id) => eq(booking.videographerId, id)),
    when(filter.am, (id) => eq(booking.accountManagerId, id)),
    when(filter.from_date, (day) => gte(booking.day, day)),
    when(filter.to_date, (day) => lte(booking.day, day)),
  );
}
