import { foldText, spellOut } from '@shootline/shared-api/rules';

const withoutPunctuation = (text: string) =>
  foldText(text)
    .replaceAll('.', '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

/** A name for comparison: lower case, without accents and punctuation, `St` for `Saint`. */
export function foldName(text: string): string {
  // Faster, as most names are plain letters already.
  const plain = /^[A-Za-z]+(?: [A-Za-z]+)*$/.test(text) ? text : withoutPunctuation(text).trim();
  return plain.toLowerCase().replaceAll(/\bsaint\b/g, 'st');
}

/** Other folded spellings of a name: `muenchen` of `München`, `munster` of `Muenster`. */
export function otherSpellings(text: string): string[] {
  const folded = foldName(text);
  const others = [foldName(spellOut(text)), folded.replaceAll(/([aou])e/g, '$1')];
  return others.filter((name, at) => name !== folded && others.indexOf(name) === at);
}
