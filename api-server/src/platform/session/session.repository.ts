import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  lt,
  ne,
  sql,
  QueryBuilder,
} from '../db/drizzle.ts';
import { isMoving } from '../db/database-unavailable.ts';
import type { Db } from '../db/db.ts';
import { announceWrites } from '../db/spread.ts';
import { prepared } from '../db/prepared.ts';
import { session, trustedDevice } from '../db/schema.ts';
import { newTenantToken, tenantOf, tokenHash } from './token.ts';

export type Session = typeof session.$inferSelect;

export type SessionLifetime = {
  /** Hours after its last use at which a session ends. */
  sessionHours: number;
  /** Days after its start at which a session ends, even if it is used. */
  sessionMaxDays: number;
};

const hour = 3_600_000;
const day = 24 * hour;

/** The latest end of a session, even if it is used. */
export function latestEnd(created: Date, { sessionMaxDays }: SessionLifetime): Date {
  return new Date(created.getTime() + sessionMaxDays * day);
}

function endOf(created: Date, now: Date, lifetime: SessionLifetime): Date {
  const unused = now.getTime() + lifetime.sessionHours * hour;
  return new Date(Math.min(unused, latestEnd(created, lifetime).getTime()));
}

// Often enough for a sliding expiry, but rarely enough that most reads write nothing.
const touchInterval = 5 * 60_000;

/** The user of a new session, and the browser's address and user agent. */
export type NewSession = {
  tenantId: string;
  userId: string;
  address?: string | null;
  userAgent?: string;
};

/**
 * Opens a session and returns its token; only the token's hash is stored. Deletes expired sessions of the
 * workspace. Runs outside any workspace.
 */
export async function openSession(
  db: Db,
  of: NewSession,
  now: Date,
  lifetime: SessionLifetime,
): Promise<string> {
  const token = newTenantToken(of.tenantId);
  await db.delete(session).where(and(eq(session.tenantId, of.tenantId), lt(session.expires, now)));
  await db.insert(session).values({
    ...of,
    tokenHash: tokenHash(token),
    created: now,
    lastSeen: now,
    confirmed: now,
    expires: endOf(now, now, lifetime),
  });
  return token;
}

// Also ends sessions that were opened under a longer limit.
const oldestLive = (now: Date, { sessionMaxDays }: SessionLifetime) =>
  new Date(now.getTime() - sessionMaxDays * day);

function isLive(now: Date, lifetime: SessionLifetime) {
  return and(gt(session.expires, now), gt(session.created, oldestLive(now, lifetime)));
}

/** The ids of a session and of its workspace. */
type SessionName = { tenantId: string; id: string };

const one = ({ tenantId, id }: SessionName) =>
  and(eq(session.tenantId, tenantId), eq(session.id, id));

/** The ids of a user and of their workspace. */
type Owner = { tenantId: string; id: string };

const ofUser = (table: typeof session | typeof trustedDevice, { tenantId, id }: Owner) =>
  and(eq(table.tenantId, tenantId), eq(table.userId, id));

const liveColumns = getTableColumns(session);

const findLive = prepared(
  'live_session',
  liveColumns,
  new QueryBuilder()
    .select(liveColumns)
    .from(session)
    .where(
      and(
        eq(session.tenantId, sql.placeholder('tenantId')),
        eq(session.tokenHash, sql.placeholder('hash')),
        gt(session.expires, sql.placeholder('now')),
        gt(session.created, sql.placeholder('oldest')),
      ),
    ),
);

/**
 * Finds the session of a token, by default by its hash, and extends it within its maximum age; undefined if it is unknown,
 * revoked, expired or too old.
 */
export async function findSession(
  db: Db,
  token: string,
  now: Date,
  lifetime: SessionLifetime,
  hash = tokenHash(token),
): Promise<Session | undefined> {
  const tenantId = tenantOf(token);
  if (tenantId === undefined) return undefined;
  const [row] = await findLive(db, {
    tenantId,
    hash,
    now: now.toISOString(),
    oldest: oldestLive(now, lifetime).toISOString(),
  });
  if (row && now.getTime() - row.lastSeen.getTime() > touchInterval) {
    const expires = endOf(row.created, now, lifetime);
    const touch = db.update(session).set({ lastSeen: now, expires }).where(one(row));
    // A workspace that is moving is read on.
    await touch.catch((error: unknown) => {
      if (!isMoving(error)) throw error;
    });
  }
  return row;
}

/** Which of these sessions of a workspace are neither revoked nor expired. Does not extend them. */
export async function liveSessions(
  db: Db,
  tenantId: string,
  ids: string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await db
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.tenantId, tenantId), inArray(session.id, ids), gt(session.expires, now)));
  return new Set(rows.map(({ id }) => id));
}

/** The users of a workspace who have been in the portal since an instant. Runs outside any workspace. */
export async function recentUsers(db: Db, tenantId: string, since: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: session.userId })
    .from(session)
    .where(and(eq(session.tenantId, tenantId), gt(session.lastSeen, since)));
  return rows.map(({ id }) => id);
}

/** The user's sessions that have not ended, latest use first. Runs outside any workspace. */
export async function listSessions(
  db: Db,
  user: Owner,
  now: Date,
  lifetime: SessionLifetime,
): Promise<Session[]> {
  return db
    .select()
    .from(session)
    .where(and(ofUser(session, user), isLive(now, lifetime)))
    .orderBy(desc(session.lastSeen), desc(session.id));
}

/** Records that the user of a session has entered their password again. Runs outside any workspace. */
export async function confirmSession(db: Db, of: SessionName, now: Date): Promise<void> {
  await db.update(session).set({ confirmed: now }).where(one(of));
}

/**
 * Ends the sessions of a user, all or all but one, and forgets all devices that they trust. Runs outside
 * any workspace.
 */
export async function revokeSessionsOf(db: Db, user: Owner, except?: string): Promise<void> {
  await db.delete(trustedDevice).where(ofUser(trustedDevice, user));
  const others = except === undefined ? undefined : ne(session.id, except);
  await db.delete(session).where(and(ofUser(session, user), others));
  await announceWrites(db, db, user.tenantId);
}

/** Ends a session of a user; false if there is none. Runs outside any workspace. */
export async function revokeSessionOf(db: Db, user: Owner, id: string): Promise<boolean> {
  const ended = await db
    .delete(session)
    .where(and(ofUser(session, user), eq(session.id, id)))
    .returning({ id: session.id });
  await announceWrites(db, db, user.tenantId);
  return ended.length > 0;
}

/** Ends a session at once. */
export async function revokeSession(db: Db, of: SessionName): Promise<void> {
  await db.delete(session).where(one(of));
  await announceWrites(db, db, of.tenantId);
}
