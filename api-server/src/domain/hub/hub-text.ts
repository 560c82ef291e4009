/** A text of the hub, trimmed and without repeated spaces, as from a form. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** A phone keeps digits, spaces and plus (decisions §7.16). */
export function phoneOf(text: string): string {
  return oneLine(text.replaceAll(/[^\d +]/g, ''));
}
