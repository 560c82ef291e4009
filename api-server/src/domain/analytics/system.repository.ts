import type { Role } from '@shootline/shared-api/contract';
import {
  type AnyColumn,
  and,
  asc,
  desc,
  eq,
  gt,
  isNotNull,
  sql,
} from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { citiesNear } from '../address/place/city-near.ts';
import { client, appUser, session } from '../schema.ts';
import { onKey } from '../../platform/db/query.ts';

const mostMarkers = 1000;

/** Counts of active clients by billing region. */
export async function countClients(tx: Db, tenantId: string) {
  return tx
    .select({ region: client.billingRegion, value: sql<number>`count(*)::int` })
    .from(client)
    .where(and(eq(client.tenantId, tenantId), eq(client.isActive, true)))
    .groupBy(client.billingRegion)
    .orderBy(asc(client.billingRegion));
}

/** Counts of active users by role and billing region; a client's user has the client's. */
export async function countUsers(tx: Db, tenantId: string) {
  const region = sql<string | null>`coalesce(${appUser.billingRegion}, ${client.billingRegion})`;
  return tx
    .select({ role: sql<Role>`${appUser.role}`, region, value: sql<number>`count(*)::int` })
    .from(appUser)
    .leftJoin(client, onKey(client, appUser.clientId))
    .where(and(eq(appUser.tenantId, tenantId), eq(appUser.isActive, true)))
    .groupBy(appUser.role, region);
}

/** Number of active users' sessions valid at an instant, and number of these users. */
export async function countSessions(tx: Db, tenantId: string, at: Date) {
  const [row] = await tx
    .select({
      sessions: sql<number>`count(*)::int`,
      users: sql<number>`count(distinct ${session.userId})::int`,
    })
    .from(session)
    .innerJoin(appUser, onKey(appUser, session.userId))
    .where(
      and(eq(session.tenantId, tenantId), gt(session.expires, at), eq(appUser.isActive, true)),
    );
  return row ?? { sessions: 0, users: 0 };
}

/** A place with users. */
export type UserPlace = {
  lng: number;
  lat: number;
  /** The city of the place, with its country; null far from any city. */
  name: string | null;
  value: number;
};

/**
 * Places of active users with their numbers, in degrees with one decimal (some 10 km), each place once,
 * at most 1,000, those with most users first.
 */
export async function findMarkers(tx: Db, tenantId: string): Promise<UserPlace[]> {
  // Whole numbers, as grouping 100,000 users by decimals is ten times slower.
  const tenths = (degrees: AnyColumn) => sql<number>`floor(${degrees} * 10 + 0.5)::int`;
  const lng = tenths(appUser.longitude);
  const lat = tenths(appUser.latitude);
  const value = sql<number>`count(*)::int`;
  const rows = await tx
    .select({ lng, lat, value })
    .from(appUser)
    .where(
      and(
        eq(appUser.tenantId, tenantId),
        eq(appUser.isActive, true),
        isNotNull(appUser.longitude),
        isNotNull(appUser.latitude),
      ),
    )
    .groupBy(lng, lat)
    .orderBy(desc(value), asc(lng), asc(lat))
    .limit(mostMarkers);
  const places = rows.map((row) => ({ lng: row.lng / 10, lat: row.lat / 10, value: row.value }));
  const names = await citiesNear(places);
  return places.map((place, at) => ({ ...place, name: names[at] ?? null }));
}
