import { randomBytes } from 'node:crypto';
import { inLanguageOf } from '../../../platform/texts/languages.ts';
import { tidyCode } from '@shootline/shared-api/rules/account';
import type { WorkspaceSettings } from '@shootline/shared-api/contract';
import type { Context } from 'hono';
import { workspaceTransaction } from '../../../platform/db/workspace-transaction.ts';
import type { SignInLimits } from '../../../platform/session/sign-in.settings.ts';
import type { AuditDeps } from '../../audit/record-audit.ts';
import {
  conflict,
  fieldError,
  secondFactorNeeded,
  tooManyRequests,
  validationError,
} from '../../../platform/errors/errors.ts';
import { queueMail } from '../../../platform/mail-queue/mail-queue.ts';
import { noId } from '../../../platform/db/query.ts';
import { sealed, unsealed } from '../../../platform/secrets/sealed.ts';
import { findWorkspaceSecret } from '../../../platform/secrets/secret.repository.ts';
import { recoveryHash } from '../../../platform/session/second-factor/recovery-codes.ts';
import {
  type SecondFactorRow,
  secondFactorKeyName,
  spendRecoveryCode,
  spendStep,
} from '../../../platform/session/second-factor/second-factor.repository.ts';
import {
  type NamedAccount,
  type Source,
  countCode,
} from '../../../platform/session/sign-in-throttle.ts';
import { countPasskeys } from '../../../platform/session/second-factor/passkey.repository.ts';
import { isSecondFactorRequired } from '../../../platform/session/second-factor/second-factor.rules.ts';
import { newSecret, stepOf } from '../../../platform/session/second-factor/totp.ts';
import { isTrusted } from '../../../platform/session/second-factor/trusted-device.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { recoveryCodeUsedMail } from '../second-factor/second-factor.mail.ts';
import { auditRefusal } from './audited-sign-in.ts';

/** The proof in a code: a time step of the app, or a recovery code by its hash; null if it is wrong. */
export type Proof = { step: number } | { hash: string } | null;

const appCode = /^\d{6}$/;
const nobodysKey = randomBytes(32).toString('base64url');
const nobodysSecret = newSecret();
const nobodysCode = '000000';

/** Finds the proof of a second factor in a code. Takes equally long without one. */
export async function proofOf(
  { db, clock }: Pick<AuditDeps, 'db' | 'clock'>,
  factor: SecondFactorRow | undefined,
  code: string,
): Promise<Proof> {
  const tenantId = factor?.tenantId ?? noId;
  const key = (await findWorkspaceSecret(db, tenantId, secondFactorKeyName)) ?? nobodysKey;
  const secret = unsealed(key, factor?.secret ?? sealed(key, nobodysSecret));
  const typed = tidyCode(code);
  const isOfApp = appCode.test(typed);
  const hash = recoveryHash(typed);
  const step = stepOf(secret, isOfApp ? typed : nobodysCode, clock());
  if (!factor) return null;
  if (isOfApp) return step === undefined ? null : { step };
  return factor.recoveryHashes.includes(hash) ? { hash } : null;
}

const refusals = {
  wrong: 'This code is not right.',
  used: 'This code was used before. Please wait for the next one.',
};

type Step = {
  account: Viewer;
  named: NamedAccount;
  source: Source;
  /** Undefined without a code. */
  proof: Proof | undefined;
};

/**
 * The second step of a sign-in with the right password: how the user passed it. Throws 401 if a code is
 * needed, 400 for one that is wrong or used, and 429 after too many.
 */
export async function passSecondStep(
  c: Context,
  deps: AuditDeps & { settings: { signIn: SignInLimits } },
  { account, named, source, proof }: Step,
): Promise<'code' | 'recovery_code' | 'remembered_device'> {
  const { db, settings } = deps;
  const now = deps.clock();
  if (proof === undefined) {
    if (await isTrusted(c, db, account, now)) return 'remembered_device';
    throw secondFactorNeeded();
  }
  const { tenantId, id: userId } = account;
  const counted = await countCode(db, named, source, settings.signIn, now);
  if ('seconds' in counted) {
    throw tooManyRequests('Sorry, there were too many wrong codes.', counted.seconds, 'code');
  }
  const refuse = async (why: keyof typeof refusals) => {
    const details = { method: 'password', reason: 'wrong_code' } as const;
    await auditRefusal(c, deps, 'sign_in_failed', { tenantId, userId }, details);
    return validationError(fieldError('code', refusals[why]));
  };
  if (proof === null) throw await refuse('wrong');
  const isSpent = await workspaceTransaction(db, tenantId, async (tx) => {
    if ('step' in proof) return spendStep(tx, account, proof.step);
    const left = await spendRecoveryCode(tx, account, proof.hash);
    if (left === undefined) return false;
    const letter = inLanguageOf(account, () => recoveryCodeUsedMail(account, named.alias, left));
    await queueMail(tx, tenantId, { ...letter, to: account }, now);
    return true;
  });
  if (!isSpent) throw await refuse('step' in proof ? 'used' : 'wrong');
  await counted.succeeded();
  return 'step' in proof ? 'code' : 'recovery_code';
}

/**
 * Throws 409 for a user without an app whose workspace requires a second factor, if they have a passkey: it
 * proves both factors by itself, so the password is not asked for.
 */
export async function refuseWithoutPasskey(
  { db }: Pick<AuditDeps, 'db'>,
  account: Viewer,
  rule: WorkspaceSettings['second_factor'],
): Promise<void> {
  if (!isSecondFactorRequired(rule, account)) return;
  const count = await workspaceTransaction(db, account.tenantId, (tx) =>
    countPasskeys(tx, account),
  );
  if (count > 0) {
    throw conflict('Your workspace requires a second factor. Please sign in with your passkey.');
  }
}
