declare global {
  /**
   * The parts of these types that the worker uses; TypeScript cannot combine them with the types of pages.
   */
  interface ExtendableEvent extends Event {
    waitUntil: (work: Promise<unknown>) => void;
  }
  interface FetchEvent extends ExtendableEvent {
    readonly request: Request;
  }
}

interface WorkerScope {
  readonly location: Location;
  readonly registration: { unregister: () => Promise<boolean> };
  readonly clients: {
    matchAll: (options: { includeUncontrolled: boolean }) => Promise<{ readonly url: string }[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install', listener: (event: ExtendableEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void);
}

/** The global scope of the service worker. */
export const worker = globalThis as unknown as WorkerScope;
