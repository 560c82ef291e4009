import { AnimatePresence, domAnimation, LazyMotion, m, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';

/** Animates the `Moving` boxes inside as they appear and disappear, unless the user prefers no motion. */
export function Presence({ children }: { children: ReactNode }) {
  return (
    <MotionConfig reducedMotion="user">
      <LazyMotion features={domAnimation} strict>
        <AnimatePresence>{children}</AnimatePresence>
      </LazyMotion>
    </MotionConfig>
  );
}

export const Moving = m.div;
