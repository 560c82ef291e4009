import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `passOn` when what had the focus in a part of the page has gone from it, and nothing else has the
 * focus. `shown` says what is there and changes with it. Returns the ref of that part, which
 * `passOn` gets if it is still there.
 */
export function useFocusPassedOn(
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
