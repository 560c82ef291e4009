const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
};

const spelledOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœþøłđðı]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/['’‘ʼ`´.\p{Cf}]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
}

/** A name for comparison: lower case, without accents and punctuation, `St` for `Saint`. */
export function foldName(text: string): string {
  // Faster, as most names are plain letters already.
  const plain = /^[A-Za-z]+(?: [A-Za-z]+)*$/.test(text) ? text : withoutAccents(text).trim();
  return plain.toLowerCase().replaceAll(/\bsaint\b/g, 'st');
}

/** Other folded spellings of a name: `muenchen` of `München`, `munster` of `Muenster`. */
export function otherSpellings(text: string): string[] {
  const composed = text.toLowerCase().normalize('NFC');
  const written = composed.replaceAll(/[äöüåø]/g, (letter) => spelledOut[letter] ?? letter);
  const folded = foldName(text);
  const others = [foldName(written), folded.replaceAll(/([aou])e/g, '$1')];
  return others.filter((name, at) => name !== folded && others.indexOf(name) === at);
}
