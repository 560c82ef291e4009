import { inLanguageOf, languageOf } from '../../../platform/texts/languages.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { OwnSession } from '@shootline/shared-api/contract';
import {
  newPasswordRules,
  passwordChangeRules,
  passwordConfirmationRules,
  passwordLinkRules,
  profileRules,
} from '@shootline/shared-api/rules/account';
import { readPhone } from '@shootline/shared-api/phones';
import { portalPath } from '@shootline/shared-api/rules';
import { auditAlone, auditCall, originOf } from '../../audit/record-audit.ts';
import { retryWhileUnavailable } from '../../../platform/db/database-unavailable.ts';
import { workspaceTransaction } from '../../../platform/db/workspace-transaction.ts';
import {
  conflict,
  fieldError,
  notFound,
  validationError,
} from '../../../platform/errors/errors.ts';
import { checkedBy } from '../../../platform/errors/rule-errors.ts';
import { requestAddress } from '../../../platform/http/request/request-address.ts';
import { queueMail } from '../../../platform/mail-queue/mail-queue.ts';
import type { Handlers } from '../../../platform/calls/handlers.ts';
import { rememberBrowser } from '../../../platform/session/known-browser.ts';
import {
  findPasswordTicket,
  usePasswordTicket,
} from '../../../platform/session/password/password-ticket.repository.ts';
import { findSecondFactor } from '../../../platform/session/second-factor/second-factor.repository.ts';
import {
  type Session,
  confirmSession,
  listSessions,
  revokeSessionOf,
  revokeSessionsOf,
} from '../../../platform/session/session.repository.ts';
import { clearAttempts, countLinkRequest } from '../../../platform/session/sign-in-throttle.ts';
import type { User } from '../../../platform/session/viewer.ts';
import { listZoneNames } from '../../reference/places.ts';
import { presentUser } from '../user/user.presenter.ts';
import { aliasOf, findAccount, findUser, storeLanguage } from '../user/user.repository.ts';
import { passwordLinkMail } from './account.mail.ts';
import { storeFirstPage, storeProfile, storeShowsWelcome } from './account.repository.ts';
import { changePasswordOf, refuseWeakPassword } from './change-password.ts';
import { provePassword } from './prove-password.ts';

// Longer than the work takes, to hide from the duration whether the account exists.
const linkAnswerMs = 400;

const usedTicket = () =>
  conflict('Sorry, this link was used before, or is too old. Please ask for a new one.');

/** The hash of the user's password. Throws 409 for users who sign in only from the hub. */
function requirePassword({ passwordHash }: User): string {
  if (passwordHash === null) throw conflict('You sign in from the hub, and have no password here.');
  return passwordHash;
}

function presentSession(session: Session, currentId: string): OwnSession {
  return {
    uuid: session.id,
    is_current: session.id === currentId,
    created: session.created.toISOString(),
    last_seen: session.lastSeen.toISOString(),
    user_agent: session.userAgent,
    address: session.address,
  };
}

