import { useEffect, useRef, useState } from 'react';

/** Calls `onEnd` after `duration` ms of not being paused; returns the handlers that pause it. */
export function useToastTimer(duration: number, onEnd: () => void) {
  const [isPaused, setIsPaused] = useState(false);
  const remaining = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (isPaused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [isPaused]);

  const pause = () => setIsPaused(true);
  const resume = () => setIsPaused(false);
  return { onMouseEnter: pause, onMouseLeave: resume, onFocus: pause, onBlur: resume };
}
