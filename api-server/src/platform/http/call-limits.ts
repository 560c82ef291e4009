import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import type { Operation } from '../openapi/document.ts';
import type { Session } from '../session/session.repository.ts';
import { tooManyRequests } from './errors.ts';
import { isFromForeignPage } from './foreign-page.ts';
import { requestAddress } from './request-address.ts';

const minute = 60_000;

type Count = (key: string, most: number) => number | undefined;

/**
 * Counts in memory, because a write to the database would cost more than many calls. The counter returns
 * undefined while the limit holds, otherwise the whole seconds until the next minute. Remembers the
 * latest `mostKeys` keys.
 */
export function callCounter(clock: () => Date, mostKeys = 50_000): Count {
  const counts = new Map<string, number>();
  let counted = 0;
  return (key, most) => {
    const now = clock().getTime();
    const current = Math.floor(now / minute);
    if (current !== counted) counts.clear();
    counted = current;
    const count = (counts.get(key) ?? 0) + 1;
    const [oldest] = counts.keys();
    if (count === 1 && counts.size >= mostKeys && oldest !== undefined) counts.delete(oldest);
    counts.set(key, count);
    return count <= most ? undefined : Math.ceil(((current + 1) * minute - now) / 1000);
  };
}

function refuse(sentence: string, seconds: number | undefined): void {
  if (seconds !== undefined) throw tooManyRequests(sentence, seconds);
}

export type CallLimiter = ReturnType<typeof callLimiter>;

/** Enforces the limits of one app. Both functions throw 429 with Retry-After. */
export function callLimiter({ clock, settings }: Pick<Deps, 'clock' | 'settings'>) {
  const { limits, trustProxy } = settings;
  // Separate, so that a crowd of addresses cannot evict the counts of users.
  const ofAddresses = callCounter(clock);
  const ofUsers = callCounter(clock);
  return {
    signedOut(c: Context): void {
      const address = requestAddress(c, trustProxy);
      // Separate, so that pages of other sites cannot use up the portal's own allowance.
      const key = isFromForeignPage(c, settings) ? `foreign:${address}` : address;
      const seconds = ofAddresses(key, limits.signedOut);
      refuse('Sorry, there were too many requests.', seconds);
    },
    signedIn({ userId }: Session, { method, isMutatingGet, multipart }: Operation): void {
      const seconds = ofUsers(`calls:${userId}`, limits.calls);
      refuse('Sorry, there were too many requests.', seconds);
      if (method === 'get' && !isMutatingGet) return;
      refuse('Sorry, there were too many changes.', ofUsers(`writes:${userId}`, limits.writes));
      if (!multipart) return;
      refuse('Sorry, there were too many files.', ofUsers(`uploads:${userId}`, limits.uploads));
    },
  };
}
