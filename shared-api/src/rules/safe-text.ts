// Text that spreadsheets read as a formula, including full-width signs or after skipped characters.
const formula = /^[\s\p{C}"'`]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

const phoneNumber = /^\+[\d ]+$/;

/** The text without direction characters, which can make one name look like another. */
export function withoutDirections(value: string): string {
  return value.replaceAll(/\p{Bidi_Control}/gu, '');
}

/**
 * The text without direction characters, prefixed with an apostrophe if a spreadsheet would compute it
 * (decisions §8.14).
 */
export function safeText(value: string): string {
  const text = withoutDirections(value);
  return formula.test(text) && !phoneNumber.test(text) ? `'${text}` : text;
}
