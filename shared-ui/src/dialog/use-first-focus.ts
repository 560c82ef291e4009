import { type RefObject, useEffect, useRef } from 'react';

/** Elements to focus, the most useful first. */
const stops = [
  '[data-autofocus]',
  'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)',
  'a[href], button:not(:disabled), [tabindex]:not([tabindex="-1"])',
];

function firstStop(body: HTMLElement | null): HTMLElement | null {
  const stop = stops.map((each) => body?.querySelector<HTMLElement>(each)).find(Boolean);
  if (!(stop instanceof HTMLInputElement) || stop.type !== 'radio') return stop ?? null;
  // Of a group of radio buttons, the one that the Tab key would reach.
  const isChecked = ({ name, checked }: HTMLInputElement) => name === stop.name && checked;
  return (
    [...(body?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [])].find(isChecked) ?? stop
  );
}

/**
 * The element that a dialog focuses when it opens. After a panel over the dialog has closed, the element
 * focused last. While the content is loading, the dialog itself has the focus rather than its close button;
 * the loaded content then takes the focus.
 */
export function useFirstFocus(
  dialog: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
): () => HTMLElement | null {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const content = dialog.current;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target !== content) last.current = target;
    };
    content?.addEventListener('focusin', remember);
    return () => content?.removeEventListener('focusin', remember);
  }, [dialog]);
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (document.activeElement !== dialog.current) return;
      const stop = firstStop(body.current);
      if (stop) observer.disconnect();
      stop?.focus({ preventScroll: true });
    });
    if (body.current) observer.observe(body.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [dialog, body]);

  return () => {
    const { activeElement } = document;
    // The dialog takes the focus one frame after it opens; a user who was faster keeps theirs.
    const isInside =
      activeElement instanceof HTMLElement &&
      activeElement !== dialog.current &&
      dialog.current?.contains(activeElement);
    if (isInside) return activeElement;
    const former = last.current?.isConnected ? last.current : null;
    const stop = former ?? firstStop(body.current) ?? dialog.current;
    // The focus trap skips an element that has no size yet.
    stop?.focus({ preventScroll: true });
    return stop;
  };
}
