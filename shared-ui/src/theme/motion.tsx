import { lazyModule, useLazyModule } from '@shootline/shared-api';
import type { HTMLMotionProps } from 'framer-motion';
import { type ComponentType, type CSSProperties, Fragment, type ReactNode, useState } from 'react';
import { useMediaQuery } from '../hooks/use-media-query.ts';

type MovingProps = Pick<HTMLMotionProps<'div'>, 'initial' | 'animate' | 'exit' | 'transition'> & {
  style?: CSSProperties;
  children?: ReactNode;
};

/** `Moving` boxes are animated as they come and go inside a `Presence`. */
interface Motion {
  Presence: ComponentType<{ children: ReactNode }>;
  Moving: ComponentType<MovingProps>;
}

function Still({ style, children }: MovingProps) {
  return <div style={style}>{children}</div>;
}

const still: Motion = { Presence: Fragment, Moving: Still };

const movingCode = lazyModule(() => import('./moving.tsx'));

/**
 * Animated parts, once their code has loaded. The code is requested while `isNeeded`, which keeps it off
 * the first screen, and used the next time `isIdle` is true, so nothing on screen remounts. Until then,
 * when loading fails, and for users who prefer reduced motion, nothing is animated.
 */
export function useMotion(isNeeded: boolean, isIdle: boolean): Motion {
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)', false);
  const { code: moving } = useLazyModule(movingCode, isNeeded && !isReduced);
  const available = isReduced ? still : (moving ?? still);
  const [motion, setMotion] = useState(available);
  if (isIdle && motion !== available) setMotion(available);
  return motion;
}
