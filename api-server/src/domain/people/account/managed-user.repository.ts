import type { Role, RoleName, UserAccess } from '@shootline/shared-api/contract';
import { roles } from '@shootline/shared-api/contract';
import { and, asc, eq, inArray, ne, sql } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import {
  containsWords,
  countCap,
  countRows,
  pageSize,
  toPage,
  onKey,
} from '../../../platform/db/query.ts';
import { client, appUser, passkey, secondFactor } from '../../schema.ts';
import { withAccess } from '../../../platform/session/access.ts';
import type { User, Viewer } from '../../../platform/session/viewer.ts';
import { endAccess } from './end-access.repository.ts';

export type UserFilter = {
  /** Words, each part of the name or the email address. */
  name?: string | undefined;
  role_type?: RoleName | undefined;
  /** Id of a client. */
  client?: string | undefined;
  access?: UserAccess | undefined;
  offset?: number | undefined;
  limit?: number | undefined;
};

/** A user as admins see them. */
export type ManagedUserRow = Viewer & { hasSecondFactor: boolean };

/** The columns of a user of the workspace. */
function managedColumns(tenantId: string) {
  const hasPasskey = sql`exists (select from ${passkey}
    where ${passkey.tenantId} = ${tenantId} and ${passkey.userId} = ${appUser.id})`;
  return {
    appUser,
    clientName: client.name,
    hasSecondFactor: sql<boolean>`(${secondFactor.userId} is not null or ${hasPasskey})`,
  };
}

function managedUser(found: {
  appUser: User;
  clientName: string | null;
  hasSecondFactor: boolean;
}): ManagedUserRow {
  const { appUser: user, ...rest } = found;
  return { ...user, ...rest };
}

/** A user of the workspace, active or not; undefined if there is none. */
export async function findManagedUser(
  tx: Db,
  tenantId: string,
  id: string,
): Promise<ManagedUserRow | undefined> {
  const [found] = await tx
    .select(managedColumns(tenantId))
    .from(appUser)
    .leftJoin(client, onKey(client, appUser.clientId))
    .leftJoin(secondFactor, onKey(appUser, secondFactor.userId))
    .where(and(eq(appUser.tenantId, tenantId), eq(appUser.id, id)));
  return found && managedUser(found);
}

function isManaged(tenantId: string, { name, role_type, client: clientId, access }: UserFilter) {
  return and(
    eq(appUser.tenantId, tenantId),
    name === undefined ? undefined : containsWords(appUser.search, name),
    role_type && eq(appUser.role, roles[role_type]),
    clientId === undefined ? undefined : eq(appUser.clientId, clientId),
    access && withAccess[access],
  );
}

/** The rows of one page of users, and the next row. */
export function pageOfManagedUsers(tx: Db, tenantId: string, filter: UserFilter) {
  const { offset = 0, limit: size = pageSize } = filter;
  return tx
    .select(managedColumns(tenantId))
    .from(appUser)
    .leftJoin(client, onKey(client, appUser.clientId))
    .leftJoin(secondFactor, onKey(appUser, secondFactor.userId))
    .where(isManaged(tenantId, filter))
    .orderBy(asc(appUser.fullName), asc(appUser.id))
    .limit(size + 1)
    .offset(offset);
}

/** One page of the users of the workspace, active or not, by name, with `count` up to 10,001. */
export async function listManagedUsers(tx: Db, tenantId: string, filter: UserFilter) {
  const rows = await pageOfManagedUsers(tx, tenantId, filter);
  const countAll = () => {
    const found = tx.select({ id: appUser.id }).from(appUser).where(isManaged(tenantId, filter));
    return countRows(tx, found.limit(countCap).as('capped'));
  };
  return toPage(rows.map(managedUser), filter.offset ?? 0, countAll, filter.limit);
}

/**
 * Locks one or two users of the workspace until the transaction ends; by id. Admins who change each
 * other's rights at once then do so one after the other.
 */
export async function lockUsers(
  tx: Db,
  tenantId: string,
  ids: string[],
): Promise<Map<string, User>> {
  const rows = await tx
    .select()
    .from(appUser)
    .where(and(eq(appUser.tenantId, tenantId), inArray(appUser.id, ids)))
    .orderBy(asc(appUser.id))
    .for('no key update');
  return new Map(rows.map((row) => [row.id, row]));
}

export type NewUser = {
  fullName: string;
  email: string;
  role: Role;
  clientId: string | null;
  company?: string;
};

/** Adds a user without a password; undefined if the workspace has this email address already. */
export async function insertUser(
  tx: Db,
  tenantId: string,
  user: NewUser,
): Promise<User | undefined> {
  const [row] = await tx
    .insert(appUser)
    .values({ tenantId, ...user })
    .onConflictDoNothing({ target: [appUser.tenantId, appUser.email] })
    .returning();
  return row;
}

/**
 * Stores a user's role, client or access. Taking access away ends their sessions and invalidates all
 * links mailed to them.
 */
export async function storeRights(
  tx: Db,
  tenantId: string,
  id: string,
  rights: Partial<
    Pick<User, 'role' | 'clientId' | 'company' | 'isActive' | 'hubId' | 'hubUpdated'>
  >,
): Promise<void> {
  await tx
    .update(appUser)
    .set(rights)
    .where(and(eq(appUser.tenantId, tenantId), eq(appUser.id, id)));
  if (rights.isActive === false) {
    await endAccess(tx, tenantId, [id]);
  }
}

/** Whether another user of the workspace has this hub id. */
export async function isHubIdTaken(
  tx: Db,
  tenantId: string,
  hubId: string,
  id: string,
): Promise<boolean> {
  // Serialises links to the same id.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${tenantId + hubId}, 0))`);
  const taken = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.tenantId, tenantId), eq(appUser.hubId, hubId), ne(appUser.id, id)));
  return taken.length > 0;
}

/** Stores when a user was last invited again. */
export async function storeInvitedAgain(
  tx: Db,
  tenantId: string,
  id: string,
  invitedAgain: Date,
): Promise<void> {
  await tx
    .update(appUser)
    .set({ invitedAgain })
    .where(and(eq(appUser.tenantId, tenantId), eq(appUser.id, id)));
}
