import { useSyncExternalStore } from 'react';
import { type Toast, toast, type ToastAction, toastStore } from './toast-store.ts';

/** The key that does what the newest toast offers. */
export const TOAST_KEY = 'u';

/** Does what a toast offers; the toast goes, and a focus that was on it goes to the page. */
export function press({ id, action }: { id: string; action: ToastAction }): void {
  const { activeElement } = document;
  if (activeElement?.closest('[data-toast]')) document.getElementById('content')?.focus();
  toast.dismiss(id);
  action.onPress();
}

/** What the newest toast that offers something offers, and how it is done; null where none does. */
export function useToastAction(): { label: string; onPress: () => void } | null {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const offering = toasts.findLast((shown): shown is Toast & { action: ToastAction } =>
    Boolean(shown.action),
  );
  return offering ? { label: offering.action.label, onPress: () => press(offering) } : null;
}
