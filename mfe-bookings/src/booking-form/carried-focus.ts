interface Caret {
  name: string;
  start: number | null;
  end: number | null;
}

let carried: Caret | null = null;

const withoutText = ['radio', 'checkbox', 'file', 'button'];

const isText = (field: Element | null): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && !withoutText.includes(field.type));

/** Remembers the caret of the focused text field before another form replaces this one. */
export function saveCaret(): void {
  const { activeElement: field } = document;
  carried = isText(field)
    ? { name: field.name, start: field.selectionStart, end: field.selectionEnd }
    : null;
}

/** Moves the remembered caret, once, to the field of the same name, unless something else has the focus. */
export function restoreCaret(): void {
  const caret = carried;
  carried = null;
  if (!caret?.name || !document.activeElement?.matches('body, main')) return;
  const [field] = document.getElementsByName(caret.name);
  if (!field || !isText(field)) return;
  field.focus();
  // Some input types have no selection.
  if (caret.start !== null) field.setSelectionRange(caret.start, caret.end);
}
