import { inLanguageOf } from '../../../platform/texts/languages.ts';
import type { Context } from 'hono';
import { type AuditDeps, originOf } from '../../audit/record-audit.ts';
import { workspaceTransaction } from '../../../platform/db/workspace-transaction.ts';
import { queueMail } from '../../../platform/mail-queue/mail-queue.ts';
import { type NamedAccount, isWarningDue } from '../../../platform/session/sign-in-throttle.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { auditRefusal } from './audited-sign-in.ts';
import { signInWarningMail } from './sign-in.mail.ts';

/** An account as a sign-in names it, if it exists. */
export type Named = NamedAccount & { tenantId: string | undefined; account: Viewer | undefined };

/**
 * Records that sign-ins are refused or slowed down after many failures, and mails the owner of the account,
 * if one is known, at most once a day.
 */
export async function warnOfFailedSignIns(
  c: Context,
  deps: AuditDeps,
  kind: 'sign_in_paused' | 'sign_ins_slowed',
  method: 'password' | 'passkey',
  named: Named | undefined,
): Promise<void> {
  const { db } = deps;
  const origin = originOf(c, deps);
  const { tenantId, account } = named ?? {};
  await auditRefusal(c, deps, kind, { tenantId, userId: account?.id ?? null }, { method });
  if (!named || tenantId === undefined || !account?.passwordHash) return;
  const { alias, email } = named;
  if (!(await isWarningDue(db, { alias, email }, origin.at))) return;
  const letter = inLanguageOf(account, () => signInWarningMail(email, alias, origin.address ?? ''));
  await workspaceTransaction(db, tenantId, (tx) =>
    queueMail(tx, tenantId, { ...letter, to: account }, origin.at),
  );
}
