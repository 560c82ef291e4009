import { longestBusyDays } from '@shootline/shared-api/rules';
import {
  type SQL,
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  lt,
  or,
  sql,
} from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { busyTime } from '../schema.ts';
import type { Taken } from './free-time.repository.ts';
import type { Span } from './shoot-span.rules.ts';

// One day longer, as the clocks may change within a busy time.
const dayMs = 86_400_000;
const longestMs = (longestBusyDays + 1) * dayMs;

// As a literal, to let the database use its partial index.
const isLong = sql`${busyTime.ends} - ${busyTime.starts} > interval '1 day'`;

/** A busy time, which was entered or read from the videographer's own calendar. */
export type Busy = Taken & { isFromCalendar: boolean };

/** Busy times that touch a span, as a condition on `busy_time`; of all users or of these ids. */
export function isBusyDuring(
  tenantId: string,
  { from, to }: Span,
  userIds?: string[],
): SQL | undefined {
  return and(
    eq(busyTime.tenantId, tenantId),
    userIds ? inArray(busyTime.userId, userIds) : undefined,
    lt(busyTime.starts, to),
    or(
      gte(busyTime.starts, new Date(from.getTime() - dayMs)),
      and(isLong, gte(busyTime.starts, new Date(from.getTime() - longestMs))),
    ),
    gt(busyTime.ends, from),
  );
}

/** The first busy time that touches a span, by videographer; of all videographers or of these ids. */
export async function busyTimesDuring(
  tx: Db,
  tenantId: string,
  during: Span,
  videographerIds?: string[],
): Promise<Map<string, Busy>> {
  const rows = await tx
    .select({
      userId: busyTime.userId,
      from: busyTime.starts,
      to: busyTime.ends,
      zone: busyTime.timezone,
      isFromCalendar: busyTime.isFromCalendar,
    })
    .from(busyTime)
    .where(isBusyDuring(tenantId, during, videographerIds))
    .orderBy(asc(busyTime.starts), asc(busyTime.id));
  const busy = new Map<string, Busy>();
  for (const { userId, ...taken } of rows) {
    if (!busy.has(userId)) busy.set(userId, taken);
  }
  return busy;
}
