import type { Context } from 'hono';
import type { CallDeps } from './call-deps.ts';
import type { CallLimiter } from './call-limits.ts';
import { ApiFailure } from '../errors/errors.ts';
import { factsOf } from '../http/request/request-facts.ts';
import type { Operation } from '../openapi/document.ts';
import { authenticate } from '../session/authenticate.ts';
import type { Session } from '../session/session.repository.ts';

/** The session of a call; undefined if it needs none. Throws 401, and 429 for too many calls. */
export async function admit(
  c: Context,
  deps: CallDeps,
  operation: Operation,
  limiter: CallLimiter,
): Promise<Session | undefined> {
  const isAnonymous =
    operation.access === 'public' ||
    (operation.access === 'optional' && c.req.header('Authorization') === undefined);
  if (isAnonymous) {
    if (operation.isUnlimited) return undefined;
    await limiter.signedOut(c);
    return undefined;
  }
  try {
    const session = await authenticate(c, deps, operation);
    Object.assign(factsOf(c), { tenantId: session.tenantId, userId: session.userId });
    await limiter.signedIn(session, operation);
    return session;
  } catch (refusal) {
    if (refusal instanceof ApiFailure && refusal.status === 401) await limiter.signedOut(c);
    throw refusal;
  }
}
