import type { Context } from 'hono';
import type { SignInLimits } from '../../../platform/session/sign-in.settings.ts';
import { fieldError, validationError } from '../../../platform/errors/errors.ts';
import { requestAddress } from '../../../platform/http/request/request-address.ts';
import { verifyPassword } from '../../../platform/session/password/password.ts';
import { countAttempt } from '../../../platform/session/sign-in-throttle.ts';
import { type AuditDeps, auditAlone, originOf } from '../../audit/record-audit.ts';

type Proof = {
  user: { id: string; tenantId: string; email: string };
  alias: string;
  passwordHash: string;
  sessionId: string;
  password: string;
  /** The field of the form. */
  field: string;
  /** Recorded for a wrong password. */
  refusal: 'password_refused' | 'password_not_confirmed';
};

/**
 * Checks the current password of a signed-in user. A wrong one throws a ValidationError at its field and
 * counts as a failed sign-in of this session; too many throw 429.
 */
export async function provePassword(
  c: Context,
  deps: AuditDeps & { settings: { signIn: SignInLimits } },
  { user, alias, passwordHash, sessionId, password, field, refusal }: Proof,
): Promise<void> {
  const { db, settings } = deps;
  const source = { address: requestAddress(c, settings.trustProxy), own: `session:${sessionId}` };
  const account = { alias, email: user.email };
  const attempt = await countAttempt(db, account, source, settings.signIn, deps.clock());
  if (!(await verifyPassword(password, passwordHash))) {
    const event = { kind: refusal, userId: user.id };
    await auditAlone(deps, user.tenantId, originOf(c, deps), event);
    throw validationError(fieldError(field, 'This is not your current password.'));
  }
  await attempt.succeeded();
}
