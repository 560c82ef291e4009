// They reverse the text that follows, so that one name could pass for another.
const directions = /[\u202A-\u202E\u2066-\u2069]/g;

/** A text as one line of at most so many characters, without control characters. */
export function cleanLine(text: string, most = 200): string {
  const line = text
    .replaceAll(directions, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const letters = [...line];
  return letters.length <= most ? line : `${letters.slice(0, most - 1).join('')}…`;
}
