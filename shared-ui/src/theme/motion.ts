import type { FeatureBundle } from 'framer-motion';
import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isReady = false;
let request: (() => void) | undefined;

const requested = new Promise<void>((resolve) => {
  request = resolve;
});

/**
 * The animations' code, once something that moves is on the screen: the first screen does without.
 * A failed load leaves the page without motion, and is tried again by nobody.
 */
export const loadMotion = () =>
  new Promise<FeatureBundle>((resolve) => {
    const load = async () => {
      await requested;
      const { motionFeatures } = await import('./motion-features.ts');
      isReady = true;
      resolve(motionFeatures);
      for (const notify of listeners) notify();
    };
    load().catch((error: unknown) => console.warn('The animations could not be loaded.', error));
  });

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}

/**
 * Asks for the animations while `isNeeded`, and tells whether they are there. Until then give
 * `initial={false}` to what moves, or it would stay where its entrance begins.
 */
export function useMotion(isNeeded: boolean): boolean {
  useEffect(() => {
    if (isNeeded) request?.();
  }, [isNeeded]);
  return useSyncExternalStore(subscribe, () => isReady);
}
