import { inLanguageOf } from '../../../platform/texts/languages.ts';
import type { Context } from 'hono';
import type { AuditDetails } from '../../schema/audit.ts';
import { type NewAuditEvent, insertAuditEvents } from '../../audit/audit.repository.ts';
import { type AuditDeps, logAuditEvents, originOf } from '../../audit/record-audit.ts';
import {
  ownerTransaction,
  workspaceTransaction,
} from '../../../platform/db/workspace-transaction.ts';
import type { Db } from '../../../platform/db/db.ts';
import { fieldError, validationError } from '../../../platform/errors/errors.ts';
import { queueMail } from '../../../platform/mail-queue/mail-queue.ts';
import { isEasyToGuess } from '../../../platform/session/password/password-strength.ts';
import { hashPassword } from '../../../platform/session/password/password.ts';
import { revokePasswordTickets } from '../../../platform/session/password/password-ticket.repository.ts';
import { revokeSessionsOf } from '../../../platform/session/session.repository.ts';
import type { User } from '../../../platform/session/viewer.ts';
import { passwordChangedMail } from './account.mail.ts';
import { workspaceNames } from '../user/user.repository.ts';
import { storePassword } from './account.repository.ts';

/** Throws a ValidationError for a password that is common, or easy to guess for those who know the user. */
export async function refuseWeakPassword(
  { db, settings }: { db: Db; settings: { mail: { brand: string } } },
  password: string,
  { email, fullName, tenantId }: User,
): Promise<void> {
  const workspace = await workspaceTransaction(db, tenantId, (tx) => workspaceNames(tx, tenantId), {
    isRead: true,
  });
  const names = [
    'Shootline',
    settings.mail.brand,
    workspace.alias,
    workspace.name,
    email,
    fullName,
  ];
  if (!(await isEasyToGuess(password, names))) return;
  throw validationError(
    fieldError(
      'new_password',
      'This password is easy to guess. Choose one that is not a common password, and not a name or word with something added.',
    ),
  );
}

type Change = {
  /** Proof that the account is theirs, for the audit log. */
  method: NonNullable<AuditDetails['method']>;
  alias: string;
  /** Id of the session to keep. */
  keep?: string;
  /** Runs first, outside any workspace; an error undoes the change. */
  first?: (db: Db) => Promise<void>;
};

/** Changes a password, ends other sessions and mailed links, mails the owner and records the change. */
export async function changePasswordOf(
  c: Context,
  deps: AuditDeps,
  owner: User,
  password: string,
  { method, alias, keep, first }: Change,
): Promise<void> {
  const { id, tenantId } = owner;
  const passwordHash = await hashPassword(password);
  const origin = originOf(c, deps);
  const events: NewAuditEvent[] = [{ kind: 'password_changed', userId: id, details: { method } }];
  await ownerTransaction(deps.db, tenantId, async (db) => {
    await first?.(db);
    await revokePasswordTickets(db, owner);
    await revokeSessionsOf(db, owner, keep);
    await workspaceTransaction(db, tenantId, async (tx) => {
      await storePassword(tx, tenantId, id, passwordHash);
      // No warning about a first password, which was chosen by a mailed invitation.
      if (owner.passwordHash !== null) {
        const letter = inLanguageOf(owner, () => passwordChangedMail(owner, alias));
        await queueMail(tx, tenantId, { ...letter, to: owner }, origin.at);
      }
      await insertAuditEvents(tx, tenantId, origin, events);
    });
  });
  logAuditEvents(deps.logger, tenantId, origin, events);
}
