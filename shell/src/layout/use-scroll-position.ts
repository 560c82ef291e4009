import { useLocation, useNavigationType } from '@shootline/shared-ui/router';
import { useLayoutEffect, useRef } from 'react';

interface Position {
  scrollY: number;
  /** The page that was opened from this one. */
  leftFor?: string;
}

/** The scroll position of each entry of the browser's history. */
const positions = new Map<string, Position>();

/** Records the scroll position of the current entry; the browser would restore it too early. */
function useRecordedPosition() {
  const { pathname, key } = useLocation();
  const shownRef = useRef({ pathname, key });
  useLayoutEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    let frame: number | undefined;
    const record = () => {
      frame = undefined;
      positions.set(shownRef.current.key, { scrollY: window.scrollY });
    };
    // Reading it in the event handler would force another layout.
    const onScroll = () => {
      frame ??= requestAnimationFrame(record);
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
 * Focuses the link to a path once it is rendered, as a long list renders its rows only on scrolling.
 * Gives up once the user does something. Returns a function that ends it.
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
 * Each new page starts at its top, with the focus in its content. Going back restores the scroll position,
 * with the focus on the link to the page that was left.
 */
export function useScrollPosition(): void {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shownRef = useRecordedPosition();

  useLayoutEffect(() => {
    const before = shownRef.current;
    shownRef.current = { pathname, key };
    if (before.pathname === pathname) return undefined;
    const { scrollY = 0 } = positions.get(before.key) ?? {};
    if (!isReturn) positions.set(before.key, { scrollY, leftFor: pathname });

    const position = isReturn ? positions.get(key) : undefined;
    const leftFor = position?.leftFor;
    const content = document.getElementById('content');
    window.scrollTo(0, position?.scrollY ?? 0);
    content?.focus({ preventScroll: true });
    return content && leftFor ? focusLinkOnceDrawn(content, leftFor) : undefined;
  }, [pathname, key, isReturn, shownRef]);
}
