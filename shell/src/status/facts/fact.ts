import { t } from '@shootline/shared-api';
/** A figure of the status, as the page and its report show it. */
export interface Fact {
  label: string;
  text: string;
  /** A sentence about what is wrong with it. */
  problem?: string | undefined;
}

/** A section of the status: its figures, further lines for the report, and why it could not be read. */
export interface StatusPart {
  title: string;
  facts: Fact[];
  lines?: string[];
  error?: string | null;
}

/** The problems of these sections, one sentence each. */
export function problemsOf(parts: StatusPart[]): string[] {
  return parts.flatMap(({ title, facts, error }) => [
    ...(error ? [t('{title} could not be read.', { title })] : []),
    ...facts.flatMap(({ problem }) => problem ?? []),
  ]);
}
