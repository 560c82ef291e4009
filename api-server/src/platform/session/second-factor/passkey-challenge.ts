import { and, eq, gt } from '../../db/drizzle.ts';
import type { Db } from '../../db/db.ts';
import { rateCount } from '../../db/schema.ts';
import { forgetCounts } from '../../http/limits/rate-limit.ts';
import { tokenHash } from '../token.ts';

const challengeMs = 5 * 60_000;

const keyOf = (purpose: string, challenge: string) => `passkey:${purpose}:${tokenHash(challenge)}`;

/** The purpose of a challenge: any account's passkey, or a new one made in a session. */
export const showing = 'show';
export const makingIn = (sessionId: string) => `make:${sessionId}`;

/**
 * Keeps a new challenge for five minutes, beside the counts that are forgotten as well. Runs outside any
 * workspace.
 */
export async function keepChallenge(
  db: Db,
  purpose: string,
  challenge: string,
  now: Date,
): Promise<void> {
  await forgetCounts(db, now);
  const windowEnd = new Date(now.getTime() + challengeMs);
  await db.insert(rateCount).values({ key: keyOf(purpose, challenge), count: 0, windowEnd });
}

/** Uses up a challenge; true for exactly one caller in time. Runs outside any workspace. */
export async function spendChallenge(
  db: Db,
  purpose: string,
  challenge: string,
  now: Date,
): Promise<boolean> {
  const { key, windowEnd } = rateCount;
  const spent = await db
    .delete(rateCount)
    .where(and(eq(key, keyOf(purpose, challenge)), gt(windowEnd, now)))
    .returning({ key });
  return spent.length > 0;
}
