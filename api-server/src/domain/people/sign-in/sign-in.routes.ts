import { setTimeout as wait } from 'node:timers/promises';
import type { Credentials, SignInRequest } from '@shootline/shared-api/contract';
import { credentialsRules } from '@shootline/shared-api/rules/session';
import { auditCall } from '../../audit/record-audit.ts';
import { isUnreachable, retryWhileUnavailable } from '../../../platform/db/database-unavailable.ts';
import {
  ApiFailure,
  notAuthenticated,
  unavailableSeconds,
} from '../../../platform/errors/errors.ts';
import { checkedBy } from '../../../platform/errors/rule-errors.ts';
import { requestAddress } from '../../../platform/http/request/request-address.ts';
import type { Handlers } from '../../../platform/calls/handlers.ts';
import { findAccount } from '../user/user.repository.ts';
import { type AttemptedAccount, auditRefusal, signInAs } from './audited-sign-in.ts';
import { passSecondStep, proofOf } from './second-step.ts';
import { warnOfFailedSignIns } from './warn-of-failed-sign-ins.ts';
import { sourceOf } from '../../../platform/session/known-browser.ts';
import { verifyPassword } from '../../../platform/session/password/password.ts';
import { revokeSession } from '../../../platform/session/session.repository.ts';
import {
  type Attempt,
  type Source,
  SignInPause,
  countAttempt,
} from '../../../platform/session/sign-in-throttle.ts';
import { inTurn } from '../../../platform/session/turns.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { healthOf, readinessOf } from './readiness.ts';

// The hash for unknown accounts; checking it takes as long as checking a real one.
const nobodysHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}==$${'A'.repeat(43)}=`;

/** The credentials, validated as in the form. Throws a ValidationError naming each field. */
function checked({ code: _code, remember_device: _device, ...typed }: SignInRequest): Credentials {
  const { email, alias, password } = checkedBy(credentialsRules, typed);
  return { email, alias: alias.toLowerCase(), password };
}

type AccountLookup = Awaited<ReturnType<typeof findAccount>>;

const attemptedOf = ({ tenantId, account }: AccountLookup): AttemptedAccount => ({
  tenantId,
  userId: account?.id ?? null,
});

function reasonOf(account: Viewer | undefined) {
  if (!account) return 'unknown_account';
  return account.isActive ? 'wrong_password' : 'inactive_account';
}

export const sessionHandlers = {
  async getHealth({ c, deps }) {
    const { version } = deps.settings;
    try {
      return { status: 'ok', version, ...(await healthOf(deps)) };
    } catch (error) {
      deps.logger.error({ event: 'health', error: String(error) });
      c.status(503);
      c.header('Retry-After', String(unavailableSeconds));
      return { status: 'unavailable', version };
    }
  },

  async getReadiness({ c, deps }) {
    const readiness = await readinessOf(deps);
    if (readiness.status !== 'ok') {
      c.status(503);
      c.header('Retry-After', String(unavailableSeconds));
    }
    return readiness;
  },

  async signIn({ c, deps, body }) {
    const { db, settings } = deps;
    const { email, alias, password } = checked(body);
    const address = requestAddress(c, settings.trustProxy);
    const find = async () => ({ alias, email, ...(await findAccount(db, alias, email)) });

    const begin = async () => {
      const named = await find();
      const now = deps.clock();
      const source = await sourceOf(c, db, named.account, { ...settings, now });
      const attempt = await countAttempt(db, named, source, settings.signIn, now).catch(
        async (refusal: unknown) => {
          if (refusal instanceof SignInPause)
            await warnOfFailedSignIns(c, deps, 'sign_in_paused', named);
          throw refusal;
        },
      );
      if (attempt.isFirstHeld) await warnOfFailedSignIns(c, deps, 'sign_ins_slowed', named);
      return { attempt, source };
    };

    const check = async ({ attempt, source }: { attempt: Attempt; source: Source }) => {
      const accountOf = async () => {
        const lookup = await find();
        const { account, factor } = lookup;
        const matches = await verifyPassword(password, account?.passwordHash ?? nobodysHash);
        // Also checked after a wrong password, so that both answers take equally long.
        const proof = body.code === undefined ? undefined : await proofOf(deps, factor, body.code);
        if (account && matches && account.isActive) {
          if (!factor) return { account, method: 'password' as const };
          const method = await passSecondStep(c, deps, { account, named: lookup, source, proof });
          return { account, method };
        }
        const details = { method: 'password', reason: reasonOf(account) } as const;
        await auditRefusal(c, deps, 'sign_in_failed', attemptedOf(lookup), details);
        throw notAuthenticated('Sorry, the email, password or workspace is not right.');
      };
      const { account, method } = await accountOf().catch(async (error: unknown) => {
        // A right password before the code is no failure, nor is one that the database interrupted.
        const isRight = error instanceof ApiFailure && error.type === 'SecondFactorNeeded';
        if (isRight || isUnreachable(error)) await attempt.takeBack();
        throw error;
      });
      await attempt.succeeded();
      const isTrusting = body.remember_device === true && /code$/.test(method);
      return signInAs(c, deps, account, method, isTrusting);
    };

    // Waits outside the queue of its address, so that other sign-ins are not held up.
    const checkLater = async (begun: Awaited<ReturnType<typeof begin>>) => {
      await wait(begun.attempt.holdMs);
      return inTurn(address, () => check(begun));
    };

    const trial = async () => {
      const rest = await inTurn(address, async () => {
        const begun = await begin();
        if (begun.attempt.holdMs > 0) return () => checkLater(begun);
        const user = await check(begun);
        return async () => user;
      });
      return rest();
    };
    // Each try joins the queue again, so that waiting for the database blocks no other sign-in.
    return retryWhileUnavailable(trial);
  },

  async signOut(call) {
    const { c, deps, viewer, sessionId, afterCommit } = call;
    await auditCall(call, { kind: 'sign_out' });
    const session = { tenantId: viewer.tenantId, id: sessionId };
    afterCommit(() => retryWhileUnavailable(() => revokeSession(deps.db, session)));
    return c.body(null, 204);
  },
} satisfies Partial<Handlers>;
