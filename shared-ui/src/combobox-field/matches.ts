/** An option; `details` distinguish options with the same label. */
export interface Choice {
  value: string;
  label: string;
  details?: string;
}

const shownAtOnce = 50;

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en-AU');

/** The choices for an empty search: the first ones, preceded by chosen ones that are not among them. */
export function firstOf(choices: readonly Choice[], chosen: readonly Choice[]): Choice[] {
  const first = choices.slice(0, shownAtOnce);
  return [...chosen.filter((choice) => !first.includes(choice)), ...first];
}

/** The first choices whose label or details contain every word of a text, ignoring accents. */
export function matchesOf(choices: readonly Choice[], text: string): Choice[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const matches: Choice[] = [];
  for (const choice of choices) {
    const searched = plain(`${choice.label} ${choice.details ?? ''}`);
    if (words.every((word) => searched.includes(word))) matches.push(choice);
    if (matches.length === shownAtOnce) break;
  }
  return matches;
}
