/** A text of the hub as forms would give it: without spaces around it and no two together. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** A phone keeps digits, spaces and plus (decisions §7.16). */
export function phoneOf(text: string): string {
  return oneLine(text.replaceAll(/[^\d +]/g, ''));
}
