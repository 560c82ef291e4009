import { useEffect, useState } from 'react';

/** Milliseconds after which a sync is slow and its dialog may be closed. */
export const slowAfter = 10_000;

/** Whether a run that started at this instant (milliseconds) is slow; false while nothing runs. */
export function useIsSlow(startedAt: number | undefined): boolean {
  const [slow, setSlow] = useState<number>();
  useEffect(() => {
    if (startedAt === undefined) return undefined;
    const left = Math.max(0, startedAt + slowAfter - Date.now());
    const timer = setTimeout(() => setSlow(startedAt), left);
    return () => clearTimeout(timer);
  }, [startedAt]);
  return startedAt !== undefined && slow === startedAt;
}
