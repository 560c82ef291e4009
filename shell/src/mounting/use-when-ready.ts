import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Registry } from '../registry/registry.ts';

/**
 * Calls `onReady` when one of these remotes becomes mountable. `wereReady` is how many were before the first
 * rendering; by default none has become so since.
 */
export function useWhenReady(
  registry: Registry,
  names: string[],
  onReady: () => void,
  wereReady?: number,
): void {
  const ready = useStore(
    registry.store,
    ({ remotes }) =>
      remotes.filter(({ name, manifest, problem }) => names.includes(name) && manifest && !problem)
        .length,
  );
  const before = useRef(wereReady ?? ready);
  useEffect(() => {
    if (ready > before.current) onReady();
    before.current = ready;
  });
}
