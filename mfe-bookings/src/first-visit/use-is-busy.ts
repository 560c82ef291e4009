import { useSyncExternalStore } from 'react';

const isBusy = () =>
  document.activeElement?.closest(
    'input, select, textarea, dialog, [role="dialog"], [role="menu"]',
  ) != null;

function subscribe(onChange: () => void) {
  // Waits for the next element to get the focus; during a move none has it.
  const whenMoved = () => setTimeout(onChange);
  document.addEventListener('focusin', whenMoved);
  document.addEventListener('focusout', whenMoved);
  return () => {
    document.removeEventListener('focusin', whenMoved);
    document.removeEventListener('focusout', whenMoved);
  };
}

/** Whether the user is in a field, a dialog or a menu. */
export function useIsBusy(): boolean {
  return useSyncExternalStore(subscribe, isBusy);
}
