let text = '';

function add(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, target } = event;
  // A dialog with the focus gets its keys itself.
  if (target instanceof Element && target.closest('[role="dialog"]')) {
    stop();
    return;
  }
  if (ctrlKey || metaKey) return;
  if (/^.$/u.test(key)) text += key;
  else if (key === 'Backspace') text = text.slice(0, -1);
  else if (key !== 'Enter') return;
  // Not for the page, which still has the focus.
  event.preventDefault();
  event.stopPropagation();
}

const stop = () => removeEventListener('keydown', add, true);

/** Collects what is typed until the search takes it, or the returned function is called. */
export function collectTyped(): () => void {
  text = '';
  addEventListener('keydown', add, true);
  return stop;
}

/** Ends the collection. Returns the text, once. */
export function takeTyped(): string {
  stop();
  const typed = text;
  text = '';
  return typed;
}
