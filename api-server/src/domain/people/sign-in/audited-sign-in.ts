import type { Context } from 'hono';
import type { SignedInUser } from '@shootline/shared-api/contract';
import { type AuditDeps, auditAlone, logAuditEvents, originOf } from '../../audit/record-audit.ts';
import { type NewAuditEvent, insertAuditEvents } from '../../audit/audit.repository.ts';
import type { AuditDetails } from '../../schema/audit.ts';
import {
  ownerTransaction,
  workspaceTransaction,
} from '../../../platform/db/workspace-transaction.ts';
import { presentUser } from '../user/user.presenter.ts';
import { languageOf } from '../../../platform/texts/languages.ts';
import { aliasOf, storeLanguage } from '../user/user.repository.ts';
import { rememberBrowser } from '../../../platform/session/known-browser.ts';
import {
  type SessionLifetime,
  latestEnd,
  openSession,
} from '../../../platform/session/session.repository.ts';
import { signOutToken } from '../../../platform/session/token.ts';
import { trustDevice } from '../../../platform/session/second-factor/trusted-device.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';

/** Longer user agents are cut; no real one is this long. */
const longestUserAgent = 500;

/**
 * Opens a session for an authenticated user, remembers their browser and records the sign-in. With
 * `isTrusting`, the user is asked for no code on this device for some time. Returns the user with the
 * session's token.
 */
export async function signInAs(
  c: Context,
  deps: AuditDeps & { settings: SessionLifetime },
  account: Viewer,
  method: NonNullable<AuditDetails['method']>,
  isTrusting = false,
): Promise<SignedInUser> {
  const { tenantId, id: userId } = account;
  const origin = originOf(c, deps);
  const accepted = c.req.header('Accept-Language');
  const language = accepted === undefined ? account.language : languageOf(accepted);
  const events: NewAuditEvent[] = [{ kind: 'sign_in', userId, details: { method } }];
  if (isTrusting) events.push({ kind: 'device_remembered', userId });
  const { token, workspace } = await ownerTransaction(deps.db, tenantId, async (db) => {
    const userAgent = (c.req.header('User-Agent') ?? '').slice(0, longestUserAgent);
    const of = { tenantId, userId, address: origin.address, userAgent };
    const opened = await openSession(db, of, origin.at, deps.settings);
    const at = { ...deps.settings, now: origin.at };
    await rememberBrowser(c, db, account, at);
    if (isTrusting) await trustDevice(c, db, account, at);
    const workspace = await workspaceTransaction(db, tenantId, async (tx) => {
      await insertAuditEvents(tx, tenantId, origin, events);
      if (language !== account.language) await storeLanguage(tx, tenantId, userId, language);
      return aliasOf(tx, tenantId);
    });
    return { token: opened, workspace };
  });
  logAuditEvents(deps.logger, tenantId, origin, events);
  const expires = latestEnd(origin.at, deps.settings);
  return {
    ...presentUser(account),
    workspace,
    auth_token: token,
    sign_out_token: signOutToken(token),
    session_expires: expires.toISOString(),
    first_page: account.firstPage,
    shows_welcome: account.showsWelcome,
  };
}

/** The workspace and account named by a sign-in, if they exist; never the text that was typed. */
export type AttemptedAccount = { tenantId: string | undefined; userId: string | null };

/** Records a failed sign-in before it is refused. */
export async function auditRefusal(
  c: Context,
  deps: AuditDeps,
  kind: 'sign_in_failed' | 'sign_in_paused' | 'sign_ins_slowed',
  { tenantId, userId }: AttemptedAccount,
  details: Pick<AuditDetails, 'method' | 'reason'>,
): Promise<void> {
  await auditAlone(deps, tenantId, originOf(c, deps), { kind, userId, details });
}
