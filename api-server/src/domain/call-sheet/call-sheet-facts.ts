export type Fact = { label: string; value: string; link?: string };
export type Section = { heading: string; facts: Fact[] };

const nothing = 'Not specified';

/** A label and its value, with an optional link. */
export function fact(label: string, value: string, link?: string): Fact {
  const shown = value.trim() || nothing;
  return link === undefined ? { label, value: shown } : { label, value: shown, link };
}

/** The fact, or none if the value is empty. */
export function optional(label: string, value: string | null | undefined): Fact[] {
  return value?.trim() ? [fact(label, value)] : [];
}
