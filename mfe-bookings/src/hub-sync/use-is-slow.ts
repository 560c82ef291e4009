import { useEffect, useState } from 'react';

/** Milliseconds after which a sync is slow, so that it may go on without its dialog (S2 §8). */
export const slowAfter = 10_000;

/** Whether what runs since an instant in milliseconds takes long; false while nothing runs. */
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
