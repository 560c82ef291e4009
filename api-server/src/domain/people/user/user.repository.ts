import { type Coordinates, type WorkspaceSettings, roles } from '@shootline/shared-api/contract';
import {
  type SQL,
  and,
  asc,
  eq,
  gte,
  inArray,
  isNotNull,
  or,
} from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import { client, appUser, secondFactor, tenant } from '../../schema.ts';
import { workspaceTransaction } from '../../../platform/db/workspace-transaction.ts';
import { workspaceMoving } from '../../../platform/errors/errors.ts';
import { takesPart } from '../../../platform/session/access.ts';
import type { SecondFactorRow } from '../../../platform/session/second-factor/second-factor.repository.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import type { UserRow } from '../../schema/people.ts';
import { noId, onKey } from '../../../platform/db/query.ts';

/**
 * The workspace and account that a sign-in names, with the password hash, the second factor and the
 * workspace's rule of it; undefined if there is none. Takes equally long either way. Needs a connection
 * outside any tenant. Throws 503 if the workspace has moved away.
 */
export async function findAccount(
  db: Db,
  alias: string,
  email: string,
): Promise<{
  tenantId: string | undefined;
  account: Viewer | undefined;
  factor: SecondFactorRow | undefined;
  rule: WorkspaceSettings['second_factor'];
}> {
  const [workspace] = await db
    .select({ id: tenant.id, moving: tenant.moving, rule: tenant.secondFactor })
    .from(tenant)
    .where(eq(tenant.alias, alias));
  if (workspace?.moving === 'moved') throw workspaceMoving();
  const tenantId = workspace?.id ?? noId;
  const found = await workspaceTransaction(
    db,
    tenantId,
    async (tx) => {
      const [row] = await tx
        .select({ appUser, clientName: client.name, factor: secondFactor })
        .from(appUser)
        .leftJoin(client, onKey(client, appUser.clientId))
        .leftJoin(secondFactor, onKey(appUser, secondFactor.userId))
        .where(and(eq(appUser.tenantId, tenantId), eq(appUser.email, email)));
      return row;
    },
    { isRead: true },
  );
  return {
    tenantId: workspace?.id,
    account: found && { ...found.appUser, clientName: found.clientName },
    factor: found?.factor ?? undefined,
    rule: workspace?.rule ?? 'optional',
  };
}

/** Alias and name of the workspace; users sign in with the alias. */
export async function workspaceNames(
  tx: Db,
  tenantId: string,
): Promise<{ alias: string; name: string }> {
  const [row] = await tx
    .select({ alias: tenant.alias, name: tenant.name })
    .from(tenant)
    .where(eq(tenant.id, tenantId));
  if (!row) throw new Error('There is no such workspace.');
  return row;
}

/** The alias of the workspace. */
export async function aliasOf(tx: Db, tenantId: string): Promise<string> {
  return (await workspaceNames(tx, tenantId)).alias;
}

/** A user of the workspace, active or not; undefined if there is none. */
export async function findUser(tx: Db, tenantId: string, id: string): Promise<Viewer | undefined> {
  const [row] = await tx
    .select({ appUser, clientName: client.name })
    .from(appUser)
    .leftJoin(client, onKey(client, appUser.clientId))
    .where(and(eq(appUser.tenantId, tenantId), eq(appUser.id, id)));
  return row && { ...row.appUser, clientName: row.clientName };
}

/** Users of the workspace by id, active or not. */
export async function findUsers(
  tx: Db,
  tenantId: string,
  ids: string[],
): Promise<Map<string, UserRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(appUser)
    .where(and(eq(appUser.tenantId, tenantId), inArray(appUser.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

export type Residence = {
  formattedAddress: string;
  locality: string;
  state: string;
  location: Coordinates;
};

/** Stores a user's home address, for distances and the videographers' cards. */
export async function storeResidence(
  tx: Db,
  tenantId: string,
  id: string,
  { formattedAddress, locality, state, location }: Residence,
): Promise<void> {
  await tx
    .update(appUser)
    .set({
      address: { formatted_address: formattedAddress, location },
      locality,
      state,
      latitude: location.lat,
      longitude: location.lng,
    })
    .where(and(eq(appUser.tenantId, tenantId), eq(appUser.id, id)));
}

async function users(tx: Db, tenantId: string, ...conditions: (SQL | undefined)[]) {
  return tx
    .select()
    .from(appUser)
    .where(and(eq(appUser.tenantId, tenantId), takesPart, ...conditions))
    .orderBy(asc(appUser.fullName), asc(appUser.id));
}

const clientRoles = [
  roles.unapproved_client_user,
  roles.client_user,
  roles.client_team_admin,
  roles.client_owner,
];

/**
 * Users who take part and may create bookings, by name: those of one client, or of all clients and the
 * admins.
 */
export async function listSubmitters(
  tx: Db,
  tenantId: string,
  clientId?: string,
): Promise<UserRow[]> {
  const ofClients = and(
    inArray(appUser.role, clientRoles),
    clientId === undefined ? isNotNull(appUser.clientId) : eq(appUser.clientId, clientId),
  );
  return users(
    tx,
    tenantId,
    clientId === undefined ? or(ofClients, eq(appUser.role, roles.admin)) : ofClients,
  );
}

/** Editors, reviewers, finance users and admins who take part, by name. */
export async function listInternalUsers(tx: Db, tenantId: string): Promise<UserRow[]> {
  return users(tx, tenantId, gte(appUser.role, roles.editor));
}

/** Users who take part and are the account manager of at least one client, by name. */
export async function listAccountManagers(tx: Db, tenantId: string): Promise<UserRow[]> {
  const managers = tx
    .select({ id: client.accountManagerId })
    .from(client)
    .where(and(eq(client.tenantId, tenantId), isNotNull(client.accountManagerId)));
  return users(tx, tenantId, inArray(appUser.id, managers));
}

/**
 * Locks the viewer until the transaction ends, so that changes to their own records happen one after
 * another.
 */
export async function lockViewer(tx: Db, viewer: Viewer): Promise<void> {
  await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.tenantId, viewer.tenantId), eq(appUser.id, viewer.id)))
    .for('no key update');
}

/** Stores the language of a user's mails. */
export async function storeLanguage(
  tx: Db,
  tenantId: string,
  id: string,
  language: string,
): Promise<void> {
  await tx
    .update(appUser)
    .set({ language })
    .where(and(eq(appUser.tenantId, tenantId), eq(appUser.id, id)));
}
