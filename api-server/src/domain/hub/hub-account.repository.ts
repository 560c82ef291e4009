import { keptEmail } from '@shootline/shared-api/rules';
import { and, eq, lte, or } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { client, appUser, tenant, usedHubToken } from '../schema.ts';
import type { AuditDetails } from '../schema/audit.ts';
import { workspaceTransaction } from '../../platform/db/workspace-transaction.ts';
import type { AttemptedAccount } from '../people/sign-in/audited-sign-in.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { HubIdentity } from './hub-sign-in.ts';
import { onKey } from '../../platform/db/query.ts';

/** The user with this hub id, otherwise the user with this email address. */
async function findNamed(tx: Db, tenantId: string, { hubId, email }: HubIdentity) {
  const byEmail = email === undefined ? undefined : eq(appUser.email, keptEmail(email));
  const matches = await tx
    .select({ appUser, clientName: client.name })
    .from(appUser)
    .leftJoin(client, onKey(client, appUser.clientId))
    .where(and(eq(appUser.tenantId, tenantId), or(eq(appUser.hubId, hubId), byEmail)));
  const match = matches.find((each) => each.appUser.hubId === hubId) ?? matches[0];
  return match && { ...match.appUser, clientName: match.clientName };
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

/** Why nobody was admitted, for the log, and the account that the token named, if there is one. */
export type NotAdmitted = AttemptedAccount & {
  why: string;
  reason?: AuditDetails['reason'];
};

/**
 * An email address alone is not enough. The token must carry the account's hub id, or a verified address
 * of an account that the hub manages; an admin links any other account first.
 */
function isNamedBy(account: Viewer, { hubId, isEmailVerified }: HubIdentity): boolean {
  return account.hubId === hubId || (account.hubId !== null && isEmailVerified);
}

/**
 * The active user whom a token names, by hub id or, for accounts that the hub manages, by verified email.
 * Uses the token up. Otherwise returns why nobody is admitted. Takes a connection outside any tenant, as
 * the token names the workspace.
 */
export async function admit(
  db: Db,
  identity: HubIdentity,
  now: Date,
): Promise<{ account: Viewer } | NotAdmitted> {
  const alias = identity.workspace.trim().toLowerCase();
  const [workspace] = await db
    .select({ id: tenant.id })
    .from(tenant)
    .where(eq(tenant.alias, alias));
  if (!workspace) return { why: 'no such workspace', tenantId: undefined, userId: null };
  const tenantId = workspace.id;
  return workspaceTransaction(db, tenantId, async (tx) => {
    const account = await findNamed(tx, tenantId, identity);
    if (!account) {
      return { why: 'no such user', reason: 'unknown_account', tenantId, userId: null };
    }
    const attempted = { tenantId, userId: account.id };
    if (!isNamedBy(account, identity)) {
      return { why: 'not linked to the hub', reason: 'not_linked', ...attempted };
    }
    if (!account.isActive)
      return { why: 'inactive user', reason: 'inactive_account', ...attempted };
    if (await use(tx, tenantId, identity, now)) return { account };
    return { why: 'used before', reason: 'used_token', ...attempted };
  });
}
