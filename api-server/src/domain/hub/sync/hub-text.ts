import { withoutDirections } from '@shootline/shared-api/rules';

/** Trims and cleans a text from the hub, as form input is. */
export function oneLine(text: string): string {
  return withoutDirections(text).replaceAll(/\s+/g, ' ').trim();
}
