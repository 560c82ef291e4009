import { focusManager, onlineManager } from '@tanstack/react-query';

/**
 * Calls the listener when the network is back or the page is shown again, which is when what has
 * failed is worth asking for again. Returns what ends that.
 */
export function onReturn(listener: () => void): () => void {
  const stops = [onlineManager, focusManager].map((manager) =>
    manager.subscribe((isBack) => {
      if (isBack) listener();
    }),
  );
  return () => stops.forEach((stop) => stop());
}
