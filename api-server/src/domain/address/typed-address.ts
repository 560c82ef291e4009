import { foldName } from './place/place-name.ts';

/** The street of an address as it was typed. */
export type TypedStreet = {
  /** `Unit 5` before the street. */
  details: string;
  /** Empty if only a place was typed. */
  street: string;
  /** A postal code before the name of the place. */
  postalCode: string;
};

/** One reading of the typed text: a street, then a place and the words after its name. */
export type TypedAddress = TypedStreet & {
  /** Folded words; the last may be incomplete. */
  words: string[];
};

const streetWords = new Set(
  'street st road rd avenue ave lane ln drive dr place pl court ct highway hwy way parade pde terrace tce crescent cres close square sq boulevard blvd'.split(
    ' ',
  ),
);

const postalCodes =
  /^(\d{4,6}|\d{5}-\d{4}|[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}|[a-z]\d[a-z] ?\d[a-z]\d)$/i;

export function isPostalCode(text: string): boolean {
  return postalCodes.test(text);
}

const isStreetWord = (word: string) => streetWords.has(foldName(word));

const hasStreetWord = (street: string) => street.split(' ').slice(1).some(isStreetWord);

/** Whether a word may become `street` or `avenue` when its last letters are typed. */
const beginsStreetWord = (word: string) =>
  streetWords.has(word) || [...streetWords].some((whole) => whole.startsWith(word));

function streetOf(text: string): TypedStreet {
  const lines = text
    .split(',')
    .map((line) => line.trim())
    .filter(Boolean);
  const [, before = '', postalCode = ''] = /^(.*?)\s*(\d{4,6})?$/.exec(lines.pop() ?? '') ?? [];
  const street = before || lines.pop() || '';
  return { details: lines.join(', '), street, postalCode };
}

/**
 * The text as a street whose town is not typed yet: `94 Crown`, `Crown Street`, or text up to a comma.
 * `isStreet` is false if it may also be the name of a venue or a place.
 */
export function readTypedStreet(text: string): TypedStreet & { isStreet: boolean } {
  const typed = streetOf(text);
  const { street } = typed;
  const hasNumber = /\d/.test(street) && /\p{L}/u.test(street) && /\s/.test(street);
  return { ...typed, isStreet: hasNumber || hasStreetWord(street) || /\p{L}.*,\s*$/u.test(text) };
}

function typedAddressOf(
  before: string[],
  place: string,
  isAfterComma: boolean,
): TypedAddress | undefined {
  const words = foldName(place).split(' ').filter(Boolean);
  const [first = ''] = words;
  if (first === '' || isPostalCode(first)) return undefined;
  const typed = streetOf(before.join(' '));
  const { street } = typed;
  if (street !== '') {
    // Neither `12 George`, with only a number before the name, nor `12 George Street` has a place yet.
    if (!/\p{L}/u.test(street) || words.join('').length < 3) return undefined;
    const mayBeStreet = hasStreetWord(street) ? streetWords.has(first) : beginsStreetWord(first);
    const isWordOnly = !/\s/.test(street) || (words.length === 1 && mayBeStreet);
    if (!isAfterComma && isWordOnly) return undefined;
  }
  return { ...typed, words };
}

/** Every reading of the text, the longest place first. */
export function readTypedAddress(text: string): TypedAddress[] {
  const words = text.replaceAll(',', ' , ').split(/\s+/).filter(Boolean);
  return words.flatMap((word, at) => {
    if (word === ',') return [];
    const before = words.slice(0, at);
    const typed = typedAddressOf(before, words.slice(at).join(' '), before.at(-1) === ',');
    return typed ? [typed] : [];
  });
}
