import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { onReturn } from '../client/presence.ts';

/** Code that is loaded when it is first needed, and kept. */
export interface LateCode<Code> {
  /** The code, once it is there. */
  store: StoreApi<{ code: Code | null }>;
  /** Loads the code. Rejects on failure; the next call tries again. */
  load: () => Promise<Code>;
  /** Loads the code, trying again whenever the network or the user is back. Never rejects. */
  loadPatiently: () => Promise<Code>;
}

/** Code behind a dynamic import: `lateCode(() => import('./welcome.tsx'))`. */
export function lateCode<Code>(importCode: () => Promise<Code>): LateCode<Code> {
  const store = createStore<{ code: Code | null }>(() => ({ code: null }));

  async function load(): Promise<Code> {
    const code = store.getState().code ?? (await importCode());
    store.setState({ code });
    return code;
  }
  async function loadPatiently(): Promise<Code> {
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
  return { store, load, loadPatiently };
}

/**
 * Late code in a component, which decides what to show while the code is loading or after a failure. It
 * is loaded once `isNeeded`, and again after a failure on `retry`, when the network or the user is back,
 * and by the next component that needs it.
 */
export function useLateCode<Code>({ store, load }: LateCode<Code>, isNeeded = true) {
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
  // A failure of other code says nothing of this one.
  const isFailure = isMissing && failed?.load === load;
  useEffect(() => (isFailure ? onReturn(retry) : undefined), [isFailure, retry]);
  return { code, hasFailed: isFailure, retry };
}
