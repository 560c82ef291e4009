import { lastingStorage, sessionStore } from '@shootline/shared-api';
import type { ServerEvent } from './server-events.ts';

/** A message from the tab that holds the stream: an event, that it was lost, or that there is none for now. */
export type StreamMessage = ServerEvent | 'lost' | 'refused';

/** The stream that the tabs of one browser share. */
export interface SharedStream {
  /** Id of the last event that any tab received; undefined while no tab holds the stream. */
  lastId: () => Promise<string | undefined>;
  /** Passes a message on to the other tabs. */
  broadcast: (message: StreamMessage) => void;
  /**
   * Runs `work` as the one tab that holds the stream: at once if it may `steal` the stream from another
   * tab, otherwise when the stream is free. `stolen` is aborted when another tab steals it.
   */
  hold: (
    options: { steal: boolean; signal: AbortSignal },
    work: (stolen: AbortSignal) => Promise<void>,
  ) => Promise<void>;
  close: () => void;
}

const ownStream: SharedStream = {
  lastId: () => Promise.resolve(undefined),
  broadcast: () => {},
  hold: (_options, work) => work(new AbortController().signal),
  close: () => {},
};

const isNamed = (error: unknown, name: string) =>
  error instanceof DOMException && error.name === name;

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch (error) {
    console.warn('Tabs cannot talk to each other in this browser.', error);
    return undefined;
  }
}

/**
 * Shares one stream among the tabs of the browser, which allows all of them together only six connections
 * to a server. Without locks, each tab opens its own stream.
 */
export function openSharedStream(onMessage: (message: StreamMessage) => void): SharedStream {
  const { user } = sessionStore.getState();
  // Pages without a secure connection have no locks.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks || !user) return ownStream;
  const name = `shootline.events.${user.uuid}`;
  const channel = openChannel(name);
  if (!channel) return ownStream;
  channel.onmessage = ({ data }: MessageEvent<StreamMessage>) => onMessage(data);

  return {
    lastId: async () => {
      const { held = [] } = await locks.query().catch(() => ({}) as LockManagerSnapshot);
      const isHeld = held.some((lock) => lock.name === name);
      return isHeld ? (lastingStorage.getItem(name) ?? undefined) : undefined;
    },
    broadcast: (message) => {
      if (typeof message === 'object' && message.id !== undefined) {
        lastingStorage.setItem(name, message.id);
      }
      channel.postMessage(message);
    },
    hold: async ({ steal, signal }, work) => {
      const stolen = new AbortController();
      const options = steal ? { steal } : { signal };
      try {
        await locks.request(name, options, () => work(stolen.signal));
      } catch (error) {
        // Blocking site data takes the locks away as well.
        if (isNamed(error, 'SecurityError')) return work(stolen.signal);
        if (!isNamed(error, 'AbortError')) throw error;
        stolen.abort();
      }
    },
    close: () => channel.close(),
  };
}
