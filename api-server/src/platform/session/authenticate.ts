import type { Context } from 'hono';
import { retryWhileUnavailable } from '../db/database-unavailable.ts';
import type { Db } from '../db/db.ts';
import type { Clock } from '../process/clock.ts';
import { notAuthenticated } from '../errors/errors.ts';
import type { Operation } from '../openapi/document.ts';
import { type Session, type SessionLifetime, findSession } from './session.repository.ts';
import { endedHash } from './token.ts';

/**
 * The session of the request's `Authorization: Token …`, which may be a sign-out token if the operation
 * only ends the session. Throws 401.
 */
export async function authenticate(
  c: Context,
  { db, clock, settings }: { db: Db; clock: Clock; settings: SessionLifetime },
  { takesSignOutToken }: Operation,
): Promise<Session> {
  const [, token] = /^Token\s+([\w-]{20,200})$/i.exec(c.req.header('Authorization') ?? '') ?? [];
  const session =
    token &&
    (await retryWhileUnavailable(() => {
      const hash = takesSignOutToken ? endedHash(token) : undefined;
      return findSession(db, token, clock(), settings, hash);
    }));
  if (!session) throw notAuthenticated();
  return session;
}
