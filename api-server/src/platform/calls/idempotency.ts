import { createHash } from 'node:crypto';
import { and, eq, lt } from '../db/drizzle.ts';
import type { Db } from '../db/db.ts';
import { idempotencyKey } from '../db/schema.ts';
import { conflict } from '../errors/errors.ts';

const keptHours = 24;

export type Claim = {
  tenantId: string;
  userId: string;
  operation: string;
  key: string;
  /** The result of `fingerprint` for the request. */
  request: string;
};

/** A hash that is equal for equal values, whatever the order of their fields. */
export function fingerprint(value: unknown): string {
  const sorted = (_key: string, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner;
  return createHash('sha256')
    .update(JSON.stringify(value, sorted) ?? '')
    .digest('hex');
}

/**
 * Runs `work` once for each user, operation and key; a repetition, even a simultaneous one, gets the first
 * answer. Failed work is not recorded, and keys expire after a day. Throws 409 if the key came with another
 * request before.
 */
export async function answerOnce(
  tx: Db,
  claim: Claim,
  now: Date,
  work: () => Promise<unknown>,
): Promise<{ answer: unknown; isRepeated: boolean }> {
  const own = and(
    eq(idempotencyKey.tenantId, claim.tenantId),
    eq(idempotencyKey.userId, claim.userId),
  );
  const oldest = new Date(now.getTime() - keptHours * 3_600_000);
  await tx.delete(idempotencyKey).where(and(own, lt(idempotencyKey.created, oldest)));
  const same = and(
    own,
    eq(idempotencyKey.operation, claim.operation),
    eq(idempotencyKey.key, claim.key),
  );
  // Waits for a running transaction that has inserted the same key.
  const claimed = await tx
    .insert(idempotencyKey)
    .values({ ...claim, created: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key });
  if (claimed.length === 0) {
    const [first] = await tx.select().from(idempotencyKey).where(same);
    if (first?.request !== claim.request) {
      throw conflict('This Idempotency-Key was already used for another request. Send a new one.');
    }
    return { answer: first.answer, isRepeated: true };
  }
  const answer = await work();
  await tx.update(idempotencyKey).set({ answer }).where(same);
  return { answer, isRepeated: false };
}
