import { withoutDirections } from '@shootline/shared-api/rules';

/** A text of the hub, trimmed and cleaned as from a form. */
export function oneLine(text: string): string {
  return withoutDirections(text).replaceAll(/\s+/g, ' ').trim();
}
