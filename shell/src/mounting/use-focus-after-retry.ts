import { useEffect } from 'react';

/** Moves the focus to the page's content when the page replaces a pressed Retry. */
export function useFocusAfterRetry(wasRetried: boolean): void {
  useEffect(() => {
    if (!wasRetried) return undefined;
    return () => {
      const isFocusLost = document.activeElement === document.body;
      if (isFocusLost) document.getElementById('content')?.focus({ preventScroll: true });
    };
  }, [wasRetried]);
}
