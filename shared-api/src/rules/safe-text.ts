// What spreadsheets take as the start of a formula, also full-width or after skipped characters.
const formula = /^[\s\p{C}"'`]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

const phoneNumber = /^\+[\d ]+$/;

/** The text without the characters that turn its direction, by which one name passes for another. */
export function withoutDirections(value: string): string {
  return value.replaceAll(/\p{Bidi_Control}/gu, '');
}

/** The text without such characters, with an apostrophe before it if a spreadsheet would compute it (decisions §8.14). */
export function safeText(value: string): string {
  const text = withoutDirections(value);
  return formula.test(text) && !phoneNumber.test(text) ? `'${text}` : text;
}
