import { useEffect, useRef } from 'react';

const step = 100;

/**
 * Calls `onEnd` after `duration` ms in which `isPaused` is false. Time while the page was suspended does not
 * count, as nobody could read anything then.
 */
export function useToastTimer(duration: number, isPaused: boolean, onEnd: () => void): void {
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
}
