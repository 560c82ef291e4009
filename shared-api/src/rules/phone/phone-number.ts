import {
  type CountryCode,
  getCountries,
  ParseError,
  type PhoneNumber,
  parsePhoneNumberWithError,
} from 'libphonenumber-js/min';
import { t } from '../../texts/texts.ts';
import type { PhoneReading } from './phone.ts';

const texts = {
  letters: t('Enter the number in digits. Write an extension as “ext. 12”.'),
  several: t('Enter one phone number only.'),
  incomplete: t('This is not a complete phone number. Check its digits.'),
  country: t('Begin with + and the country code, such as +61.'),
};

/** The value of a digit of any script. The digits of a script stand together, from zero to nine. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

const plainText = (typed: string) =>
  typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Nd}/gu, digitOf)
    .trim()
    .replace(/^tel\b[.:]*\s*/i, '');

const countDigits = (text = '') => text.replaceAll(/\D/g, '').length;

/** Whether a text lists numbers, or the last digits of further ones: `02 9555 0100 / 0101`. */
function isSeveral(text: string): boolean {
  if (/[,;|&]\s*\+?\d[\d ]{4}/.test(text)) return true;
  const [before, after, ...more] = text.split('/');
  if (after === undefined) return false;
  // `030/901820` has its area code before the slash.
  return more.length > 0 || countDigits(before) >= 6 || countDigits(after) < countDigits(before);
}

let countries: Map<string, CountryCode> | undefined;

const canonical = (timeZone: string) =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

type Region = Intl.Locale & { getTimeZones?: () => string[] | undefined };

/** The country of an IANA zone; undefined for UTC, and in browsers that do not know it. */
function countryOf(zone: string): CountryCode | undefined {
  countries ??= new Map(
    getCountries().flatMap((country) => {
      const region: Region = new Intl.Locale(`und-${country}`);
      return (region.getTimeZones?.() ?? []).map((each) => [canonical(each), country] as const);
    }),
  );
  return countries.get(canonical(zone));
}

const shownAs = (number: PhoneNumber) => number.formatInternational();

/**
 * Reads a typed phone number, with or without an extension and in the digits of any script; one without a
 * country code is of the country of the user's zone. Never drops or adds a digit that would make it another
 * number.
 */
export function readPhone(typed: string, zone: string): PhoneReading {
  const text = plainText(typed);
  if (isSeveral(text)) return { problem: texts.several };
  try {
    const defaultCountry = countryOf(zone);
    const number = parsePhoneNumberWithError(text, { defaultCountry, extract: false });
    // New ranges of numbers are not known yet. Without a country code, the country is a guess to confirm.
    const isRight = text.startsWith('+') ? number.isPossible() : number.isValid();
    if (isRight) return { shown: shownAs(number) };
    return { problem: text.startsWith('+') ? texts.incomplete : texts.country };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const { message } = error;
    if (message === 'INVALID_COUNTRY') return { problem: texts.country };
    if (message === 'TOO_LONG') return { problem: texts.several };
    return { problem: /\p{L}/u.test(text) ? texts.letters : texts.incomplete };
  }
}

function parsed(text: string): PhoneNumber | undefined {
  try {
    return parsePhoneNumberWithError(text, { extract: false });
  } catch (error) {
    if (error instanceof ParseError) return undefined;
    throw error;
  }
}

/**
 * A number as it is stored: E.164, with an extension as `+15550100199;ext=12`. A text that is no number
 * stays as it is.
 */
export function storedPhone(shown: string): string {
  const number = parsed(shown);
  if (!number) return shown;
  return number.ext === undefined ? number.number : `${number.number};ext=${number.ext}`;
}

/** A stored number as it is shown: digits, spaces and plus, and its extension. */
export function shownPhone(stored: string): string {
  const number = parsed(stored.replace(';ext=', ' ext. '));
  return number ? shownAs(number) : stored;
}
