import { and, eq, inArray, isNotNull, sql } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import { client } from '../../schema.ts';
import type { HubClient } from './hub-feed-schema.ts';
import type { HubFeed } from './hub-feed.ts';
import { planOf, swapsKeys } from './hub-plan.ts';
import { oneLine } from './hub-text.ts';

type Stored = typeof client.$inferSelect;

const keys = {
  ofItem: (item: HubClient) => oneLine(item.name),
  ofCurrent: (current: Stored) => current.name,
};

// Columns copied to bookings are written only if they change, as each write updates all copies.
function changesOf(item: HubClient, current: Stored, isMoved: boolean) {
  const name = oneLine(item.name);
  return {
    hubId: item.id,
    hubUpdated: new Date(item.updated),
    isActive: true,
    ...(name === current.name && !isMoved ? {} : { name }),
    ...(item.billing_region === current.billingRegion
      ? {}
      : { billingRegion: item.billing_region }),
    ...(item.shoot_duration_max === undefined ? {} : { shootDurationMax: item.shoot_duration_max }),
  };
}

/**
 * Writes the hub's clients and returns how many were new, updated and deleted. Deleted ones become
 * inactive, as their bookings stay. Throws 409 if two clients would share a name.
 */
export async function writeClients(
  tx: Db,
  tenantId: string,
  items: HubFeed['clients'],
  isFull: boolean,
) {
  const current = await tx
    .select()
    .from(client)
    .where(eq(client.tenantId, tenantId))
    .for('no key update');
  const plan = planOf<HubClient, Stored>(items, current, { isFull, keys, takesOver: true });
  const of = (ids: string[]) => and(eq(client.tenantId, tenantId), inArray(client.id, ids));

  const isMoved = swapsKeys(plan, keys);
  if (isMoved) {
    const ids = plan.changed.map(({ current: { id } }) => id);
    await tx
      .update(client)
      .set({ name: sql`${client.id}::text` })
      .where(of(ids));
  }
  for (const each of plan.changed) {
    await tx
      .update(client)
      .set(changesOf(each.item, each.current, isMoved))
      .where(of([each.current.id]));
  }
  for (const item of plan.added) {
    await tx.insert(client).values({
      tenantId,
      hubId: item.id,
      hubUpdated: new Date(item.updated),
      name: oneLine(item.name),
      billingRegion: item.billing_region,
      ...(item.shoot_duration_max === undefined
        ? {}
        : { shootDurationMax: item.shoot_duration_max }),
    });
  }
  if (plan.gone.length > 0) {
    await tx
      .update(client)
      .set({ isActive: false })
      .where(of(plan.gone.map(({ id }) => id)));
  }
  return {
    new: plan.added.length,
    updated: plan.changed.length,
    deleted: plan.gone.length,
  };
}

/** Id and name of the workspace's clients by hub id. */
export async function clientsByHubId(tx: Db, tenantId: string) {
  const rows = await tx
    .select({ hubId: client.hubId, id: client.id, name: client.name })
    .from(client)
    .where(and(eq(client.tenantId, tenantId), isNotNull(client.hubId)));
  return new Map(rows.map(({ hubId, ...rest }) => [hubId, rest]));
}
