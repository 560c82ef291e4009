import { zoneOf } from '@shootline/shared-api/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { awaitsProject } from '../booking/hub-project.ts';
import { booking, client, tenant } from '../schema.ts';
import type { ProjectRequest } from './hub-project.ts';

/** What the hub is told of a booking; undefined where it waits for no project (any more). */
export async function findProjectRequest(
  tx: Db,
  tenantId: string,
  id: string,
): Promise<ProjectRequest | undefined> {
  const [row] = await tx
    .select({ booking, hubId: client.hubId, workspace: tenant.alias })
    .from(booking)
    .innerJoin(client, eq(client.id, booking.clientId))
    .innerJoin(tenant, eq(tenant.id, booking.tenantId))
    .where(and(eq(booking.tenantId, tenantId), eq(booking.id, id)));
  if (!row || !awaitsProject(row.booking)) return undefined;
  const { bookingUid, title, clientName, date } = row.booking;
  return {
    booking: id,
    workspace: row.workspace,
    number: bookingUid ?? '',
    title,
    client: { id: row.hubId, name: clientName },
    date: date?.toISOString() ?? null,
    timezone: zoneOf(row.booking),
  };
}

/** Says on a booking that waits for its project why there is none yet; an open form stays valid. */
export async function noteProjectFailure(
  tx: Db,
  tenantId: string,
  id: string,
  failure: { why: string } | { isFinal: true },
): Promise<void> {
  const unknown = 'Sorry, the project could not be created.';
  const error = sql<string>`coalesce(${booking.hubProjectError}, ${unknown})`;
  await tx
    .update(booking)
    .set(
      'why' in failure
        ? { hubProjectError: failure.why }
        : { hubProjectState: 'failed', hubProjectError: error },
    )
    .where(
      and(
        eq(booking.tenantId, tenantId),
        eq(booking.id, id),
        eq(booking.hubProjectState, 'creating'),
        isNull(booking.hubProjectUrl),
      ),
    );
}
