/** An option; `details` tell it from others of the same label. */
export interface Choice {
  value: string;
  label: string;
  details?: string;
}

const shownAtOnce = 50;

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en-AU');

/** What an empty search shows: the first choices, after those chosen that are not among them. */
export function firstOf(choices: readonly Choice[], chosen: readonly Choice[]): Choice[] {
  const first = choices.slice(0, shownAtOnce);
  return [...chosen.filter((choice) => !first.includes(choice)), ...first];
}

/** The first choices whose label or details hold every word of a text, whatever their accents. */
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
