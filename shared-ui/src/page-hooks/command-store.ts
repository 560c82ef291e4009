import { useEffect, useSyncExternalStore } from 'react';

/** Something that can be done from here. */
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

/** What the page that is shown offers. */
export const useOfferedCommands = (): readonly Command[] =>
  useSyncExternalStore(subscribe, () => commands);

/** Offers commands in the portal's search while the component is shown. */
export function useCommands(offered: readonly Command[]): void {
  useEffect(() => {
    offer(offered);
    return () => offer(none);
  }, [offered]);
}
