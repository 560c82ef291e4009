import { useEffect, useRef, useState } from 'react';

const step = 100;

/**
 * Calls `onEnd` after `duration` ms, not counting pauses; returns the handlers that pause it. Time while
 * the page was suspended does not count, as nobody could read anything then.
 */
export function useToastTimer(duration: number, onEnd: () => void) {
  const [isPaused, setIsPaused] = useState(false);
  const remaining = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (isPaused) return;
    const timer = setInterval(() => {
      remaining.current -= step;
      if (remaining.current > 0) return;
      clearInterval(timer);
      end.current();
    }, step);
    return () => clearInterval(timer);
  }, [isPaused]);

  const pause = () => setIsPaused(true);
  const resume = () => setIsPaused(false);
  return { onMouseEnter: pause, onMouseLeave: resume, onFocus: pause, onBlur: resume };
}
