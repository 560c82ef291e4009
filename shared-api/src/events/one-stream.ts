import { lastingStorage, sessionStore } from '@shootline/shared-api';
import type { ServerEvent } from './server-events.ts';

/** What the tab with the stream tells the others: what came, or that no stream can be had for now. */
export type Told = ServerEvent | 'refused';

/** The stream that the tabs of one browser share. */
export interface OneStream {
  /** The last event that any tab was told, where a tab has the stream now. */
  lastId: () => Promise<string | undefined>;
  tell: (told: Told) => void;
  /**
   * Does the work as the one tab that has the stream: at once, taking it from another (`takes`), or
   * when it is free. `lost` is aborted when another tab takes it.
   */
  lead: (
    options: { takes: boolean; signal: AbortSignal },
    work: (lost: AbortSignal) => Promise<void>,
  ) => Promise<void>;
  close: () => void;
}

const alone: OneStream = {
  lastId: () => Promise.resolve(undefined),
  tell: () => {},
  lead: (_options, work) => work(new AbortController().signal),
  close: () => {},
};

const isNamed = (error: unknown, name: string) =>
  error instanceof DOMException && error.name === name;

function channelOf(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch (error) {
    console.warn('Tabs cannot talk to each other here.', error);
    return undefined;
  }
}

/**
 * Browsers open six connections to a server at most, for all their tabs together: so one tab has the
 * stream and tells the others what came. Where the browser has or allows no locks, each tab has its
 * own.
 */
export function openOneStream(hear: (told: Told) => void): OneStream {
  const { user } = sessionStore.getState();
  // Pages that are not served securely have none.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks || !user) return alone;
  const name = `shootline.events.${user.uuid}`;
  const channel = channelOf(name);
  if (!channel) return alone;
  channel.onmessage = ({ data }: MessageEvent<Told>) => hear(data);

  return {
    lastId: async () => {
      const { held = [] } = await locks.query().catch(() => ({}) as LockManagerSnapshot);
      const isLed = held.some((lock) => lock.name === name);
      return isLed ? (lastingStorage.getItem(name) ?? undefined) : undefined;
    },
    tell: (told) => {
      if (typeof told === 'object' && told.id !== undefined) lastingStorage.setItem(name, told.id);
      channel.postMessage(told);
    },
    lead: async ({ takes, signal }, work) => {
      const lost = new AbortController();
      const options = takes ? { steal: true } : { signal };
      try {
        await locks.request(name, options, () => work(lost.signal));
      } catch (error) {
        // Blocked site data takes the locks away as well.
        if (isNamed(error, 'SecurityError')) return work(lost.signal);
        if (!isNamed(error, 'AbortError')) throw error;
        lost.abort();
      }
    },
    close: () => channel.close(),
  };
}
