import { createStore } from 'zustand/vanilla';

/** Whether the server did not answer when it was last asked. */
export const serverStore = createStore(() => ({ isAway: false }));

/** Calls back once when a server that was away answers again. Returns a function that stops this. */
export function onServerBack(listener: () => void): () => void {
  const stop = serverStore.subscribe((now, before) => {
    if (now.isAway || !before.isAway) return;
    stop();
    listener();
  });
  return stop;
}
