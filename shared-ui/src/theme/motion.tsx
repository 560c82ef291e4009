import { lateCode, useLateCode } from '@shootline/shared-api';
import type { HTMLMotionProps } from 'framer-motion';
import { type ComponentType, type CSSProperties, Fragment, type ReactNode, useState } from 'react';
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

const movingCode = lateCode(() => import('./moving.tsx'));

/**
 * What moves, once its code is there: it is asked for while `isNeeded`, so that the first screen does
 * without, and taken up only while `isIdle`, so that nothing on the screen is made anew. Until then,
 * when it cannot be loaded, and for who wants less motion, things come and go without motion.
 */
export function useMotion(isNeeded: boolean, isIdle: boolean): Motion {
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)', false);
  const { code: moving } = useLateCode(movingCode, isNeeded && !isReduced);
  const available = isReduced ? still : (moving ?? still);
  const [inUse, setInUse] = useState(available);
  if (isIdle && inUse !== available) setInUse(available);
  return inUse;
}
