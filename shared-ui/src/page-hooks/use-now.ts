import { useEffect, useState } from 'react';

const stepMs = 15_000;

/**
 * The current time in steps of 15 seconds until `until`, both in milliseconds since 1970. It pauses while
 * the page is hidden.
 */
export function useNow(until: number): number {
  const [now, setNow] = useState(Date.now);
  const isRunning = now < until;
  useEffect(() => {
    if (!isRunning) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    const tick = () => setNow(Date.now());
    const follow = () => {
      clearInterval(timer);
      if (document.visibilityState === 'hidden') return;
      tick();
      timer = setInterval(tick, stepMs);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [isRunning]);
  return now;
}
