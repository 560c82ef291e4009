import type { Kind } from './kinds.ts';

/** The value of a variable that is not set: a text that is read like one, or what it follows from. */
type Default = string | { inWords: string };

export const none = { inWords: '–' } as const;

export type Setting = {
  kind: Kind<unknown>;
  byDefault: Default;
  meaning: string;
  isSecret: boolean;
};

/** How a variable is read, its default, and its meaning in Markdown for docs/configuration.md. */
export const setting = <Value, Fallback extends Default>(
  kind: Kind<Value>,
  byDefault: Fallback,
  meaning: string,
) => ({ kind, byDefault, meaning, isSecret: false });

/** A setting that logs and documents do not show. */
export const secret: typeof setting = (...row) => ({ ...setting(...row), isSecret: true });

/** The settings that one part of the server needs. */
export type Part = {
  title: string;
  neededBy: string;
  /** Notes for a reader, shown beside the table. */
  about?: string;
  settings: Record<string, Setting>;
};
