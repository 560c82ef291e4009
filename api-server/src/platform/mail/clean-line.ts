import { withoutDirections } from '@shootline/shared-api/rules';

/** A text as one line of at most so many characters, without control characters. */
export function cleanLine(text: string, most = 200): string {
  const line = withoutDirections(text)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const letters = [...line];
  return letters.length <= most ? line : `${letters.slice(0, most - 1).join('')}…`;
}
