import { useEffect, useSyncExternalStore } from 'react';

/** An action or link that a page offers. */
export type Command = { id: string; label: string; isDangerous?: boolean } & (
  | { onSelect: () => void }
  /** A path of the portal. */
  | { to: string }
  /** A link out of the portal, which opens in a new tab. */
  | { href: string }
);

const none: readonly Command[] = [];
const listeners = new Set<() => void>();
let commands = none;

function offer(next: readonly Command[]): void {
  commands = next;
  for (const notify of listeners) notify();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** The commands offered by the current page. */
export const useOfferedCommands = (): readonly Command[] =>
  useSyncExternalStore(subscribe, () => commands);

/** Offers commands in the portal's search while the component is shown. */
export function useCommands(offered: readonly Command[]): void {
  useEffect(() => {
    offer(offered);
    return () => offer(none);
  }, [offered]);
}
