import type { Credentials, SignInRequest } from '@shootline/shared-api/contract';
import { credentialsRules } from '@shootline/shared-api/rules/session';
import { auditCall } from '../../audit/record-audit.ts';
import { retryWhileUnavailable } from '../../../platform/db/database-unavailable.ts';
import { notAuthenticated, unavailableSeconds } from '../../../platform/errors/errors.ts';
import { checkedBy } from '../../../platform/errors/rule-errors.ts';
import type { Handlers } from '../../../platform/calls/handlers.ts';
import { findAccount } from '../user/user.repository.ts';
import { type AttemptedAccount, auditRefusal, signInAs } from './audited-sign-in.ts';
import { passSecondStep, proofOf, refuseWithoutPasskey } from './second-step.ts';
import { throttledSignIn } from './throttled-sign-in.ts';
import { verifyPassword } from '../../../platform/session/password/password.ts';
import { revokeSession } from '../../../platform/session/session.repository.ts';
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
    const { email, alias, password } = checked(body);
    const find = async () => ({ alias, email, ...(await findAccount(deps.db, alias, email)) });
    return throttledSignIn(c, deps, {
      method: 'password',
      find,
      async check(source) {
        const lookup = await find();
        const { account, factor } = lookup;
        const matches = await verifyPassword(password, account?.passwordHash ?? nobodysHash);
        // Also checked after a wrong password, so that both answers take equally long.
        const proof = body.code === undefined ? undefined : await proofOf(deps, factor, body.code);
        if (account && matches && account.isActive) {
          const step = { account, named: lookup, source, proof };
          const method = factor ? await passSecondStep(c, deps, step) : 'password';
          if (!factor) await refuseWithoutPasskey(deps, account, lookup.rule);
          const isTrusting = body.remember_device === true && /code$/.test(method);
          return () => signInAs(c, deps, account, method, isTrusting);
        }
        const details = { method: 'password', reason: reasonOf(account) } as const;
        await auditRefusal(c, deps, 'sign_in_failed', attemptedOf(lookup), details);
        throw notAuthenticated('Sorry, the email, password or workspace is not right.');
      },
    });
  },

  async signOut(call) {
    const { c, deps, viewer, sessionId, afterCommit } = call;
    await auditCall(call, { kind: 'sign_out' });
    const session = { tenantId: viewer.tenantId, id: sessionId };
    afterCommit(() => retryWhileUnavailable(() => revokeSession(deps.db, session)));
    return c.body(null, 204);
  },
} satisfies Partial<Handlers>;
