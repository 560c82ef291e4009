import type { Kind } from './kinds.ts';

export type Setting = {
  kind: Kind<unknown>;
  /** The value if it is not set. */
  byDefault?: string;
  /** The default in words, where it depends on something else. */
  otherwise?: string;
  isSecret?: true;
  meaning: string;
};

/** The settings that one part of the server needs. */
export type Part = {
  title: string;
  neededBy: string;
  /** What a reader should know beside the table. */
  about?: string;
  settings: Record<string, Setting>;
};
