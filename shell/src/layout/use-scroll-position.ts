import { useLocation, useNavigationType } from '@shootline/shared-ui/router';
import { useLayoutEffect, useRef } from 'react';

interface Place {
  scrollY: number;
  /** The page that was opened from here. */
  leftFor?: string;
}

/** Where each entry of the browser's history was left. */
const places = new Map<string, Place>();

/** Notes where the entry is that is on screen; the browser itself restores it too early. */
function useNotedPlace() {
  const { pathname, key } = useLocation();
  const shownRef = useRef({ pathname, key });
  useLayoutEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    let frame: number | undefined;
    const note = () => {
      frame = undefined;
      places.set(shownRef.current.key, { scrollY: window.scrollY });
    };
    // Asked in the event itself, the browser lays the page out once more.
    const onScroll = () => {
      frame ??= requestAnimationFrame(note);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      history.scrollRestoration = before;
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return shownRef;
}

/**
 * Puts the focus on the link to a path as soon as it is drawn: a long list draws the rows of a place
 * in answer to the scrolling. Gives up once the user does something; returns what ends it.
 */
function focusLinkOnceDrawn(content: HTMLElement, path: string): () => void {
  const focus = () => {
    const link = content.querySelector<HTMLElement>(`a[href="${CSS.escape(path)}"]`);
    link?.focus({ preventScroll: true });
    if (link) end();
  };
  const frame = requestAnimationFrame(focus);
  const observer = new MutationObserver(focus);
  const end = () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    for (const event of ['keydown', 'pointerdown']) window.removeEventListener(event, end);
  };
  observer.observe(content, { childList: true, subtree: true });
  for (const event of ['keydown', 'pointerdown']) window.addEventListener(event, end);
  return end;
}

/**
 * Each new page starts at its top, with the keyboard's focus in its content (S2 §2). Who goes back
 * finds a page where they left it, with the focus on the link to where they were.
 */
export function useScrollPosition(): void {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shownRef = useNotedPlace();

  useLayoutEffect(() => {
    const before = shownRef.current;
    shownRef.current = { pathname, key };
    if (before.pathname === pathname) return undefined;
    const { scrollY = 0 } = places.get(before.key) ?? {};
    if (!isReturn) places.set(before.key, { scrollY, leftFor: pathname });

    const place = isReturn ? places.get(key) : undefined;
    const leftFor = place?.leftFor;
    const content = document.getElementById('content');
    window.scrollTo(0, place?.scrollY ?? 0);
    content?.focus({ preventScroll: true });
    return content && leftFor ? focusLinkOnceDrawn(content, leftFor) : undefined;
  }, [pathname, key, isReturn, shownRef]);
}
