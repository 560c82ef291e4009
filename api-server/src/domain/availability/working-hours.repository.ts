import { type SQL, and, eq, inArray, isNotNull, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { appUser } from '../schema.ts';
import type { Span } from './shoot-span.rules.ts';
import { dayParts } from './working-hours.rules.ts';

/** The parts of a span on the days of each zone, the first `most` days at most, as a table `part`. */
function partsIn(zones: string[], span: Span, most?: number): SQL {
  const parts = zones.flatMap((zone) =>
    dayParts(span, zone)
      .slice(0, most)
      .map((part) => ({ zone, ...part })),
  );
  return sql`jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
    as part (zone text, day date, weekday int, "from" int, "to" int)`;
}

const hours = (place: number) => sql`${appUser.workingHours}[2 * part.weekday + ${place}::int]`;

/**
 * Selects the days of a span, the first `most` at most, on which a user works for some of it, as a query
 * inside a condition on `app_user`; of a workspace's people, by their own clocks.
 */
export async function daysOfWork(
  tx: Db,
  tenantId: string,
  during: Span,
  most?: number,
): Promise<SQL> {
  const zones = await tx
    .selectDistinct({ zone: appUser.timezone })
    .from(appUser)
    .where(eq(appUser.tenantId, tenantId));
  const names = zones.map(({ zone }) => zone);
  return sql`select part.day from ${partsIn(names, during, most)}
    where part.zone = ${appUser.timezone} and (${appUser.workingHours} is null
      or greatest(${hours(1)}, part."from") < least(${hours(2)}, part."to"))`;
}

/**
 * Ids of the videographers with working hours that do not cover a span; of all or of these ids. The
 * clocks are those of the server, as the database may lack a zone.
 */
export async function offWorkDuring(
  tx: Db,
  tenantId: string,
  during: Span,
  ids?: string[],
): Promise<Set<string>> {
  const limited = and(
    eq(appUser.tenantId, tenantId),
    isNotNull(appUser.workingHours),
    ids ? inArray(appUser.id, ids) : undefined,
  );
  const zones = await tx.selectDistinct({ zone: appUser.timezone }).from(appUser).where(limited);
  if (zones.length === 0) return new Set();
  const names = zones.map(({ zone }) => zone);
  const isOff = sql`exists (select from ${partsIn(names, during)}
    where part.zone = ${appUser.timezone}
      and (${hours(1)} > part."from" or ${hours(2)} < part."to"))`;
  const rows = await tx.select({ id: appUser.id }).from(appUser).where(and(limited, isOff));
  return new Set(rows.map(({ id }) => id));
}
