import type { Context } from 'hono';
import { retryWhileUnavailable } from '../db/database-unavailable.ts';
import type { Deps } from '../deps.ts';
import { notAuthenticated } from '../http/errors.ts';
import { type LiveSession, findSession } from './session.repository.ts';

/** The session of the request's `Authorization: Token …`. Throws 401. */
export async function authenticate(c: Context, deps: Deps): Promise<LiveSession> {
  const [, token] = /^Token\s+([\w-]{20,200})$/i.exec(c.req.header('Authorization') ?? '') ?? [];
  const session =
    token &&
    (await retryWhileUnavailable(() => findSession(deps.db, token, deps.clock(), deps.settings)));
  if (!session) throw notAuthenticated();
  return session;
}
