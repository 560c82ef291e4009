let text = '';

function add(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey } = event;
  const isBack = key === 'Backspace';
  if (ctrlKey || metaKey || !(isBack || /^.$/u.test(key))) return;
  text = isBack ? text.slice(0, -1) : text + key;
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
