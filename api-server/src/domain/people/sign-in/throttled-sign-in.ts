import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from 'hono';
import { isUnreachable, retryWhileUnavailable } from '../../../platform/db/database-unavailable.ts';
import { ApiFailure } from '../../../platform/errors/errors.ts';
import { requestAddress } from '../../../platform/http/request/request-address.ts';
import { sourceOf } from '../../../platform/session/known-browser.ts';
import type { SignInLimits } from '../../../platform/session/sign-in.settings.ts';
import {
  type Attempt,
  type Source,
  SignInPause,
  countAttempt,
} from '../../../platform/session/sign-in-throttle.ts';
import { inTurn } from '../../../platform/session/turns.ts';
import type { AuditDeps } from '../../audit/record-audit.ts';
import { type Named, warnOfFailedSignIns } from './warn-of-failed-sign-ins.ts';

type SignIn<User> = {
  method: 'password' | 'passkey';
  /** The account that the sign-in names; undefined if it names none. */
  find(): Promise<Named | undefined>;
  /** Checks the sign-in and returns what opens the session. Throws a refusal. */
  check(source: Source): Promise<() => Promise<User>>;
};

/** Whether a sign-in was right so far, and is no failure. */
const isRight = (error: unknown) =>
  error instanceof ApiFailure && ['SecondFactorNeeded', 'Conflict'].includes(error.type);

type Begun = { attempt: Attempt; source: Source };

/**
 * Signs in, in turn with other sign-ins of the address. Counts the attempt as failed until it succeeds, and
 * lets it wait or refuses it after many failures.
 */
export async function throttledSignIn<User>(
  c: Context,
  deps: AuditDeps & { settings: { signIn: SignInLimits } },
  { method, find, check }: SignIn<User>,
): Promise<User> {
  const { db, settings } = deps;
  const address = requestAddress(c, settings.trustProxy);

  const begin = async (): Promise<Begun> => {
    const named = await find();
    const now = deps.clock();
    const source = await sourceOf(c, db, named?.account, { ...settings, now });
    const attempt = await countAttempt(db, named, source, settings.signIn, now).catch(
      async (refusal: unknown) => {
        if (refusal instanceof SignInPause)
          await warnOfFailedSignIns(c, deps, 'sign_in_paused', method, named);
        throw refusal;
      },
    );
    if (attempt.isFirstHeld) await warnOfFailedSignIns(c, deps, 'sign_ins_slowed', method, named);
    return { attempt, source };
  };

  const enter = async ({ attempt, source }: Begun) => {
    const open = await check(source).catch(async (error: unknown) => {
      // A right password before the code is no failure, nor is one that the database interrupted.
      if (isRight(error) || isUnreachable(error)) await attempt.takeBack();
      throw error;
    });
    await attempt.succeeded();
    return open();
  };

  // Waits outside the queue of its address, so that other sign-ins are not held up.
  const enterLater = async (begun: Begun) => {
    await wait(begun.attempt.holdMs);
    return inTurn(address, () => enter(begun));
  };

  const trial = async () => {
    const rest = await inTurn(address, async () => {
      const begun = await begin();
      if (begun.attempt.holdMs > 0) return () => enterLater(begun);
      const user = await enter(begun);
      return async () => user;
    });
    return rest();
  };
  // Each try joins the queue again, so that waiting for the database blocks no other sign-in.
  return retryWhileUnavailable(trial);
}
