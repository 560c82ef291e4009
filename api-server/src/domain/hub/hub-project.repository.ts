import { zoneOf } from '@shootline/shared-api/rules';
import {
  and,
  eq,
  inArray,
  isNull,
  sql,
  type PgUpdateSetSource,
} from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { inBatches, onKey } from '../../platform/db/query.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { bookingRights } from '../booking/rights/booking.rights.ts';
import { awaitsProject } from '../booking/change/hub-project.ts';
import { booking, client, stateLog, tenant } from '../schema.ts';
import type { ProjectRequest } from './hub-project.ts';

/** The request for a booking's project; undefined where the booking awaits none. */
export async function findProjectRequest(
  tx: Db,
  tenantId: string,
  id: string,
): Promise<ProjectRequest | undefined> {
  const [row] = await tx
    .select({ booking, hubId: client.hubId, workspace: tenant.alias })
    .from(booking)
    .innerJoin(client, onKey(client, booking.clientId))
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

/**
 * Notes on a booking that awaits its project why there is none yet. Keeps the version, so an open form
 * can still be saved.
 */
export async function noteProjectDelay(tx: Db, waiting: Waiting, why: string): Promise<void> {
  await note(tx, waiting, { hubProjectError: why });
}

type Noted = Pick<typeof booking.$inferSelect, 'state' | 'version'>;

function logOf({ tenantId, id }: Waiting, { state, version }: Noted, at: Date) {
  const fields = ['hub_project'];
  return { tenantId, bookingId: id, at, fromState: state, toState: state, version, fields };
}

/**
 * Marks the project of a booking that awaits it as failed, so it is no longer retried; adds a state log.
 */
export async function noteProjectFailure(tx: Db, waiting: Waiting, now: Date): Promise<void> {
  const unknown = 'Sorry, the project could not be created.';
  const hubProjectError = sql<string>`coalesce(${booking.hubProjectError}, ${unknown})`;
  const [failed] = await note(tx, waiting, { hubProjectState: 'failed', hubProjectError });
  if (!failed) return;
  await tx
    .insert(stateLog)
    .values({ ...logOf(waiting, failed, now), reason: 'hub project failed' });
}

/**
 * Marks the projects of bookings approved before a hub was set up as failed, so that an admin can have
 * them made one by one. Adds a state log to each booking.
 */
export async function noteMissedProjects(
  tx: Db,
  { tenantId, id: userId }: Viewer,
  now: Date,
): Promise<void> {
  const missed = await tx
    .update(booking)
    .set({
      hubProjectState: 'failed',
      hubProjectError: 'No hub was set up when the booking was approved.',
    })
    .where(
      and(
        eq(booking.tenantId, tenantId),
        inArray(booking.state, bookingRights.create_hub_project.from),
        eq(booking.hubProjectState, 'no_hub'),
        isNull(booking.hubProjectUrl),
      ),
    )
    .returning({ id: booking.id, state: booking.state, version: booking.version });
  const logs = missed.map(({ id, state, version }) => ({
    ...logOf({ tenantId, id }, { state, version }, now),
    reason: 'hub set up',
    userId,
  }));
  for (const some of inBatches(logs)) await tx.insert(stateLog).values(some);
}
