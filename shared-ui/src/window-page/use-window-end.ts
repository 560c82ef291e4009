import { type ReactNode, useCallback, useState } from 'react';

export type WindowOutcome = {
  /** Whether the user did what the page asks, or declined. */
  kind: 'done' | 'unchanged';
  /** The consequences for the user, shown below the text. */
  details?: ReactNode;
};

/**
 * The outcome of a `WindowPage`, null until `end` is called. `end` also closes the window, which browsers
 * refuse for a tab that was not opened by a script.
 */
export function useWindowEnd() {
  const [outcome, setOutcome] = useState<WindowOutcome | null>(null);
  const end = useCallback((next: WindowOutcome) => {
    setOutcome(next);
    window.close();
  }, []);
  return { outcome, end };
}
