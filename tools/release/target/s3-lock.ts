import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { hasEnded, type Holder, ownHolder, lockedMessage } from './lock-holder.ts';
import type { Bucket, Stored } from './s3-bucket.ts';

export interface LockTimes {
  /** Longest wait for another holder, in milliseconds. */
  patience?: number | undefined;
  /** A lock that its holder has not renewed for this long is taken over, in milliseconds. */
  lease?: number | undefined;
}

export interface HeldLock {
  /** Rejects with a sentence if the lock has been lost. */
  check: () => Promise<void>;
  unlock: () => Promise<void>;
}

type Entry = Holder & { id: string; renewed: number };

const parse = ({ content }: Stored): Entry => JSON.parse(content.toString());

/** Whether a lock may be taken over. Uses only this machine's clock, as others may differ. */
function watch(lease: number): (there: Stored) => boolean {
  let seen = { etag: '', since: 0 };
  return (there) => {
    if (seen.etag !== there.etag) seen = { etag: there.etag, since: Date.now() };
    return hasEnded(parse(there)) || Date.now() - seen.since > lease;
  };
}

async function take(
  bucket: Bucket,
  path: string,
  own: Entry,
  { patience = 60_000, lease = 30_000 }: LockTimes,
): Promise<string> {
  const content = JSON.stringify(own);
  const end = Date.now() + patience;
  const isGivenUp = watch(lease);
  for (;;) {
    const made = await bucket.putIf(path, content, { IfNoneMatch: '*' });
    if (made !== undefined) return made;
    const there = await bucket.get(path);
    if (!there) continue;
    // A request whose answer was lost is repeated, and then finds its own object.
    if (parse(there).id === own.id) return there.etag;
    const taken = isGivenUp(there)
      ? await bucket.putIf(path, content, { IfMatch: there.etag })
      : undefined;
    if (taken !== undefined) return taken;
    if (Date.now() > end) throw new Error(`${lockedMessage(parse(there))} Try again later.`);
    await pause(250);
  }
}

/**
 * Creates a lock object that others wait for, and renews it until it is removed. Rejects with a sentence
 * for the user if another process holds it for longer than the patience.
 */
export async function s3Lock(
  bucket: Bucket,
  path: string,
  purpose: string,
  times: LockTimes = {},
): Promise<HeldLock> {
  const { lease = 30_000 } = times;
  const own: Entry = { ...ownHolder(purpose), id: randomUUID(), renewed: 0 };
  let etag: string | undefined = await take(bucket, path, own, times);
  let renewedAt = Date.now();
  if (await bucket.putIf(path, JSON.stringify(own), { IfNoneMatch: '*' })) {
    await bucket.remove(path);
    throw new Error('This bucket ignores conditional writes, so deploys to it are not safe.');
  }

  /** The tag of the lock object, if this process still owns it. */
  async function ownTag(): Promise<string | undefined> {
    const there = await bucket.get(path);
    return there && parse(there).id === own.id ? there.etag : undefined;
  }

  async function renew(): Promise<void> {
    if (etag === undefined) return;
    own.renewed += 1;
    const at = Date.now();
    etag = await bucket.putIf(path, JSON.stringify(own), { IfMatch: etag });
    etag ??= await ownTag();
    renewedAt = at;
  }
  let renewal = Promise.resolve();
  // A failed renewal is retried by the next one, or by the next write, which then fails.
  const renewNow = () => (renewal = renewal.catch(() => {}).then(renew));
  const timer = setInterval(() => void renewNow().catch(() => {}), lease / 3);

  return {
    async check() {
      if (Date.now() - renewedAt > lease / 2) await renewNow();
      if (etag === undefined) {
        throw new Error(
          'Another deploy took over because this one took too long. Check what is deployed.',
        );
      }
    },
    async unlock() {
      clearInterval(timer);
      await renewal.catch(() => {});
      if (await ownTag()) await bucket.remove(path);
    },
  };
}
