import { type ReactNode, useCallback, useState } from 'react';

export type WindowOutcome = {
  /** Whether the user did what the page asks, or declined. */
  kind: 'done' | 'unchanged';
  /** What that means for the user, below the text. */
  details?: ReactNode;
};

/**
 * The outcome of a `WindowPage`, null until `end` is called. `end` also closes the window, which a
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
