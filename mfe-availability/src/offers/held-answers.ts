import { toast } from '@shootline/shared-ui';
import { useSyncExternalStore } from 'react';
import type { OfferAnswer } from '../offer/offer.actions.ts';

const undoMs = 10_000;

interface Held {
  answer: OfferAnswer;
  send: () => void;
  takeBack: () => void;
}

const held = new Map<string, Held>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Sends every answer that is still held, as when the user leaves the list. */
export function sendHeldAnswers(): void {
  for (const { send } of [...held.values()]) send();
}

const onHidden = () => {
  if (document.visibilityState === 'hidden') sendHeldAnswers();
};

/**
 * Holds an answer for 10 seconds, in which Undo takes it back, and then sends it. An answer that was sent
 * cannot be undone: others have been told. Leaving or hiding the page sends it at once.
 */
export function holdAnswer(id: string, answer: OfferAnswer, text: string, perform: () => void) {
  if (held.has(id)) return;
  if (held.size === 0) {
    window.addEventListener('pagehide', sendHeldAnswers);
    document.addEventListener('visibilitychange', onHidden);
  }
  const end = (then?: () => void) => {
    if (!held.delete(id)) return;
    clearTimeout(timer);
    toast.dismiss(shown);
    if (held.size === 0) {
      window.removeEventListener('pagehide', sendHeldAnswers);
      document.removeEventListener('visibilitychange', onHidden);
    }
    notify();
    then?.();
  };
  held.set(id, { answer, send: () => end(perform), takeBack: () => end() });
  const timer = setTimeout(() => end(perform), undoMs);
  const shown = toast.success(text, { action: { label: 'Undo', onPress: () => end() } });
  notify();
}

/** The held answer to an offer, undefined for none. */
export function useHeldAnswer(id: string): Held | undefined {
  return useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    () => held.get(id),
  );
}
