export type ToastTone = 'success' | 'info' | 'warning' | 'error';
/** An action offered by a toast, such as Undo. */
export type ToastAction = { label: string; onPress: () => void };
export type Toast = {
  id: string;
  tone: ToastTone;
  text: string;
  action?: ToastAction;
  /** A further action, shown before the main one. */
  otherAction?: ToastAction | undefined;
  /** Whether it stays until it is closed. */
  stays?: boolean;
};
export type ToastOptions = Pick<Toast, 'action' | 'otherAction' | 'stays'>;

const MAX_KEPT = 4;
const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let count = 0;

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const notify of listeners) notify();
}

function show(tone: ToastTone, text: string, options: ToastOptions = {}): string {
  count += 1;
  const id = `toast-${count}`;
  const others = toasts.filter((shown) => shown.tone !== tone || shown.text !== text);
  replace([...others, { id, tone, text, ...options }].slice(-MAX_KEPT));
  return id;
}

/**
 * Shows a short text for 4000 ms, for 10 seconds with an `action`, or until it is closed if it `stays`;
 * callable from anywhere, also outside React. Returns its id. One is seen at a time, the newest first. A text
 * already there restarts its time instead of appearing twice; of more than four toasts, the oldest is
 * removed. `dismiss` without an id removes all.
 */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
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
