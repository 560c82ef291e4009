import { useSyncExternalStore } from 'react';
import { type Toast, toast, type ToastAction, toastStore } from './toast-store.ts';

/** The key that triggers the action of the newest toast. */
export const TOAST_KEY = 'u';

/** Runs the action of a toast and dismisses it; a focus on the toast moves to the page. */
export function press({ id, action }: { id: string; action: ToastAction }): void {
  const { activeElement } = document;
  if (activeElement?.closest('[data-toast]')) document.getElementById('content')?.focus();
  toast.dismiss(id);
  action.onPress();
}

/** The newest toast action, and how to trigger it; null without one. */
export function useToastAction(): { label: string; onPress: () => void } | null {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const offering = toasts.findLast((shown): shown is Toast & { action: ToastAction } =>
    Boolean(shown.action),
  );
  return offering ? { label: offering.action.label, onPress: () => press(offering) } : null;
}