export const accountHandlers = {
  async getAccount({ viewer }) {
    return {
      has_password: viewer.passwordHash !== null,
      is_from_hub: viewer.hubId !== null,
      first_page: viewer.firstPage,
    };
  },

  async setFirstPage({ c, tx, viewer, body: { first_page } }) {
    if (first_page !== null && portalPath(first_page) !== first_page) {
      throw validationError(fieldError('first_page', 'Please select a value.'));
    }
    await storeFirstPage(tx, viewer.tenantId, viewer.id, first_page);
    return c.body(null, 204);
  },

  async setLanguage({ c, tx, viewer, body: { language } }) {
    await storeLanguage(tx, viewer.tenantId, viewer.id, languageOf(language));
    return c.body(null, 204);
  },

  async setShowsWelcome({ c, tx, viewer, body: { shows_welcome } }) {
    await storeShowsWelcome(tx, viewer.tenantId, viewer.id, shows_welcome);
    return c.body(null, 204);
  },

  async updateProfile({ tx, viewer, body }) {
    if (viewer.hubId !== null) {
      throw conflict(
        'Your name, phone and time zone are kept in the hub. Please change them there.',
      );
    }
    const rules = profileRules((typed) => readPhone(typed, viewer.timezone));
    const profile = checkedBy(rules, body);
    if (!listZoneNames().includes(profile.timezone)) {
      throw validationError(fieldError('timezone', 'Please select a value.'));
    }
    await storeProfile(tx, viewer.tenantId, viewer.id, profile);
    const { full_name: fullName, phone, timezone } = profile;
    return presentUser({ ...viewer, fullName, phone, timezone });
  },

  async changePassword({ c, deps, tx, viewer, sessionId, body }) {
    const passwordHash = requirePassword(viewer);
    const change = checkedBy(passwordChangeRules, body);
    const alias = await aliasOf(tx, viewer.tenantId);
    // Counts and hashes without holding the call's database connection.
    return async () => {
      await provePassword(c, deps, {
        ...{ user: viewer, alias, passwordHash, sessionId },
        ...{ password: change.current_password, field: 'current_password' },
        refusal: 'password_refused',
      });
      await refuseWeakPassword(deps, change.new_password, viewer);
      const how = { method: 'password', alias, keep: sessionId } as const;
      await changePasswordOf(c, deps, viewer, change.new_password, how);
      return c.body(null, 204);
    };
  },

  async confirmPassword({ c, deps, tx, viewer, sessionId, body }) {
    const passwordHash = requirePassword(viewer);
    const { password } = checkedBy(passwordConfirmationRules, body);
    const alias = await aliasOf(tx, viewer.tenantId);
    return async () => {
      await provePassword(c, deps, {
        ...{ user: viewer, alias, passwordHash, sessionId, password, field: 'password' },
        refusal: 'password_not_confirmed',
      });
      const origin = originOf(c, deps);
      const event = { kind: 'password_confirmed', userId: viewer.id } as const;
      await auditAlone(deps, viewer.tenantId, origin, event);
      await confirmSession(deps.db, { tenantId: viewer.tenantId, id: sessionId }, origin.at);
      return c.body(null, 204);
    };
  },

  async listOwnSessions({ deps, viewer, sessionId }) {
    return async () => {
      const sessions = await listSessions(deps.db, viewer, deps.clock(), deps.settings);
      return sessions.map((session) => presentSession(session, sessionId));
    };
  },

  async endOwnSessions(call) {
    const { c, deps, viewer, afterCommit } = call;
    await auditCall(call, { kind: 'signed_out_everywhere' });
    afterCommit(() => retryWhileUnavailable(() => revokeSessionsOf(deps.db, viewer)));
    return c.body(null, 204);
  },

  async endOwnSession({ c, deps, viewer, path }) {
    return async () => {
      if (!(await revokeSessionOf(deps.db, viewer, path.sessionId))) throw notFound();
      const event = { kind: 'session_ended', userId: viewer.id } as const;
      await auditAlone(deps, viewer.tenantId, originOf(c, deps), event);
      return c.body(null, 204);
    };
  },

  async requestPasswordLink({ c, deps, body }) {
    const { db, settings } = deps;
    const { email, ...request } = checkedBy(passwordLinkRules, body);
    const alias = request.alias.toLowerCase();
    const address = requestAddress(c, settings.trustProxy);
    await countLinkRequest(db, { alias, email }, address, settings.signIn, deps.clock());
    const send = async () => {
      const { tenantId, account } = await findAccount(db, alias, email);
      if (tenantId === undefined || !account?.isActive) return;
      const origin = originOf(c, deps);
      const mail = {
        ...inLanguageOf(account, () => passwordLinkMail(account, alias)),
        to: account,
        isOfAccount: true,
      };
      await workspaceTransaction(db, tenantId, (tx) => queueMail(tx, tenantId, mail, origin.at));
      const event = { kind: 'password_link_requested', userId: account.id } as const;
      await auditAlone(deps, tenantId, origin, event);
    };
    await Promise.all([send(), wait(linkAnswerMs)]);
    return c.body(null, 204);
  },

  async setPassword({ c, deps, body: { ticket, new_password } }) {
    const { db, clock, settings } = deps;
    checkedBy(newPasswordRules, { new_password });
    const holder = await findPasswordTicket(db, ticket, clock());
    if (!holder) throw usedTicket();
    const { tenantId, userId } = holder;
    const { owner, alias, hasFactor } = await workspaceTransaction(
      db,
      tenantId,
      async (tx) => ({
        owner: await findUser(tx, tenantId, userId),
        alias: await aliasOf(tx, tenantId),
        hasFactor: (await findSecondFactor(tx, { tenantId, id: userId })) !== undefined,
      }),
      { isRead: true },
    );
    if (!owner?.isActive) throw usedTicket();
    await refuseWeakPassword(deps, new_password, owner);
    await changePasswordOf(c, deps, owner, new_password, {
      method: 'mail',
      alias,
      first: async (outer) => {
        if (!(await usePasswordTicket(outer, ticket, clock()))) throw usedTicket();
        await clearAttempts(outer, { alias, email: owner.email });
        // A mailbox alone makes no browser known where a code proves the owner: each would have guesses.
        if (!hasFactor) await rememberBrowser(c, outer, owner, { ...settings, now: clock() });
      },
    });
    return { email: owner.email, alias };
  },
} satisfies Partial<Handlers>;
