/** Whether the page is shown and the browser has a network. */
export function isPresent(): boolean {
  return document.visibilityState === 'visible' && navigator.onLine;
}

/** Calls the listener when the page is shown or hidden, or the network comes or goes. */
export function onPresence(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * Calls the listener when the network is back or the page is shown again, which is when what has
 * failed is worth asking for again. Returns what ends that.
 */
export function onReturn(listener: () => void): () => void {
  return onPresence(() => {
    if (isPresent()) listener();
  });
}

/** Resolves when the page is present, or the signal is aborted. */
export function untilPresent(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!isPresent() && !signal.aborted) return;
      stop();
      signal.removeEventListener('abort', check);
      resolve();
    };
    const stop = onPresence(check);
    signal.addEventListener('abort', check);
    check();
  });
}

/** Resolves after so many milliseconds, or when the signal is aborted. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
