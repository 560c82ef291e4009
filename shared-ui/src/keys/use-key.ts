import { useEffect, useRef } from 'react';
import { keyStore } from './key-store.ts';

/**
 * Makes one character a key of the page while the component is shown: pressed anywhere but in a field, a
 * dialog or a menu, it calls `onPress`, unless the user has switched keys off. `Mod+k` is Ctrl and K (⌘ and
 * K on a Mac), and works in fields too; `isInDialog` makes a key work in dialogs. `label` names it in the
 * list that `?` opens. If two components use the same key, the one shown later gets it.
 */
export function useKey(
  key: string,
  label: string,
  onPress: () => void,
  {
    isEnabled = true,
    isRepeated = false,
    isInDialog = false,
  }: { isEnabled?: boolean; isRepeated?: boolean; isInDialog?: boolean } = {},
): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(
    () =>
      isEnabled
        ? keyStore.add({ key, label, isRepeated, isInDialog, press: () => latest.current() })
        : undefined,
    [key, label, isEnabled, isRepeated, isInDialog],
  );
}

/**
 * Lists keys that a part of the page handles while it has the focus, with their effects. They work even if
 * the user has switched keys off. Pass the same object each time.
 */
export function useListedKeys(listed: Readonly<Record<string, string>> | undefined): void {
  useEffect(() => {
    const added = Object.entries(listed ?? {}).map(([key, label]) => keyStore.add({ key, label }));
    return () => added.forEach((remove) => remove());
  }, [listed]);
}
