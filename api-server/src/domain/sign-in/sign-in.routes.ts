import { sql } from 'drizzle-orm';
import type { Credentials } from '@shootline/shared-api/contract';
import { credentialsRules } from '@shootline/shared-api/rules/session';
import { auditCall } from '../audit/record-audit.ts';
import { throughLosses } from '../../platform/db/database-away.ts';
import { ApiFailure, notAuthenticated, unavailableSeconds } from '../../platform/http/errors.ts';
import { checkedBy } from '../../platform/http/rule-errors.ts';
import { requestAddress } from '../../platform/http/request-address.ts';
import type { Handlers } from '../../platform/openapi/handlers.ts';
import { findAccount } from '../user/user.repository.ts';
import { type AttemptedAccount, auditRefusal, signInAs } from './audited-sign-in.ts';
import { verifyPassword } from '../../platform/session/password.ts';
import { revokeSession } from '../../platform/session/session.repository.ts';
import { SignInPause, countTry, inTurn } from '../../platform/session/sign-in-throttle.ts';
import type { Viewer } from '../../platform/session/viewer.ts';

// Nobody's; checking it costs as much as checking a real one.
const nobodysHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}==$${'A'.repeat(43)}=`;

/** The credentials, validated as in the form. Throws a ValidationError naming each field. */
function checked(credentials: Credentials): Credentials {
  const { email, alias, password } = checkedBy(credentialsRules, credentials);
  return { email: email.toLowerCase(), alias: alias.toLowerCase(), password };
}

type AccountLookup = Awaited<ReturnType<typeof findAccount>>;

const attemptedOf = ({ tenantId, account }: AccountLookup): AttemptedAccount => ({
  tenantId,
  personId: account?.id ?? null,
});

function reasonOf(account: Viewer | undefined) {
  if (!account) return 'unknown_account';
  return account.isActive ? 'wrong_password' : 'inactive_account';
}

export const sessionHandlers = {
  async getHealth({ c, deps }) {
    const answer = { database: deps.engine, version: deps.settings.version };
    try {
      await deps.db.execute(sql`select 1`);
      return { status: 'ok', ...answer };
    } catch (error) {
      deps.logger.error({ event: 'health', error: String(error) });
      c.status(503);
      c.header('Retry-After', String(unavailableSeconds));
      return { status: 'unavailable', ...answer };
    }
  },

  async signIn({ c, deps, body }) {
    const { db, settings } = deps;
    const { email, alias, password } = checked(body);
    const address = requestAddress(c, settings.trustProxy);
    const trial = async () => {
      const limits = settings.signIn;
      const attempt = await countTry(db, { alias, email }, address, limits, deps.clock()).catch(
        async (refusal: unknown) => {
          if (refusal instanceof SignInPause) {
            const attempted = attemptedOf(await findAccount(db, alias, email));
            await auditRefusal(c, deps, 'sign_in_paused', attempted, { method: 'password' });
          }
          throw refusal;
        },
      );
      const accountOf = async () => {
        const lookup = await findAccount(db, alias, email);
        const { account } = lookup;
        const matches = await verifyPassword(password, account?.passwordHash ?? nobodysHash);
        if (account && matches && account.isActive) return account;
        const details = { method: 'password', reason: reasonOf(account) } as const;
        await auditRefusal(c, deps, 'sign_in_failed', attemptedOf(lookup), details);
        throw notAuthenticated('Sorry, the email, password or workspace is not right.');
      };
      const account = await accountOf().catch(async (error: unknown) => {
        // An attempt that the database interrupted does not count.
        if (!(error instanceof ApiFailure)) await attempt.takeBack();
        throw error;
      });
      await attempt.succeeded();
      return signInAs(c, deps, account, 'password');
    };
    // Queued again for each try, so that waiting for the database blocks nobody else.
    return throughLosses(() => inTurn(address, trial));
  },

  async signOut(call) {
    const { c, deps, sessionId, afterCommit } = call;
    await auditCall(call, { kind: 'sign_out' });
    afterCommit(() => throughLosses(() => revokeSession(deps.db, sessionId)));
    return c.body(null, 204);
  },
} satisfies Partial<Handlers>;
