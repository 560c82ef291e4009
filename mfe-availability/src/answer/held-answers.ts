import { askToSignOut, beforeSignOut, t } from '@shootline/shared-api';
import { toast } from '@shootline/shared-ui';
import { type MouseEvent, useSyncExternalStore } from 'react';
import type { OfferAnswer } from './offer.actions.ts';

const undoMs = 10_000;

/** The longest time for which signing out waits until held answers have arrived. */
const patienceMs = 1000;

interface Held {
  answer: OfferAnswer;
  send: () => Promise<unknown>;
  takeBack: () => void;
  /** Holds the answer until `goOn`, which restarts its time. */
  pause: () => void;
  goOn: () => void;
  /** Sets the reason to send with the answer. */
  setReason: (reason: string) => void;
}

const held = new Map<string, Held>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Sends every answer that is still held, as when the user leaves the list; resolves once all have arrived. */
export async function sendHeldAnswers(): Promise<void> {
  await Promise.all([...held.values()].map(({ send }) => send()));
}

const onPageHide = () => void sendHeldAnswers();
const onHidden = () => {
  if (document.visibilityState === 'hidden') onPageHide();
};

/** Sends held answers while the session still lasts, then continues to sign out. */
function sendBeforeSignOut(leave: () => void): boolean {
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs));
  void Promise.race([sendHeldAnswers(), late]).then(() => askToSignOut(leave));
  return true;
}

let staysInSession = () => {};

function watchLeaving(): void {
  window.addEventListener('pagehide', onPageHide);
  document.addEventListener('visibilitychange', onHidden);
  staysInSession = beforeSignOut(sendBeforeSignOut);
}

function stopWatching(): void {
  window.removeEventListener('pagehide', onPageHide);
  document.removeEventListener('visibilitychange', onHidden);
  staysInSession();
}

/**
 * Holds an answer for 10 seconds, during which Undo takes it back, and then sends it; `perform` never throws.
 * A sent answer cannot be undone, because others have been notified. Leaving or hiding the page and signing
 * out send it immediately. `onReason` asks for a reason; the answer then waits until `goOn`.
 */
export function holdAnswer(
  id: string,
  answer: OfferAnswer,
  text: string,
  perform: (reason: string) => Promise<unknown>,
  onReason?: () => void,
) {
  if (held.has(id)) return;
  if (held.size === 0) watchLeaving();
  let reason = '';
  let timer: ReturnType<typeof setTimeout>;
  let shown: string;
  const pause = () => {
    clearTimeout(timer);
    toast.dismiss(shown);
  };
  const end = () => {
    if (!held.delete(id)) return false;
    pause();
    if (held.size === 0) stopWatching();
    notify();
    return true;
  };
  const send = async () => {
    if (end()) await perform(reason);
  };
  const goOn = () => {
    timer = setTimeout(() => void send(), undoMs);
    shown = toast.success(text, {
      action: { label: t('Undo'), onPress: () => void end() },
      otherAction: onReason && {
        label: t('Add Reason'),
        onPress: () => {
          pause();
          onReason();
        },
      },
    });
  };
  held.set(id, {
    answer,
    send,
    takeBack: () => void end(),
    pause,
    goOn: () => {
      if (held.has(id)) goOn();
    },
    setReason: (entered) => {
      reason = entered;
    },
  });
  goOn();
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

/** Ignores the second click of a double click on the button that was there before. */
export const isFirstClick = ({ detail }: MouseEvent): boolean => detail < 2;
