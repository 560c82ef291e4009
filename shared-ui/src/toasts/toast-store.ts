export type ToastTone = 'success' | 'info' | 'warning' | 'error';
export type Toast = { id: string; tone: ToastTone; text: string };

const MAX_SHOWN = 4;
const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let count = 0;

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const notify of listeners) notify();
}

function show(tone: ToastTone, text: string): void {
  count += 1;
  const others = toasts.filter((shown) => shown.tone !== tone || shown.text !== text);
  replace([...others, { id: `toast-${count}`, tone, text }].slice(-MAX_SHOWN));
}

/**
 * Shows a short text for 4000 ms (S1 §9), from anywhere, also outside React. A text that is already
 * shown starts anew instead of appearing twice; of more than four, the oldest goes. `dismiss`
 * without an id removes all.
 */
export const toast = {
  success: (text: string) => show('success', text),
  info: (text: string) => show('info', text),
  warning: (text: string) => show('warning', text),
  error: (text: string) => show('error', text),
  dismiss: (id?: string) => replace(id === undefined ? [] : toasts.filter((t) => t.id !== id)),
};

export const toastStore = {
  get: () => toasts,
  subscribe: (onChange: () => void) => {
    listeners.add(onChange);
    return () => {
      listeners.delete(onChange);
    };
  },
};
