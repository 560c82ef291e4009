import type { Change } from '@shootline/shared-api';

type Listener = (change?: Change) => void;

const listeners = new Set<Listener>();

/** Calls a listener for each change by others, without one if any may have been missed. Returns a stop. */
export function onChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function announce(change?: Change): void {
  for (const listener of listeners) listener(change);
}
