import { type ReactNode, useCallback, useState } from 'react';

export type WindowOutcome = {
  /** Whether what the page asks was done, or the user wanted nothing done. */
  kind: 'done' | 'unchanged';
  /** What it means for the user, below the text. */
  details?: ReactNode;
};

/**
 * How a `WindowPage` ended, null while it has not, and what ends it: that closes the window, which a
 * browser refuses for a tab that no script opened (decisions §7.4).
 */
export function useWindowEnd() {
  const [outcome, setOutcome] = useState<WindowOutcome | null>(null);
  const end = useCallback((next: WindowOutcome) => {
    setOutcome(next);
    window.close();
  }, []);
  return { outcome, end };
}
