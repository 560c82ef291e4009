/** A text of the hub, trimmed and without repeated spaces, as from a form. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
