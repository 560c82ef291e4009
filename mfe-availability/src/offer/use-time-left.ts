import { useEffect, useState } from 'react';

const second = 1000;

/**
 * Milliseconds until an instant of the server's, whatever the clock of this machine says: `serverNow` is
 * what the server's clock said in the answer that arrived at `receivedAt` of this one. It falls every
 * second while the page is in view, and is 0 from then on; a new answer never makes it more than it says.
 * Null without an instant.
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
