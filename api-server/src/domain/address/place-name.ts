function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
}

/** A name as it is compared: lower case, without accents and punctuation, `St` for `Saint`. */
export function foldName(text: string): string {
  // There are very many names, and most are of plain letters.
  const plain = /^[A-Za-z]+(?: [A-Za-z]+)*$/.test(text) ? text : withoutAccents(text).trim();
  return plain.toLowerCase().replaceAll(/\bsaint\b/g, 'st');
}
