import { containsWords } from '@shootline/shared-api/values';

/** An option; `details` distinguish options with the same label. */
export interface Choice {
  value: string;
  label: string;
  details?: string;
}

const shownAtOnce = 50;

/** The choices for an empty search: the first ones, preceded by chosen ones that are not among them. */
export function firstOf(choices: readonly Choice[], chosen: readonly Choice[]): Choice[] {
  const first = choices.slice(0, shownAtOnce);
  return [...chosen.filter((choice) => !first.includes(choice)), ...first];
}

/** The first choices whose label and details contain every word of a text, in any spelling. */
export function matchesOf(choices: readonly Choice[], text: string): Choice[] {
  const matches: Choice[] = [];
  for (const choice of choices) {
    if (containsWords(`${choice.label} ${choice.details ?? ''}`, text)) matches.push(choice);
    if (matches.length === shownAtOnce) break;
  }
  return matches;
}
