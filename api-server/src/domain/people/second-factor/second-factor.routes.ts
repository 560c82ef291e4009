import { inLanguageOf } from '../../../platform/texts/languages.ts';
import type { SecondFactor } from '@shootline/shared-api/contract';
import { appCodeRules } from '@shootline/shared-api/rules/account';
import { workspaceTransaction } from '../../../platform/db/workspace-transaction.ts';
import type { Db } from '../../../platform/db/db.ts';
import { conflict, fieldError, validationError } from '../../../platform/errors/errors.ts';
import { checkedBy } from '../../../platform/errors/rule-errors.ts';
import { queueMail } from '../../../platform/mail-queue/mail-queue.ts';
import type { Handlers } from '../../../platform/calls/handlers.ts';
import { sealed } from '../../../platform/secrets/sealed.ts';
import {
  newRecoveryCodes,
  recoveryHash,
} from '../../../platform/session/second-factor/recovery-codes.ts';
import { countPasskeys } from '../../../platform/session/second-factor/passkey.repository.ts';
import {
  findSecondFactor,
  removeSecondFactor,
  secondFactorKey,
  storeRecoveryHashes,
  storeSecondFactor,
} from '../../../platform/session/second-factor/second-factor.repository.ts';
import { isSecondFactorRequired } from '../../../platform/session/second-factor/second-factor.rules.ts';
import { newSecret, secretUri, stepOf } from '../../../platform/session/second-factor/totp.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { auditCall } from '../../audit/record-audit.ts';
import { readWorkspaceSettings } from '../../workspace/workspace-settings.repository.ts';
import { aliasOf } from '../user/user.repository.ts';
import { changeSecondFactor, noSecondFactor } from './change-second-factor.ts';
import { secondFactorMail } from './second-factor.mail.ts';
import { readSetup, setupToken, spendSetup } from './setup-token.ts';

async function present(tx: Db, viewer: Viewer): Promise<SecondFactor> {
  const factor = await findSecondFactor(tx, viewer);
  const { second_factor: rule } = await readWorkspaceSettings(tx, viewer.tenantId);
  return {
    enabled: factor?.enabled.toISOString() ?? null,
    recovery_codes_left: factor?.recoveryHashes.length ?? 0,
    is_required: isSecondFactorRequired(rule, viewer),
    has_passkey: (await countPasskeys(tx, viewer)) > 0,
  };
}

export const secondFactorHandlers = {
  async getSecondFactor({ tx, viewer }) {
    return present(tx, viewer);
  },

  async beginSecondFactor({ deps, tx, viewer, sessionId }) {
    if (viewer.passwordHash === null) {
      throw conflict('You sign in from the hub, which asks for a second factor itself.');
    }
    const alias = await aliasOf(tx, viewer.tenantId);
    return async () => {
      const secret = newSecret();
      const label = `${viewer.email} (${alias})`;
      return {
        setup: await setupToken(deps, { ...viewer, sessionId }, { secret }),
        secret,
        uri: secretUri(secret, { issuer: deps.settings.mail.brand, label }),
      };
    };
  },

  async checkSecondFactorCode({ deps, viewer, sessionId, body }) {
    const { code } = checkedBy(appCodeRules, { code: body.code });
    return async () => {
      const { secret } = await readSetup(deps, { ...viewer, sessionId }, body.setup);
      const step = stepOf(secret, code, deps.clock());
      if (step === undefined) {
        throw validationError(
          fieldError(
            'code',
            'This code is not right. Check that your device shows the right time.',
          ),
        );
      }
      const codes = newRecoveryCodes();
      const proven = { step, recoveryHashes: codes.map(recoveryHash) };
      return {
        setup: await setupToken(deps, { ...viewer, sessionId }, { secret, proven }),
        recovery_codes: codes,
      };
    };
  },

  async turnOnSecondFactor({ c, deps, viewer, sessionId, body }) {
    return async () => {
      const setup = await readSetup(deps, { ...viewer, sessionId }, body.setup);
      const { secret, proven } = setup;
      if (!proven) throw conflict('Please enter a code of your app first.');
      const { step: lastStep, recoveryHashes } = proven;
      const values = {
        secret: sealed(await secondFactorKey(deps.db, viewer.tenantId), secret),
        lastStep,
        recoveryHashes,
        enabled: deps.clock(),
      };
      await changeSecondFactor(c, deps, viewer, {
        kind: 'second_factor_on',
        keep: sessionId,
        spend: (db) => spendSetup(db, setup, deps.clock()),
        async make(tx) {
          await storeSecondFactor(tx, viewer, values);
          return true;
        },
      });
      return workspaceTransaction(deps.db, viewer.tenantId, (tx) => present(tx, viewer), {
        isRead: true,
      });
    };
  },

  async turnOffSecondFactor({ c, deps, tx, viewer, sessionId }) {
    const before = await present(tx, viewer);
    if (before.is_required && !before.has_passkey) {
      throw conflict(
        'Your workspace requires a second factor. You can set up another app in its place.',
      );
    }
    return async () => {
      await changeSecondFactor(c, deps, viewer, {
        kind: 'second_factor_off',
        keep: sessionId,
        make: (inner) => removeSecondFactor(inner, viewer),
      });
      return { ...before, enabled: null, recovery_codes_left: 0 };
    };
  },

  async renewRecoveryCodes(call) {
    const { deps, tx, viewer } = call;
    const { tenantId } = viewer;
    const codes = newRecoveryCodes();
    if (!(await storeRecoveryHashes(tx, viewer, codes.map(recoveryHash)))) throw noSecondFactor();
    const alias = await aliasOf(tx, tenantId);
    const letter = inLanguageOf(viewer, () => secondFactorMail(viewer, alias, 'codes'));
    await queueMail(tx, tenantId, { ...letter, to: viewer }, deps.clock());
    await auditCall(call, { kind: 'recovery_codes_renewed' });
    return { recovery_codes: codes };
  },
} satisfies Partial<Handlers>;
