// What spreadsheets take as the start of a formula, also full-width or after skipped characters.
const formula = /^[\s\p{C}"'`]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

const phoneNumber = /^\+[\d ]+$/;

/** The text, with an apostrophe before it if a spreadsheet would compute it (decisions §8.14). */
export function safeText(value: string): string {
  return formula.test(value) && !phoneNumber.test(value) ? `'${value}` : value;
}
