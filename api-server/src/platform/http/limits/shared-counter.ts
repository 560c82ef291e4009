import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../db/db.ts';
import type { Clock } from '../../process/clock.ts';
import { type Logger, describeError } from '../../log/logger.ts';
import { addCounts, forgetCounts } from './rate-limit.ts';
import { outsideRequests } from '../request/request-scope.ts';

const minute = 60_000;

/** Parts of a limit: uncounted calls after which a key is counted, and after which calls wait for that. */
const dueShare = 50;
const mostShare = 30;
/** Keys in one statement. */
const mostAtOnce = 500;
/** Milliseconds until the next try after a failure. */
const pauseMs = 1000;

const part = (most: number, share: number) => Math.max(1, Math.floor(most / share));

/** The calls of a key in the current minute: `known` to the database, being `sent` to it, and `pending`. */
type Entry = {
  key: string;
  most: number;
  known: number;
  sent: number;
  pending: number;
  /** Resolves with the count before the pending calls; undefined if it stays unknown. */
  counted?: PromiseWithResolvers<number | undefined>;
};

/**
 * Counts calls by the minute of the clock in this process and adds them to the database's counts in the
 * background. With n processes a key gets through at least its limit, and at most the limit and n
 * thirtieths of it, or n calls if that is more. While the database is away, the process counts alone.
 * Remembers the latest `mostKeys` keys. Keys with few calls are never sent, so that a flood of them
 * writes nothing.
 */
export function sharedCounter(
  { db, clock, logger }: { db: Db; clock: Clock; logger: Logger },
  mostKeys = 50_000,
) {
  const entries = new Map<string, Entry>();
  const due = new Set<Entry>();
  let current = 0;
  let cleared = 0;
  let sending: Promise<void> | undefined;
  let retryAt = 0;
  let isAway = false;
  let isClosed = false;

  function drop(entry: Entry): void {
    entries.delete(entry.key);
    due.delete(entry);
    entry.counted?.resolve(undefined);
  }

  function entryOf(key: string, most: number): Entry {
    const known = entries.get(key);
    if (known) return known;
    const [oldest] = entries.values();
    if (oldest && entries.size >= mostKeys) drop(oldest);
    const entry = { key, most, known: 0, sent: 0, pending: 0 };
    entries.set(key, entry);
    return entry;
  }

  async function send(some: Entry[]): Promise<void> {
    const batch = some.map((entry) => {
      const { pending: added, counted } = entry;
      due.delete(entry);
      Object.assign(entry, { sent: added, pending: 0, counted: undefined });
      return { entry, added, counted };
    });
    const added = batch.map(({ entry, added: count }) => ({ key: entry.key, count }));
    let totals = new Map<string, number>();
    try {
      totals = await addCounts(db, added, new Date((current + 1) * minute));
      isAway = false;
    } catch (error) {
      for (const { entry, added: count } of batch) entry.pending += count;
      throw error;
    } finally {
      for (const { entry, added: count, counted } of batch) {
        const total = totals.get(entry.key);
        entry.sent = 0;
        entry.known = total ?? entry.known;
        counted?.resolve(total === undefined ? undefined : total - count);
      }
    }
  }

  async function sendDue(): Promise<void> {
    try {
      // Collects the calls that arrive at the same time.
      await nextTurn();
      while (due.size > 0 && !isClosed) {
        await send([...due].slice(0, mostAtOnce));
        if (cleared !== current && !(await forgetCounts(db, clock()))) cleared = current;
      }
    } catch (error) {
      isAway = true;
      retryAt = performance.now() + pauseMs;
      logger.error({ event: 'calls cannot be counted together', ...describeError(error) });
    } finally {
      sending = undefined;
    }
  }

  function enqueue(entry: Entry): void {
    due.add(entry);
    if (sending || isClosed || performance.now() < retryAt) return;
    sending = outsideRequests(sendDue);
  }

  /** Whether the pending call at this place of its entry is within the limit. */
  async function isWithin(entry: Entry, place: number): Promise<boolean> {
    entry.counted ??= Promise.withResolvers();
    const before = await entry.counted.promise;
    return before === undefined || before + place <= entry.most;
  }

  return {
    /**
     * Counts a call. Returns undefined while the limit holds, otherwise the whole seconds until the next
     * minute. Waits only for a key with so many calls at once that their count cannot be late.
     */
    async count(key: string, most: number): Promise<number | undefined> {
      const now = clock().getTime();
      const started = Math.floor(now / minute);
      if (started !== current) for (const entry of entries.values()) drop(entry);
      current = started;
      const seconds = Math.ceil(((started + 1) * minute - now) / 1000);
      const entry = entryOf(key, most);
      const left = most - entry.known - entry.sent - entry.pending;
      if (left <= 0) return seconds;
      const place = ++entry.pending;
      const mustWait = entry.sent + place > part(most, mostShare) && !isAway && !isClosed;
      if (mustWait || left === 1 || place >= part(most, dueShare)) enqueue(entry);
      return !mustWait || (await isWithin(entry, place)) ? undefined : seconds;
    },
    /** Sends what is left of the keys with most calls, for the processes that go on. */
    async close(): Promise<void> {
      isClosed = true;
      await sending;
      const left = [...entries.values()].filter(({ pending }) => pending > 0);
      left.sort((a, b) => b.pending - a.pending);
      if (left.length > 0) await send(left.slice(0, mostAtOnce));
    },
  };
}
