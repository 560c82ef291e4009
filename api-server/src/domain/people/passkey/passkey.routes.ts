import type { Passkey } from '@shootline/shared-api/contract';
import { passkeyNameRules } from '@shootline/shared-api/rules/account';
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type { CallDeps } from '../../../platform/calls/call-deps.ts';
import type { Handlers } from '../../../platform/calls/handlers.ts';
import type { Db } from '../../../platform/db/db.ts';
import { workspaceTransaction } from '../../../platform/db/workspace-transaction.ts';
import { conflict, notAuthenticated, notFound } from '../../../platform/errors/errors.ts';
import { checkedBy } from '../../../platform/errors/rule-errors.ts';
import { requestAddress } from '../../../platform/http/request/request-address.ts';
import {
  keepChallenge,
  makingIn,
  showing,
} from '../../../platform/session/second-factor/passkey-challenge.ts';
import {
  countPasskeys,
  insertPasskey,
  listPasskeys,
  removePasskeyOf,
  renamePasskeyOf,
} from '../../../platform/session/second-factor/passkey.repository.ts';
import { relyingParty } from '../../../platform/session/second-factor/relying-party.ts';
import { findSecondFactor } from '../../../platform/session/second-factor/second-factor.repository.ts';
import { isSecondFactorRequired } from '../../../platform/session/second-factor/second-factor.rules.ts';
import { confirmSession } from '../../../platform/session/session.repository.ts';
import { countAttempt } from '../../../platform/session/sign-in-throttle.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { auditAlone, originOf } from '../../audit/record-audit.ts';
import { readWorkspaceSettings } from '../../workspace/workspace-settings.repository.ts';
import { changeSecondFactor } from '../second-factor/change-second-factor.ts';
import { auditRefusal, signInAs } from '../sign-in/audited-sign-in.ts';
import { throttledSignIn } from '../sign-in/throttled-sign-in.ts';
import { aliasOf, findUser } from '../user/user.repository.ts';
import {
  type PasskeyAnswer,
  algorithms,
  findShown,
  handleOf,
  isProven,
  madePasskey,
} from './passkey-proof.ts';

const mostPasskeys = 20;

const tooMany = () =>
  conflict(`You have ${mostPasskeys} passkeys. Please remove one before you add another.`);

/** The host that passkeys belong to. Throws 409 for a portal at a network address. */
function hostOf({ settings }: Pick<CallDeps, 'settings'>): string {
  const party = relyingParty(settings);
  if (!party) throw conflict('This portal has no name that passkeys could belong to.');
  return party.host;
}

async function present(tx: Db, user: Viewer): Promise<Passkey[]> {
  const rows = await listPasskeys(tx, user);
  return rows.map(({ id, name, isBackedUp, created, lastUsed }) => ({
    uuid: id,
    name,
    is_synced: isBackedUp,
    created: created.toISOString(),
    last_used: lastUsed?.toISOString() ?? null,
  }));
}

const presentLater = ({ db }: Pick<CallDeps, 'db'>, user: Viewer) =>
  workspaceTransaction(db, user.tenantId, (tx) => present(tx, user), { isRead: true });

/** The user of the passkey that an answer names, with the workspace's alias; undefined if there is none. */
async function findNamed({ db }: Pick<CallDeps, 'db'>, answer: PasskeyAnswer) {
  const passkey = await findShown(db, answer);
  if (!passkey) return undefined;
  const { tenantId, userId } = passkey;
  return workspaceTransaction(
    db,
    tenantId,
    async (tx) => {
      const account = await findUser(tx, tenantId, userId);
      const alias = await aliasOf(tx, tenantId);
      return account && { passkey, tenantId, account, alias, email: account.email };
    },
    { isRead: true },
  );
}

