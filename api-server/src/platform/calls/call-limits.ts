import type { Context } from 'hono';
import type { CallDeps } from './call-deps.ts';
import type { Operation } from '../openapi/document.ts';
import type { Session } from '../session/session.repository.ts';
import type { CallLimits } from './call-limits.settings.ts';
import { tooManyRequests } from '../errors/errors.ts';
import { isFromForeignPage } from './foreign-page.ts';
import { requestAddress } from '../http/request/request-address.ts';
import { sharedCounter } from '../http/limits/shared-counter.ts';

function refuse(what: string, seconds: number | undefined, limit: keyof CallLimits): void {
  if (seconds !== undefined) {
    throw tooManyRequests(`Sorry, there were too many ${what}.`, seconds, limit);
  }
}

export type CallLimiter = ReturnType<typeof callLimiter>;

/** Enforces the limits of one app. Both functions throw 429 with Retry-After. */
export function callLimiter(
  deps: Pick<CallDeps, 'db' | 'clock' | 'logger' | 'settings' | 'onStop'>,
) {
  const { limits, trustProxy } = deps.settings;
  // Separate, so that a crowd of addresses cannot evict the counts of users.
  const ofAddresses = sharedCounter(deps);
  const ofUsers = sharedCounter(deps);
  deps.onStop(() => ofAddresses.close());
  deps.onStop(() => ofUsers.close());
  return {
    async signedOut(c: Context): Promise<void> {
      const address = requestAddress(c, trustProxy);
      // Separate, so that pages of other sites cannot use up the portal's own allowance.
      const from = isFromForeignPage(c, deps.settings) ? 'foreign-calls' : 'signed-out-calls';
      const seconds = await ofAddresses.count(`${from}:${address}`, limits.signedOut);
      refuse('requests', seconds, 'signedOut');
    },
    async signedIn(
      { userId }: Session,
      { method, isMutatingGet, multipart }: Operation,
    ): Promise<void> {
      const count = (limit: 'calls' | 'writes' | 'uploads') =>
        ofUsers.count(`${limit}:${userId}`, limits[limit]);
      refuse('requests', await count('calls'), 'calls');
      if (method === 'get' && !isMutatingGet) return;
      refuse('changes', await count('writes'), 'writes');
      if (!multipart) return;
      refuse('files', await count('uploads'), 'uploads');
    },
  };
}
