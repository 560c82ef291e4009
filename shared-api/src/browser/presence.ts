/** Whether the page is visible and the browser is online. */
export function isPresent(): boolean {
  return document.visibilityState === 'visible' && navigator.onLine;
}

/** Calls the listener when the page is shown or hidden, or the browser goes online or offline. */
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
 * Calls the listener when the browser is online again or the page is shown again: the time to repeat a
 * failed request. Returns a function that stops this.
 */
export function onReturn(listener: () => void): () => void {
  return onPresence(() => {
    if (isPresent()) listener();
  });
}
