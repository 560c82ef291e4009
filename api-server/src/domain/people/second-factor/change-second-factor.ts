import { inLanguageOf } from '../../../platform/texts/languages.ts';
import type { AuditKind } from '@shootline/shared-api/contract';
import type { Context } from 'hono';
import {
  ownerTransaction,
  workspaceTransaction,
} from '../../../platform/db/workspace-transaction.ts';
import type { Db } from '../../../platform/db/db.ts';
import { conflict } from '../../../platform/errors/errors.ts';
import { queueMail } from '../../../platform/mail-queue/mail-queue.ts';
import { revokeSessionsOf } from '../../../platform/session/session.repository.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { type NewAuditEvent, insertAuditEvents } from '../../audit/audit.repository.ts';
import { type AuditDeps, logAuditEvents, originOf } from '../../audit/record-audit.ts';
import { aliasOf } from '../user/user.repository.ts';
import { type SecondFactorChange, secondFactorMail } from './second-factor.mail.ts';

const mails = {
  second_factor_on: 'on',
  second_factor_off: 'off',
  passkey_added: 'passkeyAdded',
  passkey_removed: 'passkeyRemoved',
} as const satisfies Partial<Record<AuditKind, SecondFactorChange>>;

type Change = {
  kind: keyof typeof mails;
  /** The name of a passkey. */
  name?: string;
  /** Id of the session to keep. */
  keep: string;
  /** Uses up what proves that the user may make the change. Runs outside any workspace. */
  spend?(db: Db): Promise<void>;
  /** Makes the change; false if there is nothing to change. */
  make(tx: Db): Promise<boolean>;
};

/** The refusal of a change to a second factor that is off. */
export const noSecondFactor = () => conflict('No second factor is turned on.');

/**
 * Changes the second factor of a user, mails them and records the change. Also ends their other sessions
 * and forgets all their devices, unless a passkey is added, which takes nothing away.
 */
export async function changeSecondFactor(
  c: Context,
  deps: AuditDeps,
  owner: Viewer,
  { kind, name, keep, spend, make }: Change,
): Promise<void> {
  const { id, tenantId } = owner;
  const origin = originOf(c, deps);
  const events: NewAuditEvent[] = [{ kind, userId: id }];
  await ownerTransaction(deps.db, tenantId, async (db) => {
    await spend?.(db);
    if (kind !== 'passkey_added') await revokeSessionsOf(db, owner, keep);
    await workspaceTransaction(db, tenantId, async (tx) => {
      if (!(await make(tx))) throw noSecondFactor();
      const alias = await aliasOf(tx, tenantId);
      const letter = inLanguageOf(owner, () => secondFactorMail(owner, alias, mails[kind], name));
      await queueMail(tx, tenantId, { ...letter, to: owner }, origin.at);
      await insertAuditEvents(tx, tenantId, origin, events);
    });
  });
  logAuditEvents(deps.logger, tenantId, origin, events);
}
