/** A phone number reduced to digits, spaces and plus (decisions §7.16). */
export const tidyPhone = (text: string): string =>
  text
    .replaceAll(/[^\d +]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
