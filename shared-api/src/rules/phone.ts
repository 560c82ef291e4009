/** A phone with its digits, spaces and plus alone (decisions §7.16). */
export const tidyPhone = (text: string): string =>
  text
    .replaceAll(/[^\d +]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
