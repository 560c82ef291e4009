const plainLetters: Record<string, string> = {
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
const spelledLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/**
 * A text as searches compare it, here and on the server: in lower case, without accents, apostrophes and
 * invisible characters, with one kind of dash.
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}'’‘ʼʹ′´`]/gu, '')
    .replaceAll(/[ßæœþøłđðı]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/\p{Pd}/gu, '-');

/** A text with `ue` for `ü`, in lower case, as names are spelled where that letter is missing. */
export const spellOut = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöüåø]/g, (letter) => spelledLetters[letter] ?? letter);

const spellings = (text: string) => [foldText(text), foldText(spellOut(text))];

/** Whether a text contains every word of another, in any spelling of their letters. */
export function containsWords(text: string, words: string): boolean {
  const within = spellings(text).join('\n');
  return words
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => spellings(word).some((spelling) => within.includes(spelling)));
}
