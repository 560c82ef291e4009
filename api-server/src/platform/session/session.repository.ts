import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { session } from '../db/schema.ts';
import { newToken, tokenHash } from './token.ts';

export type Session = typeof session.$inferSelect;

export type SessionLifetime = {
  /** A session ends this long after it was last used. */
  sessionHours: number;
  /** And this long after it was opened, however much it is used. */
  sessionMaxDays: number;
};

const hour = 3_600_000;
const day = 24 * hour;

function endOf(created: Date, now: Date, { sessionHours, sessionMaxDays }: SessionLifetime): Date {
  return new Date(
    Math.min(now.getTime() + sessionHours * hour, created.getTime() + sessionMaxDays * day),
  );
}

// Often enough for a sliding expiry, seldom enough that most reads write nothing.
const touchInterval = 5 * 60_000;

/**
 * Opens a session and returns its token, which is not stored. Deletes expired sessions. Runs
 * outside any workspace.
 */
export async function openSession(
  db: Db,
  of: { tenantId: string; personId: string },
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
    expires: endOf(now, now, lifetime),
  });
  return token;
}

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
  // Covers sessions opened under a longer limit.
  const oldest = new Date(now.getTime() - lifetime.sessionMaxDays * day);
  const [row] = await db
    .select()
    .from(session)
    .where(
      and(
        eq(session.tokenHash, tokenHash(token)),
        gt(session.expires, now),
        gt(session.created, oldest),
      ),
    );
  if (row && now.getTime() - row.lastSeen.getTime() > touchInterval) {
    const expires = endOf(row.created, now, lifetime);
    await db.update(session).set({ lastSeen: now, expires }).where(eq(session.id, row.id));
  }
  return row;
}

/** Which of these sessions are neither revoked nor expired. Does not extend them. */
export async function liveSessions(db: Db, ids: string[], now: Date): Promise<Set<string>> {
  const rows = await db
    .select({ id: session.id })
    .from(session)
    .where(and(inArray(session.id, ids), gt(session.expires, now)));
  return new Set(rows.map(({ id }) => id));
}

/** Ends a session at once. */
export async function revokeSession(db: Db, id: string): Promise<void> {
  await db.delete(session).where(eq(session.id, id));
}
