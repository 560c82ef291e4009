import type { HTMLMotionProps } from 'framer-motion';
import {
  type ComponentType,
  type CSSProperties,
  Fragment,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useMediaQuery } from '../hooks/use-media-query.ts';

type MovingProps = Pick<HTMLMotionProps<'div'>, 'initial' | 'animate' | 'exit' | 'transition'> & {
  style?: CSSProperties;
  children?: ReactNode;
};

/** The parts of what moves: `Moving` boxes that come and go inside a `Presence`. */
interface Motion {
  Presence: ComponentType<{ children: ReactNode }>;
  Moving: ComponentType<MovingProps>;
}

function Still({ style, children }: MovingProps) {
  return <div style={style}>{children}</div>;
}

const still: Motion = { Presence: Fragment, Moving: Still };

const listeners = new Set<() => void>();
let loaded = still;
let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  try {
    const { Presence, Moving } = await import('./moving.tsx');
    loaded = { Presence, Moving };
    for (const notify of listeners) notify();
  } catch (error) {
    console.warn('The animations could not be loaded.', error);
  }
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}

/**
 * What moves, once its code is there: it is asked for while `isWanted`, so that the first screen does
 * without, and taken up only while `isIdle`, so that nothing on the screen is made anew. Until then,
 * when it cannot be loaded, and for who wants less motion, things come and go without motion.
 */
export function useMotion(isWanted: boolean, isIdle: boolean): Motion {
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)', false);
  const moving = useSyncExternalStore(subscribe, () => loaded);
  const known = isReduced ? still : moving;
  const [inUse, setInUse] = useState(known);
  if (isIdle && inUse !== known) setInUse(known);
  useEffect(() => {
    if (isWanted && !isReduced) loading ??= load();
  }, [isWanted, isReduced]);
  return inUse;
}
