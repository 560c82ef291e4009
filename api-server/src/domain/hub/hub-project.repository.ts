import { zoneOf } from '@shootline/shared-api/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/db.ts';
import { awaitsProject } from '../booking/hub-project.ts';
import { booking, client, stateLog, tenant } from '../schema.ts';
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

type Waiting = { tenantId: string; id: string };

async function note(tx: Db, { tenantId, id }: Waiting, set: PgUpdateSetSource<typeof booking>) {
  return tx
    .update(booking)
    .set(set)
    .where(
      and(
        eq(booking.tenantId, tenantId),
        eq(booking.id, id),
        eq(booking.hubProjectState, 'creating'),
        isNull(booking.hubProjectUrl),
      ),
    )
    .returning({ state: booking.state, version: booking.version });
}

/** Says on a booking that waits for its project why there is none yet; an open form stays valid. */
export async function noteProjectDelay(tx: Db, waiting: Waiting, why: string): Promise<void> {
  await note(tx, waiting, { hubProjectError: why });
}

/** Says on a booking that waits for its project that it gets none by itself, with a state log. */
export async function noteProjectFailure(tx: Db, waiting: Waiting, now: Date): Promise<void> {
  const unknown = 'Sorry, the project could not be created.';
  const hubProjectError = sql<string>`coalesce(${booking.hubProjectError}, ${unknown})`;
  const [failed] = await note(tx, waiting, { hubProjectState: 'failed', hubProjectError });
  if (!failed) return;
  await tx.insert(stateLog).values({
    tenantId: waiting.tenantId,
    bookingId: waiting.id,
    at: now,
    fromState: failed.state,
    toState: failed.state,
    reason: 'hub project failed',
    version: failed.version,
    fields: ['hub_project'],
  });
}
