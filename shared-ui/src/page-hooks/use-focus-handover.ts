import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `passOn` when the focused element of a part of the page is gone and nothing else has the focus.
 * `shown` identifies the content and changes with it. Returns the ref of the part, which is passed to
 * `passOn` if it is still there.
 */
export function useFocusHandover(
  shown: string | boolean,
  passOn: (part: HTMLElement | null) => void,
) {
  const part = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      hadFocus.current = target instanceof Node && (part.current?.contains(target) ?? false);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  const passOnIfLost = useEffectEvent(() => {
    const isLost = hadFocus.current && document.activeElement === document.body;
    if (isLost) passOn(part.current);
  });
  useEffect(() => passOnIfLost(), [shown]);
  return part;
}
