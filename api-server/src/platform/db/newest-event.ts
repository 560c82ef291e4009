import { type SQL, sql } from './drizzle.ts';

/** The number of a workspace's newest event, 0 if there is none. Read by the owner of the tables. */
export const newestEvent = (tenantId: SQL): SQL =>
  sql`(select coalesce(max(id), 0) from shootline.booking_event where tenant_id = ${tenantId})`;
