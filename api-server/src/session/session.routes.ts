import { sql } from 'drizzle-orm';
import type { Credentials } from '@shootline/shared-api/contract';
import { credentialsRules } from '@shootline/shared-api/rules';
import { throughLosses } from '../db/database-away.ts';
import { notAuthenticated, unavailableSeconds } from '../http/errors.ts';
import { checkedBy } from '../http/rule-errors.ts';
import { requestAddress } from '../http/request-address.ts';
import type { Handlers } from '../openapi/handlers.ts';
import { presentUser } from '../user/user.presenter.ts';
import { findAccount } from '../user/user.repository.ts';
import { verifyPassword } from './password.ts';
import { openSession, revokeSession } from './session.repository.ts';
import { countTry, inTurn } from './sign-in-throttle.ts';

// Belongs to nobody; checking it costs what checking a real one costs.
const nobodysHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}==$${'A'.repeat(43)}=`;

/** The credentials by the rules that the form has too. Throws a ValidationError naming each field. */
function checked(given: Credentials): Credentials {
  const { email, alias, password } = checkedBy(credentialsRules, given);
  return { email: email.toLowerCase(), alias: alias.toLowerCase(), password };
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
      const now = deps.clock();
      const attempt = await countTry(db, { alias, email }, address, settings.signIn, now);
      const account = await findAccount(db, alias, email);
      const matches = await verifyPassword(password, account?.passwordHash ?? nobodysHash);
      if (!account || !matches || !account.isActive) {
        throw notAuthenticated('Sorry, the email, password or workspace is not right.');
      }
      await attempt.succeeded();
      const of = { tenantId: account.tenantId, personId: account.id };
      const token = await openSession(db, of, now, settings.sessionHours);
      return { ...presentUser(account), auth_token: token };
    };
    // In turn anew each time: who waits for the database keeps nobody waiting.
    return throughLosses(() => inTurn(address, trial));
  },

  async signOut({ c, deps, sessionId, afterCommit }) {
    afterCommit(() => throughLosses(() => revokeSession(deps.db, sessionId)));
    return c.body(null, 204);
  },
} satisfies Partial<Handlers>;
