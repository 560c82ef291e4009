import { workspaceTransaction } from '../../platform/db/workspace-transaction.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Logger } from '../../platform/log/logger.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import { changeFor } from './event-audience.rules.ts';
import { eventIdOf, isKept } from './event-position.rules.ts';
import {
  type EventRow,
  latestEvents,
  listEvents,
  loadFacts,
  loadListeners,
} from './event.repository.ts';
import type { Stream } from './event-stream.ts';

export type ChannelDeps = { db: Db; clock: Clock; logger: Logger; metrics: Metrics };

const atOnce = 500;
/** Collects simultaneous changes into one read. */
const gatherMs = 50;
/** Milliseconds until the next try after a failed read. */
const afterFailureMs = 1000;

async function readDigest(deps: ChannelDeps, tenantId: string, streams: Stream[]) {
  return workspaceTransaction(
    deps.db,
    tenantId,
    async (tx) => {
      const ends = await latestEvents(tx, tenantId);
      const listeners = await loadListeners(tx, tenantId, [
        ...new Set(streams.map(({ userId }) => userId)),
      ]);
      // All streams that have caught up share one position.
      const batches = new Map<bigint, Awaited<ReturnType<typeof listEvents>>>();
      for (const after of new Set(streams.map(({ position }) => position))) {
        if (after === undefined) continue;
        batches.set(after, await listEvents(tx, tenantId, { after, most: atOnce }));
      }
      const ids = new Set(
        [...batches.values()].flatMap(({ rows }) => rows.map(({ bookingId }) => bookingId)),
      );
      return { ends, listeners, batches, facts: await loadFacts(tx, tenantId, [...ids]) };
    },
    { isRead: true },
  );
}

type Digest = Awaited<ReturnType<typeof readDigest>>;

/** A user's changes, only the last of identical ones, as one reload serves them all. */
function changesFor(rows: EventRow[], { facts, listeners }: Digest, userId: string, now: Date) {
  const user = listeners.get(userId);
  const changes = new Map<string, { row: EventRow; data: object }>();
  for (const row of rows) {
    const data = user && changeFor(row, facts.get(row.bookingId), user, now);
    if (!data) continue;
    const key = `${data.kind} ${data.booking_uuid}`;
    changes.delete(key);
    changes.set(key, { row, data });
  }
  return changes.values();
}

/** The seconds since the commit of each event for streams that have caught up. */
function delaysOf(streams: Stream[], { ends, batches }: Digest): number[] {
  const positions = new Set(streams.filter((one) => one.isReady).map(({ position }) => position));
  const rows = [...positions].flatMap((position) => batches.get(position ?? -1n)?.rows ?? []);
  const committed = new Map(rows.map(({ id, created }) => [id, created.getTime()]));
  return [...committed.values()].map((at) => Math.max(0, ends.now - at) / 1000);
}

/** Whether a stream's position is of an event that this database should still have, and has not. */
function isOfAnotherDatabase({ position }: Stream, { ends, batches }: Digest): boolean {
  if (position === undefined || position === 0n || batches.get(position)?.isThere) return false;
  return isKept(position, ends.now) || (position > ends.latest && ends.latest > 0n);
}

/** Delivers a stream's part of the digest; true if there is more to read for it. */
function deliver(stream: Stream, digest: Digest, now: Date): boolean {
  const { ends, batches, listeners } = digest;
  if (!listeners.has(stream.userId)) {
    stream.end();
    return false;
  }
  if (stream.needsReset || isOfAnotherDatabase(stream, digest)) {
    stream.send({ event: 'reset', data: {} });
    stream.needsReset = false;
    stream.position = undefined;
  }
  const rows = stream.position === undefined ? [] : (batches.get(stream.position)?.rows ?? []);
  for (const { row, data } of changesFor(rows, digest, stream.userId, now)) {
    const id = eventIdOf(row.id, now);
    stream.send({ event: 'change', id, data });
  }
  stream.position = rows.at(-1)?.id ?? stream.position ?? ends.latest;
  const hasMore = rows.length === atOnce;
  if (!hasMore && !stream.isReady) {
    stream.isReady = true;
    stream.send({ event: 'ready', id: eventIdOf(stream.position, now), data: {} });
  }
  return hasMore;
}

/** The open streams of one workspace, served by one read of its events. */
export type Channel = {
  streams: Set<Stream>;
  /** Reads and delivers soon. */
  wake(): void;
  /** Stops reading; resolves when nothing is being read. */
  close(): Promise<void>;
};

export function openChannel(deps: ChannelDeps, tenantId: string): Channel {
  const streams = new Set<Stream>();
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> | undefined;
  let isWoken = false;
  let isClosed = false;

  /** Reads once; returns milliseconds until the next read, if one is due without a wake-up. */
  async function read(): Promise<number | undefined> {
    const listening = [...streams];
    if (listening.length === 0) return undefined;
    const digest = await readDigest(deps, tenantId, listening);
    const now = deps.clock();
    for (const seconds of delaysOf(listening, digest)) deps.metrics.eventDelivery.observe(seconds);
    const more = listening.filter((stream) => deliver(stream, digest, now));
    return more.length > 0 ? 0 : undefined;
  }

  async function run(): Promise<void> {
    isWoken = false;
    let next: number | undefined;
    try {
      next = await read();
    } catch (error) {
      next = afterFailureMs;
      deps.logger.error({ event: 'events cannot be read', error: String(error) });
    }
    reading = undefined;
    if (isWoken) schedule(gatherMs);
    else if (next !== undefined) schedule(next);
  }

  function schedule(delay: number): void {
    if (isClosed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      reading = run();
    }, delay);
  }

  return {
    streams,
    wake() {
      if (reading) isWoken = true;
      else schedule(gatherMs);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await reading;
    },
  };
}
