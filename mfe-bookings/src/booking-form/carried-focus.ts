interface Caret {
  name: string;
  start: number | null;
  end: number | null;
}

let carried: Caret | null = null;

const isText = (field: Element | null) =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

/** Notes the text field that somebody types into as its form makes way for another. */
export function noteCaret(): void {
  const { activeElement: field } = document;
  carried = isText(field)
    ? { name: field.name, start: field.selectionStart, end: field.selectionEnd }
    : null;
}

/** Puts the caret where it was into the field of the same name; once. */
export function takeCaret(): void {
  const caret = carried;
  carried = null;
  if (!caret?.name) return;
  const [field] = document.getElementsByName(caret.name);
  if (!field || !isText(field)) return;
  field.focus();
  // Some kinds of input have no selection.
  if (caret.start !== null) field.setSelectionRange(caret.start, caret.end);
}
