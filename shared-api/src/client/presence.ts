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
 * Calls the listener when the network is back or the page is shown again, which is when a failed
 * request is worth repeating. Returns a function that ends this.
 */
export function onReturn(listener: () => void): () => void {
  return onPresence(() => {
    if (isPresent()) listener();
  });
}
