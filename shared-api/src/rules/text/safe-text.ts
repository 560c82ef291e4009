// Text that spreadsheets read as a formula, including full-width signs or after skipped characters.
const formula = /^[\s\p{C}"'`]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

const phoneNumber = /^\+[\d ]+(?: ext\. \d+)?$/;

/** The text without direction characters, which can make one name look like another. */
export function withoutDirections(value: string): string {
  return value.replaceAll(/\p{Bidi_Control}/gu, '');
}

const safePart = (text: string) =>
  formula.test(text) && !phoneNumber.test(text.trim()) ? `'${text}` : text;

/**
 * The text without direction characters, with an apostrophe before each part that a spreadsheet would
 * compute. Parts are split at `separators`, as some spreadsheets split cells there even inside quotes.
 */
export function safeText(value: string, separators = /(;)/): string {
  return withoutDirections(value)
    .split(separators)
    .map((part) => (separators.test(part) ? part : safePart(part)))
    .join('');
}
