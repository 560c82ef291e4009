const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Whether the platform's command key is down, and no other: ⌘ on a Mac, where Ctrl edits text, else Ctrl. */
export function isModPressed({ metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const [mod, other] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return mod && !other && !altKey && !shiftKey;
}

/** The platform's command key as its keyboards name it. */
export const modName = () => (isApple() ? '⌘' : 'Ctrl');
