import { and, desc, eq, getTableColumns, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';
import { session, trustedDevice } from '../db/schema.ts';
import { newToken, tokenHash } from './token.ts';

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
 * Opens a session and returns its token; only the token's hash is stored. Deletes expired sessions. Runs
 * outside any workspace.
 */
export async function openSession(
  db: Db,
  of: NewSession,
  now: Date,
  lifetime: SessionLifetime,
): Promise<string> {
  const token = newToken();
  await db.delete(session).where(lt(session.expires, now));
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

const sessionColumns = getTableColumns(session);

const findLive = prepared(
  'live_session',
  sessionColumns,
  new QueryBuilder()
    .select(sessionColumns)
    .from(session)
    .where(
      and(
        eq(session.tokenHash, sql.placeholder('hash')),
        gt(session.expires, sql.placeholder('now')),
        gt(session.created, sql.placeholder('oldest')),
      ),
    ),
);

/**
 * Finds the session of a token and extends it within its maximum age; undefined if it is unknown,
 * revoked, expired or too old.
 */
export async function findSession(
  db: Db,
  token: string,
  now: Date,
  lifetime: SessionLifetime,
): Promise<Session | undefined> {
  const [row] = await findLive(db, {
    hash: tokenHash(token),
    now: now.toISOString(),
    oldest: oldestLive(now, lifetime).toISOString(),
  });
  if (row && now.getTime() - row.lastSeen.getTime() > touchInterval) {
    const expires = endOf(row.created, now, lifetime);
    await db.update(session).set({ lastSeen: now, expires }).where(eq(session.id, row.id));
  }
  return row;
}

/** Returns which of these sessions are neither revoked nor expired. Does not extend them. */
export async function liveSessions(db: Db, ids: string[], now: Date): Promise<Set<string>> {
  const rows = await db
    .select({ id: session.id })
    .from(session)
    .where(and(inArray(session.id, ids), gt(session.expires, now)));
  return new Set(rows.map(({ id }) => id));
}

/** The user's sessions that have not ended, latest use first. Runs outside any workspace. */
export async function listSessions(
  db: Db,
  userId: string,
  now: Date,
  lifetime: SessionLifetime,
): Promise<Session[]> {
  return db
    .select()
    .from(session)
    .where(and(eq(session.userId, userId), isLive(now, lifetime)))
    .orderBy(desc(session.lastSeen), desc(session.id));
}

/** Records that the user of a session has entered their password again. Runs outside any workspace. */
export async function confirmSession(db: Db, id: string, now: Date): Promise<void> {
  await db.update(session).set({ confirmed: now }).where(eq(session.id, id));
}

/**
 * Ends the sessions of a user, all or all but one, and forgets all devices that they trust. Runs outside
 * any workspace.
 */
export async function revokeSessionsOf(db: Db, userId: string, except?: string): Promise<void> {
  await db.delete(trustedDevice).where(eq(trustedDevice.userId, userId));
  const others = except === undefined ? undefined : ne(session.id, except);
  await db.delete(session).where(and(eq(session.userId, userId), others));
}

/** Ends a session of a user; false if there is none. Runs outside any workspace. */
export async function revokeSessionOf(db: Db, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.id, id), eq(session.userId, userId)))
    .returning({ id: session.id });
  return ended.length > 0;
}

/** Ends a session at once. */
export async function revokeSession(db: Db, id: string): Promise<void> {
  await db.delete(session).where(eq(session.id, id));
}
