import { sessionStore } from '@shootline/shared-api';
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

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Browsers open six connections to a server at most, for all their tabs together: so one tab has the
 * stream and tells the others what came. Where the browser has no locks, each tab has its own.
 */
export function openOneStream(hear: (told: Told) => void): OneStream {
  const { user } = sessionStore.getState();
  // Pages that are not served securely have none.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks || !user) return alone;
  const name = `shootline.events.${user.uuid}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Told>) => hear(data);

  return {
    lastId: async () => {
      const { held = [] } = await locks.query();
      const isLed = held.some((lock) => lock.name === name);
      return isLed ? (localStorage.getItem(name) ?? undefined) : undefined;
    },
    tell: (told) => {
      if (typeof told === 'object' && told.id !== undefined) localStorage.setItem(name, told.id);
      channel.postMessage(told);
    },
    lead: async ({ takes, signal }, work) => {
      const lost = new AbortController();
      const options = takes ? { steal: true } : { signal };
      try {
        await locks.request(name, options, () => work(lost.signal));
      } catch (error) {
        if (!isAbort(error)) throw error;
        lost.abort();
      }
    },
    close: () => channel.close(),
  };
}
