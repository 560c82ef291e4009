import { useEffect, useState } from 'react';

const second = 1000;

/**
 * Milliseconds until an instant on the server's clock; null without an instant. `serverNow` is the server's
 * time in the answer that arrived at `receivedAt` on this browser's clock, so a wrong browser clock does not
 * matter. Counts down every second while the page is visible, and stays at 0. Never exceeds the time in the
 * latest answer.
 */
export function useTimeLeft(
  until: string | null,
  serverNow: string,
  receivedAt: number,
): number | null {
  const [now, setNow] = useState(Date.now);
  const end = until === null ? null : Date.parse(until) - Date.parse(serverNow) + receivedAt;
  useEffect(() => {
    if (end === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      const current = Date.now();
      setNow(current);
      const left = end - current;
      if (left > 0) timer = setTimeout(follow, left % second || second);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [end]);
  return end === null ? null : Math.max(0, end - Math.max(now, receivedAt));
}
