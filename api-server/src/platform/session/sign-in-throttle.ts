import { createHash } from 'node:crypto';
import { eq, inArray, sql } from '../db/drizzle.ts';
import type { Db } from '../db/db.ts';
import { beginsWith } from '../db/query.ts';
import { rateCount } from '../db/schema.ts';
import type { SignInLimits } from './sign-in.settings.ts';
import { ApiFailure, tooManyRequests } from '../errors/errors.ts';
import { countOne, forgetCounts, increment } from '../http/limits/rate-limit.ts';

/** The 429 that starts a pause; later ones during the pause are plain failures. */
export class SignInPause extends ApiFailure {}

/** The account named by an attempt, whether it exists or not. */
export type NamedAccount = { alias: string; email: string };

/** The origin of an attempt. */
export type Source = {
  address: string;
  /** Key of a browser or session of the account, which is counted separately. */
  own?: string;
  /** Whether the account has signed in from this address before. */
  isKnown?: boolean;
};

function nameOf({ alias, email }: NamedAccount): string {
  return `account:${createHash('sha256').update(`${alias}\n${email}`).digest('hex')}`;
}

function limitsOf(
  name: string | undefined,
  { address, own }: Source,
  { accountFailures, addressFailures }: SignInLimits,
) {
  if (name !== undefined && own !== undefined) {
    return [{ key: `${name}:${own}`, most: accountFailures }];
  }
  const ofAddress = { key: `address:${address}`, most: addressFailures };
  return name === undefined
    ? [ofAddress]
    : [{ key: `${name}:at:${address}`, most: accountFailures }, ofAddress];
}

/**
 * Delay for attempts from unknown sources, in milliseconds: grows with their number from an eighth of the
 * longest delay to all of it.
 */
function holdOf(count: number, { accountFailures, slowestMs }: SignInLimits): number {
  if (count <= accountFailures) return 0;
  const rounds = Math.floor((count - 1) / accountFailures);
  return Math.min(slowestMs, (slowestMs / 8) * 2 ** (rounds - 1));
}

/** An attempt, counted as failed until it succeeds. */
export type Attempt = {
  /** Milliseconds to wait before the password is checked. */
  holdMs: number;
  /** Whether this attempt is the first that must wait. */
  isFirstHeld: boolean;
  /** Undoes the count. */
  takeBack(): Promise<void>;
  /** Also clears the failures of the account from this source. */
  succeeded(): Promise<void>;
};

/**
 * Counts an attempt as failed before the password is checked, so that simultaneous attempts cannot slip
 * through. The count is in the database, so that all processes share it. Throws 429 after too many
 * failures of this source; an attempt refused for one limit counts for no other. Failures from unknown
 * sources only slow such sources down and never refuse anybody else. `account` is undefined while it is
 * not known.
 */
export async function countAttempt(
  db: Db,
  account: NamedAccount | undefined,
  source: Source,
  settings: SignInLimits,
  now: Date,
): Promise<Attempt> {
  const { windowMinutes, accountFailures } = settings;
  const name = account && nameOf(account);
  await forgetCounts(db, now);

  const counted: string[] = [];
  const takeBack = async () => {
    if (counted.length === 0) return;
    await db
      .update(rateCount)
      .set({ count: sql`greatest(${rateCount.count} - 1, 0)` })
      .where(inArray(rateCount.key, counted));
  };
  const limits = limitsOf(name, source, settings);
  for (const { key, most } of limits) {
    const over = await countOne(db, key, { most, windowMinutes }, now);
    if (over) {
      await takeBack();
      const sentence = 'Sorry, there were too many failed attempts to sign in.';
      const refusal = tooManyRequests(sentence, over.seconds, 'signIn');
      const { type, message, headers, limit } = refusal;
      if (!over.isFirst) throw refusal;
      throw new SignInPause(type, message, { headers, limit });
    }
    counted.push(key);
  }
  let strangers = 0;
  if (name !== undefined && source.own === undefined && source.isKnown !== true) {
    const key = `${name}:strangers`;
    strangers = (await increment(db, key, windowMinutes, now)).count;
    counted.push(key);
  }
  return {
    holdMs: holdOf(strangers, settings),
    isFirstHeld: strangers === accountFailures + 1,
    takeBack,
    async succeeded() {
      await takeBack();
      const [ofAccount] = name === undefined ? [] : limits;
      if (ofAccount) await db.delete(rateCount).where(eq(rateCount.key, ofAccount.key));
    },
  };
}

/**
 * Counts a code after the right password as wrong until it succeeds; returns the seconds to wait after too
 * many. Strangers, who all know the password, share one count, as six digits are soon guessed; a browser
 * or address where the account has signed in before has its own. A mailed link clears none of them.
 */
export async function countCode(
  db: Db,
  account: NamedAccount,
  { address, own, isKnown }: Source,
  { windowMinutes, accountFailures }: SignInLimits,
  now: Date,
): Promise<{ seconds: number } | { succeeded(): Promise<void> }> {
  const at = own ?? (isKnown === true ? `at:${address}` : 'strangers');
  const key = `code:${nameOf(account)}:${at}`;
  const over = await countOne(db, key, { most: accountFailures, windowMinutes }, now);
  if (over) return over;
  return {
    async succeeded() {
      await db.delete(rateCount).where(eq(rateCount.key, key));
    },
  };
}

/** Deletes all failed attempts of an account, from all sources. */
export async function clearAttempts(db: Db, account: NamedAccount): Promise<void> {
  await db.delete(rateCount).where(beginsWith(rateCount.key, `${nameOf(account)}:`));
}

const day = 24 * 60;

/** Whether to tell the account's owner of failed attempts now, at most once a day. */
export async function isWarningDue(db: Db, account: NamedAccount, now: Date): Promise<boolean> {
  const limit = { most: 1, windowMinutes: day };
  return (await countOne(db, `warned:${nameOf(account)}`, limit, now)) === undefined;
}

const linksOfAccount = 3;

/**
 * Counts a request for a link to set a password, for the named account, whether it exists or not, and for
 * the address. Throws 429 after too many for either.
 */
export async function countLinkRequest(
  db: Db,
  account: NamedAccount,
  address: string,
  { windowMinutes, addressFailures }: SignInLimits,
  now: Date,
): Promise<void> {
  await forgetCounts(db, now);
  const limits = [
    { key: `link:${nameOf(account)}`, most: linksOfAccount },
    { key: `link-address:${address}`, most: addressFailures },
  ];
  for (const { key, most } of limits) {
    const over = await countOne(db, key, { most, windowMinutes }, now);
    if (over)
      throw tooManyRequests(
        'Sorry, there were too many requests for a link.',
        over.seconds,
        'link',
      );
  }
}