export const passkeyHandlers = {
  async beginPasskeySignIn({ deps }) {
    const options = await generateAuthenticationOptions({
      rpID: hostOf(deps),
      userVerification: 'required',
    });
    await keepChallenge(deps.db, showing, options.challenge, deps.clock());
    return { ...options };
  },

  async signInWithPasskey({ c, deps, body }) {
    const find = () => findNamed(deps, body);
    return throttledSignIn(c, deps, {
      method: 'passkey',
      find,
      async check() {
        const named = await find();
        const { account } = named ?? {};
        const isRight = named && (await isProven(deps, named.passkey, body));
        if (isRight && named.account.isActive && named.account.passwordHash !== null) {
          return () => signInAs(c, deps, named.account, 'passkey');
        }
        const reason = !account
          ? 'unknown_account'
          : isRight
            ? 'inactive_account'
            : 'wrong_passkey';
        const attempted = { tenantId: named?.tenantId, userId: account?.id ?? null };
        await auditRefusal(c, deps, 'sign_in_failed', attempted, { method: 'passkey', reason });
        throw notAuthenticated(
          'Sorry, this passkey does not sign you in. It may have been removed, or you have waited too long. Please try again, or use your password.',
        );
      },
    });
  },

  async listPasskeys({ tx, viewer }) {
    return present(tx, viewer);
  },

  async beginPasskey({ deps, tx, viewer, sessionId }) {
    if (viewer.passwordHash === null) {
      throw conflict('You sign in from the hub, and have no passkeys here.');
    }
    const passkeys = await listPasskeys(tx, viewer);
    if (passkeys.length >= mostPasskeys) throw tooMany();
    const alias = await aliasOf(tx, viewer.tenantId);
    const options = await generateRegistrationOptions({
      rpName: deps.settings.mail.brand,
      rpID: hostOf(deps),
      userID: handleOf(viewer),
      userName: `${viewer.email} (${alias})`,
      userDisplayName: viewer.fullName,
      excludeCredentials: passkeys.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports,
      })),
      supportedAlgorithmIDs: algorithms,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return async () => {
      await keepChallenge(deps.db, makingIn(sessionId), options.challenge, deps.clock());
      return { ...options };
    };
  },

  async addPasskey({ c, deps, viewer, sessionId, body }) {
    const { name } = checkedBy(passkeyNameRules, { name: body.name });
    return async () => {
      const made = await madePasskey(deps, sessionId, body.credential);
      if (!made) {
        throw conflict(
          'Sorry, this has taken too long, or the passkey is not one of this portal. Please begin again.',
        );
      }
      const { tenantId, id: userId } = viewer;
      await changeSecondFactor(c, deps, viewer, {
        kind: 'passkey_added',
        name,
        keep: sessionId,
        async make(tx) {
          if ((await countPasskeys(tx, viewer)) >= mostPasskeys) throw tooMany();
          const values = { ...made, tenantId, userId, name, created: deps.clock() };
          if (!(await insertPasskey(tx, values))) throw conflict('This passkey was added before.');
          return true;
        },
      });
      return presentLater(deps, viewer);
    };
  },

  async confirmByPasskey({ c, deps, tx, viewer, sessionId, body }) {
    const { tenantId, email } = viewer;
    const alias = await aliasOf(tx, tenantId);
    return async () => {
      const { db, settings } = deps;
      const address = requestAddress(c, settings.trustProxy);
      const source = { address, own: `session:${sessionId}` };
      const attempt = await countAttempt(
        db,
        { alias, email },
        source,
        settings.signIn,
        deps.clock(),
      );
      const passkey = await findShown(db, body);
      const isOwn = passkey?.userId === viewer.id && passkey.tenantId === tenantId;
      const isRight = isOwn && (await isProven(deps, passkey, body));
      const kind = isRight ? 'passkey_confirmed' : 'passkey_not_confirmed';
      const origin = originOf(c, deps);
      await auditAlone(deps, tenantId, origin, { kind, userId: viewer.id });
      if (!isRight) {
        throw conflict('Sorry, this is no passkey of your account, or you have waited too long.');
      }
      await attempt.succeeded();
      await confirmSession(db, { tenantId, id: sessionId }, origin.at);
      return c.body(null, 204);
    };
  },

  async renamePasskey({ tx, viewer, path: { id }, body }) {
    const { name } = checkedBy(passkeyNameRules, body);
    if (!(await renamePasskeyOf(tx, viewer, id, name))) throw notFound();
    return present(tx, viewer);
  },

  async removePasskey({ c, deps, tx, viewer, sessionId, path: { id } }) {
    const passkeys = await listPasskeys(tx, viewer);
    const removed = passkeys.find((passkey) => passkey.id === id);
    if (!removed) throw notFound();
    const { second_factor: rule } = await readWorkspaceSettings(tx, viewer.tenantId);
    const isLast = passkeys.length === 1 && !(await findSecondFactor(tx, viewer));
    if (isLast && isSecondFactorRequired(rule, viewer)) {
      throw conflict(
        'Your workspace requires a second factor. Please add another passkey or an authenticator app first.',
      );
    }
    return async () => {
      await changeSecondFactor(c, deps, viewer, {
        kind: 'passkey_removed',
        name: removed.name,
        keep: sessionId,
        async make(inner) {
          if (!(await removePasskeyOf(inner, viewer, id))) throw notFound();
          return true;
        },
      });
      return presentLater(deps, viewer);
    };
  },
} satisfies Partial<Handlers>;
