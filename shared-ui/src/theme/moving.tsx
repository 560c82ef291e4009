import { AnimatePresence, domAnimation, LazyMotion, m, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';

/** What comes and goes inside moves as its `Moving` say, unless the user wants no motion. */
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
