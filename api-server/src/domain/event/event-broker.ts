import type { Connection } from '../../platform/db/connection/client.ts';
import { tenant } from '../schema.ts';
import { workspaceTransaction } from '../../platform/db/workspace-transaction.ts';
import { liveSessions } from '../../platform/session/session.repository.ts';
import { positionOf } from './event-position.rules.ts';
import { pruneEvents } from './event.repository.ts';
import { type Channel, type ChannelDeps, openChannel } from './event-channel.ts';
import { type Stream, openStream } from './event-stream.ts';

const hour = 3_600_000;

/** Simultaneous streams per user in this process. */
const mostStreams = 10;

/** Begins a notice of ended sessions of a workspace; all other notices are ids of workspaces with new events. */
const sessionsEnded = 'sessions ';

type Listener = { tenantId: string; userId: string; sessionId: string };

/** This process's open streams of events. */
export type Events = {
  /** Opens a stream for a user, starting after an event or now. */
  open(listener: Listener, lastEventId?: string): Stream;
  /** Ends all streams; later ones end immediately. */
  close(): Promise<void>;
};

type BrokerDeps = ChannelDeps &
  Pick<Connection, 'background' | 'listen'> & {
    /** Milliseconds between heartbeats, which also check sessions. */
    beatMs: number;
  };

/** Delivers changes made by any process to everyone who may know of them. */
export function openEvents(deps: BrokerDeps): Events {
  const { db, background, clock, logger } = deps;
  const channels = new Map<string, Channel>();
  let listening: Promise<{ release(): Promise<void> } | undefined> | undefined;
  let beating: Promise<void> | undefined;
  let checking: Promise<void> = Promise.resolve();
  let pruned = 0;
  let isClosed = false;

  const complain = (error: unknown) => logger.error({ event: 'events', error: String(error) });
  const allStreams = () => [...channels.values()].flatMap(({ streams }) => [...streams]);

  function wake(tenantId: string): void {
    if (tenantId !== '') return channels.get(tenantId)?.wake();
    for (const channel of channels.values()) channel.wake();
  }

  // Starts with the first stream, and again after a failure.
  function listen(): void {
    const handle = (notice: string) => {
      if (notice.startsWith(sessionsEnded)) {
        void checkSessions([notice.slice(sessionsEnded.length)]);
      } else wake(notice);
    };
    listening ??= deps.listen('shootline_event', handle).catch((error: unknown) => {
      complain(error);
      listening = undefined;
      return undefined;
    });
  }

  async function prune(): Promise<void> {
    const now = clock().getTime();
    if (now - pruned < hour) return;
    pruned = now;
    for (const { id } of await background.select({ id: tenant.id }).from(tenant)) {
      await workspaceTransaction(background, id, (tx) => pruneEvents(tx, id));
    }
  }

  async function endSignedOut(tenantId: string): Promise<void> {
    const streams = [...(channels.get(tenantId)?.streams ?? [])];
    if (streams.length === 0) return;
    const ids = [...new Set(streams.map(({ sessionId }) => sessionId))];
    const live = await liveSessions(db, tenantId, ids, clock());
    for (const stream of streams) if (!live.has(stream.sessionId)) stream.end();
  }

  function checkSessions(tenantIds: Iterable<string>): Promise<void> {
    for (const tenantId of tenantIds) {
      checking = checking.then(() => endSignedOut(tenantId)).catch(complain);
    }
    return checking;
  }

  async function beat(): Promise<void> {
    for (const stream of allStreams()) stream.send({ event: 'alive' });
    if (channels.size > 0) listen();
    // Covers for lost notices, which are then late by one beat at most.
    await checkSessions(channels.keys());
    wake('');
    await prune();
  }

  const timer = setInterval(() => {
    beating ??= beat()
      .catch(complain)
      .finally(() => (beating = undefined));
  }, deps.beatMs);
  timer.unref();

  function channelOf(tenantId: string): Channel {
    const channel = channels.get(tenantId) ?? openChannel(deps, tenantId);
    channels.set(tenantId, channel);
    return channel;
  }

  deps.metrics.gauges(
    {
      help: { event_streams: 'Open streams of events of this process.' },
      read: () => ({ event_streams: { '': allStreams().length } }),
    },
    complain,
  );

  return {
    open({ tenantId, userId, sessionId }, lastEventId) {
      const position = lastEventId === undefined ? undefined : positionOf(lastEventId, clock());
      const needsReset = lastEventId !== undefined && position === undefined;
      const channel = channelOf(tenantId);
      const stream = openStream({ userId, sessionId, position, needsReset }, () => {
        channel.streams.delete(stream);
        if (channel.streams.size === 0 && channels.delete(tenantId)) void channel.close();
      });
      if (isClosed) {
        stream.end();
        return stream;
      }
      const own = [...channel.streams].filter((other) => other.userId === userId);
      for (const oldest of own.slice(0, Math.max(0, own.length + 1 - mostStreams))) {
        oldest.send({ event: 'superseded', data: {} });
        oldest.end();
      }
      channel.streams.add(stream);
      listen();
      channel.wake();
      return stream;
    },

    async close() {
      isClosed = true;
      clearInterval(timer);
      const closing = [...channels.values()];
      for (const stream of allStreams()) stream.end();
      await Promise.all([beating, checking, ...closing.map((channel) => channel.close())]);
      await (await listening)?.release();
    },
  };
}
