import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { client, person, tenant, usedHubToken } from '../db/schema.ts';
import { tenantTransaction } from '../db/tenant-transaction.ts';
import type { Viewer } from '../session/viewer.ts';
import type { HubIdentity } from './hub-sign-in.ts';

async function findNamed(tx: Db, tenantId: string, { hubId, email }: HubIdentity) {
  const byEmail =
    email === undefined
      ? undefined
      : and(isNull(person.hubId), eq(person.email, email.trim().toLowerCase()));
  const found = await tx
    .select({ person, clientName: client.name })
    .from(person)
    .leftJoin(client, eq(client.id, person.clientId))
    .where(and(eq(person.tenantId, tenantId), or(eq(person.hubId, hubId), byEmail)));
  const match = found.find((each) => each.person.hubId === hubId) ?? found[0];
  return match && { ...match.person, clientName: match.clientName };
}

async function use(tx: Db, tenantId: string, { jti, expires }: HubIdentity, now: Date) {
  await tx
    .delete(usedHubToken)
    .where(and(eq(usedHubToken.tenantId, tenantId), lte(usedHubToken.expires, now)));
  const first = await tx
    .insert(usedHubToken)
    .values({ tenantId, jti, expires })
    .onConflictDoNothing()
    .returning();
  return first.length > 0;
}

/**
 * The active user whom a token names, by hub id or, for one that the hub does not know yet, by email;
 * uses the token up. Otherwise why nobody may enter, for the log. Takes the connection itself, outside
 * of any tenant.
 */
export async function admit(
  db: Db,
  identity: HubIdentity,
  now: Date,
): Promise<Viewer | 'no such workspace' | 'no such user' | 'inactive user' | 'used before'> {
  const alias = identity.workspace.trim().toLowerCase();
  const [workspace] = await db
    .select({ id: tenant.id })
    .from(tenant)
    .where(eq(tenant.alias, alias));
  if (!workspace) return 'no such workspace';
  return tenantTransaction(db, workspace.id, async (tx) => {
    const named = await findNamed(tx, workspace.id, identity);
    if (!named) return 'no such user';
    if (!named.isActive) return 'inactive user';
    return (await use(tx, workspace.id, identity, now)) ? named : 'used before';
  });
}
