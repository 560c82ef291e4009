import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import type { Operation } from '../openapi/document.ts';
import type { Session } from '../session/session.repository.ts';
import { tooManyRequests } from './errors.ts';
import { isFromForeignPage } from './foreign-page.ts';
import { requestAddress } from './request-address.ts';
import { sharedCounter } from './shared-counter.ts';

function refuse(sentence: string, seconds: number | undefined): void {
  if (seconds !== undefined) throw tooManyRequests(sentence, seconds);
}

export type CallLimiter = ReturnType<typeof callLimiter>;

/** Enforces the limits of one app. Both functions throw 429 with Retry-After. */
export function callLimiter(deps: Pick<Deps, 'db' | 'clock' | 'logger' | 'settings' | 'onStop'>) {
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
      refuse('Sorry, there were too many requests.', seconds);
    },
    async signedIn(
      { userId }: Session,
      { method, isMutatingGet, multipart }: Operation,
    ): Promise<void> {
      const count = (what: 'calls' | 'writes' | 'uploads') =>
        ofUsers.count(`${what}:${userId}`, limits[what]);
      refuse('Sorry, there were too many requests.', await count('calls'));
      if (method === 'get' && !isMutatingGet) return;
      refuse('Sorry, there were too many changes.', await count('writes'));
      if (!multipart) return;
      refuse('Sorry, there were too many files.', await count('uploads'));
    },
  };
}
