import type { Role } from '@shootline/shared-api/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { client, person } from '../schema.ts';

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
  const region = sql<string | null>`coalesce(${person.billingRegion}, ${client.billingRegion})`;
  return tx
    .select({ role: sql<Role>`${person.role}`, region, value: sql<number>`count(*)::int` })
    .from(person)
    .leftJoin(client, eq(client.id, person.clientId))
    .where(and(eq(person.tenantId, tenantId), eq(person.isActive, true)))
    .groupBy(person.role, region);
}

/** How many sessions of active users are valid at an instant, and of how many users. */
export async function countSessions(tx: Db, at: Date) {
  const [row] = rowsOf<{ session_count: number; person_count: number }>(
    await tx.execute(
      sql`select session_count, person_count from shootline.open_sessions(${at.toISOString()}::timestamptz)`,
    ),
  );
  return { sessions: row?.session_count ?? 0, people: row?.person_count ?? 0 };
}

/**
 * Where active users are: [longitude, latitude] in degrees with one decimal (some 10 km), each place
 * once, at most 1,000, those of most users first.
 */
export async function findMarkers(tx: Db, tenantId: string): Promise<[number, number][]> {
  const place = (name: 'lng' | 'lat') => {
    const own = name === 'lng' ? person.longitude : person.latitude;
    return sql<number>`round(coalesce((${person.address}->'location'->>${sql.raw(`'${name}'`)})::numeric, ${own}::numeric), 1)::float8`;
  };
  const places = tx
    .select({ lng: place('lng').as('lng'), lat: place('lat').as('lat') })
    .from(person)
    .where(and(eq(person.tenantId, tenantId), eq(person.isActive, true)))
    .as('places');
  const rows = await tx
    .select({ lng: places.lng, lat: places.lat })
    .from(places)
    .where(sql`${places.lng} is not null and ${places.lat} is not null`)
    .groupBy(places.lng, places.lat)
    .orderBy(sql`count(*) desc`, asc(places.lng), asc(places.lat))
    .limit(mostMarkers);
  return rows.map(({ lng, lat }) => [lng, lat]);
}
