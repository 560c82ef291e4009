import { withoutDirections } from '@shootline/shared-api/rules';

/** Turns a text into one line of at most `most` characters, without control characters. */
export function cleanLine(text: string, most = 200): string {
  const line = withoutDirections(text)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const letters = [...line];
  return letters.length <= most ? line : `${letters.slice(0, most - 1).join('')}…`;
}
