import { createHash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { rateCount } from '../db/schema.ts';
import type { Settings } from '../deps.ts';
import { ApiFailure, databaseAway, tooManyRequests } from '../http/errors.ts';
import { type RateLimit, countOne, forgetCounts } from '../http/rate-limit.ts';

/** The 429 that starts a pause; those that follow while it lasts are plain ones. */
export class SignInPause extends ApiFailure {}

async function count(db: Db, key: string, limit: RateLimit, now: Date): Promise<void> {
  const over = await countOne(db, key, limit, now);
  if (over === undefined) return;
  const sentence = 'Sorry, there were too many failed attempts to sign in.';
  const refusal = tooManyRequests(sentence, over.seconds);
  if (!over.isFirst) throw refusal;
  throw new SignInPause(refusal.type, refusal.message, { headers: refusal.headers });
}

// Nobody waits longer than this for an answer.
const longestTurnMs = 20_000;

const queues = new Map<string, Promise<unknown>>();

/**
 * Runs the attempts of one address one after another, so that attempts in progress do not count
 * against one with the right password. Throws 503 if its turn comes too late.
 */
export async function inTurn<Result>(
  address: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = queues.get(address) ?? Promise.resolve();
  const latest = performance.now() + longestTurnMs;
  const turn = async () => {
    if (performance.now() > latest) throw databaseAway();
    return work();
  };
  const mine = before.then(turn, turn);
  queues.set(address, mine);
  try {
    return await mine;
  } finally {
    if (queues.get(address) === mine) queues.delete(address);
  }
}

// Anyone can fail as someone else, so only failures from many addresses lock the owner out too.
const accountFactor = 10;

function nameOf({ alias, email }: { alias: string; email: string }): string {
  return createHash('sha256').update(`${alias}\n${email}`).digest('hex');
}

/**
 * Counts an attempt as failed before the password is checked, so that simultaneous attempts cannot
 * slip through; in the database, so that all processes share the count. Throws 429 after too many
 * of the account from this address, of the account from everywhere, or of the address; an attempt
 * refused for one counts for no other. `account` is undefined while it is not known. `takeBack`
 * undoes the count, and `succeeded` also clears the account's failures from this address.
 */
export async function countTry(
  db: Db,
  account: { alias: string; email: string } | undefined,
  address: string,
  settings: Settings['signIn'],
  now: Date,
): Promise<{ succeeded(): Promise<void>; takeBack(): Promise<void> }> {
  const { windowMinutes, accountFailures, addressFailures } = settings;
  const name = account && `account:${nameOf(account)}`;
  const limits = [
    ...(name === undefined
      ? []
      : [
          { key: `${name}:${address}`, most: accountFailures },
          { key: name, most: accountFailures * accountFactor },
        ]),
    { key: `address:${address}`, most: addressFailures },
  ];
  // No other limit has a longer window.
  await forgetCounts(db, windowMinutes, now);

  const counted: string[] = [];
  const takeBack = async () => {
    await db
      .update(rateCount)
      .set({ count: sql`greatest(${rateCount.count} - 1, 0)` })
      .where(inArray(rateCount.key, counted));
  };
  for (const { key, most } of limits) {
    try {
      await count(db, key, { most, windowMinutes }, now);
    } catch (refusal) {
      if (counted.length > 0) await takeBack();
      throw refusal;
    }
    counted.push(key);
  }
  return {
    takeBack,
    async succeeded() {
      await takeBack();
      if (name !== undefined) {
        await db.delete(rateCount).where(eq(rateCount.key, `${name}:${address}`));
      }
    },
  };
}

const linksOfAccount = 3;

/**
 * Counts a request for a link to set a password, for the account that was named, whether it exists or
 * not, and for the address. Throws 429 after too many of either.
 */
export async function countLinkRequest(
  db: Db,
  account: { alias: string; email: string },
  address: string,
  { windowMinutes, addressFailures }: Settings['signIn'],
  now: Date,
): Promise<void> {
  await forgetCounts(db, windowMinutes, now);
  const limits = [
    { key: `link:${nameOf(account)}`, most: linksOfAccount },
    { key: `link-address:${address}`, most: addressFailures },
  ];
  for (const { key, most } of limits) {
    const over = await countOne(db, key, { most, windowMinutes }, now);
    if (over)
      throw tooManyRequests('Sorry, there were too many requests for a link.', over.seconds);
  }
}
