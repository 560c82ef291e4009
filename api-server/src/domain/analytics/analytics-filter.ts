import { type SQL, and, eq, gte, lte, ne } from '../../platform/db/drizzle.ts';
import { type FilterConditions, matchingAll } from '../../platform/db/query.ts';
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

const conditions: FilterConditions<AnalyticsFilter> = {
  submitter: (id) => eq(booking.submitterId, id),
  region: (region) => eq(booking.region, region),
  billing_region: (region) => eq(booking.billingRegion, region),
  client: (id) => eq(booking.clientId, id),
  camop: (id) => eq(booking.videographerId, id),
  am: (id) => eq(booking.accountManagerId, id),
  from_date: (day) => gte(booking.day, day),
  to_date: (day) => lte(booking.day, day),
};

/** Condition on `booking` for those that statistics count. */
export function counted(tenantId: string, filter: AnalyticsFilter): SQL | undefined {
  return and(
    eq(booking.tenantId, tenantId),
    ne(booking.state, 'deleted'),
    matchingAll(conditions, filter),
  );
}
