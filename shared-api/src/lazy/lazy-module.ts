import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { onReturn } from '../browser/presence.ts';

/** Code that is loaded on first use and then kept. */
export interface LazyModule<Code> {
  /** Holds the code; null until it is loaded. */
  store: StoreApi<{ code: Code | null }>;
  /** Loads the code. Rejects on failure; the next call tries again. */
  load: () => Promise<Code>;
  /** Loads the code, retrying when the browser is back online or the page is shown. Never rejects. */
  loadWithRetries: () => Promise<Code>;
}

/** Code behind a dynamic import: `lazyModule(() => import('./welcome.tsx'))`. */
export function lazyModule<Code>(importCode: () => Promise<Code>): LazyModule<Code> {
  const store = createStore<{ code: Code | null }>(() => ({ code: null }));

  async function load(): Promise<Code> {
    const code = store.getState().code ?? (await importCode());
    store.setState({ code });
    return code;
  }
  async function loadWithRetries(): Promise<Code> {
    for (;;) {
      try {
        return await load();
      } catch (error) {
        console.warn('Code could not be loaded yet.', error);
        await new Promise<void>((resolve) => {
          const stop = onReturn(() => {
            stop();
            resolve();
          });
        });
      }
    }
  }
  return { store, load, loadWithRetries };
}

/**
 * Lazy code in a component, which decides what to show during loading and after a failure. Loads once
 * `isNeeded`; after a failure again on `retry`, when the browser is online or the page is shown again, and
 * when the next component needs it.
 */
export function useLazyModule<Code>({ store, load }: LazyModule<Code>, isNeeded = true) {
  const code = useStore(store, (state) => state.code);
  const [failed, setFailed] = useState<{ load: typeof load } | null>(null);
  const [tries, setTries] = useState(0);
  const isMissing = isNeeded && code === null;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    load().catch((error: unknown) => {
      console.error('A part of this page could not be loaded.', error);
      if (isCurrent) setFailed({ load });
    });
    return () => {
      isCurrent = false;
    };
  }, [load, isMissing, tries]);

  const retry = useCallback(() => setTries((count) => count + 1), []);
  // A failure of other code does not count for this one.
  const isFailure = isMissing && failed?.load === load;
  useEffect(() => (isFailure ? onReturn(retry) : undefined), [isFailure, retry]);
  return { code, hasFailed: isFailure, retry };
}
