function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
}

/** A name for comparison: lower case, without accents and punctuation, `St` for `Saint`. */
export function foldName(text: string): string {
  // Faster, as most names are plain letters already.
  const plain = /^[A-Za-z]+(?: [A-Za-z]+)*$/.test(text) ? text : withoutAccents(text).trim();
  return plain.toLowerCase().replaceAll(/\bsaint\b/g, 'st');
}
