import { foldName } from './place-name.ts';

/** One reading of the typed text: a street, then a place and whatever follows its name. */
export type TypedAddress = {
  /** `Unit 5` before the street. */
  details: string;
  /** Empty if only a place was typed. */
  street: string;
  /** A postal code before the name of the place. */
  postalCode: string;
  /** Folded words, of which the last may be incomplete. */
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

function typedAddressOf(
  before: string[],
  place: string,
  isAfterComma: boolean,
): TypedAddress | undefined {
  const words = foldName(place).split(' ').filter(Boolean);
  const [first = ''] = words;
  if (first === '' || isPostalCode(first)) return undefined;
  const lines = before
    .join(' ')
    .split(',')
    .map((line) => line.trim())
    .filter(Boolean);
  const [, street = '', postalCode = ''] = /^(.*?)\s*(\d{4,6})?$/.exec(lines.pop() ?? '') ?? [];
  const onlyStreet = street || lines.pop() || '';
  if (onlyStreet !== '') {
    // `12 George` has a house number alone before the name, and `12 George Street` is no place yet.
    if (!/\p{L}/u.test(onlyStreet) || words.join('').length < 3) return undefined;
    const isWordOnly = !/\s/.test(onlyStreet) || (words.length === 1 && streetWords.has(first));
    if (!isAfterComma && isWordOnly) return undefined;
  }
  return { details: lines.join(', '), street: onlyStreet, postalCode, words };
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

/** House number and street of a line: `12 George Street` and `Hauptstraße 5`. */
export function splitStreet(line: string): { street_number: string; route: string } {
  const [, number, street] = /^(\d\S*)\s+(.+)$/.exec(line) ?? [];
  if (number !== undefined && street !== undefined) return { street_number: number, route: street };
  const [, route = line, last = ''] = /^(.*\p{L}\S*)\s+(\d\S*)$/u.exec(line) ?? [];
  return { street_number: last, route };
}
