import type { Kind } from './kinds.ts';
import type { running } from './running.ts';
import type { serving } from './serving.ts';

type Parts = typeof running & typeof serving;
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Every,
) => void
  ? Every
  : never;
type Declared = All<Parts[keyof Parts]['settings']>;

type ValueOf<Row> = Row extends { kind: Kind<infer Value>; byDefault: infer Default }
  ? Default extends string
    ? Value
    : Value | undefined
  : never;

/** The values of all variables, by name. */
export type Values = { [Name in keyof Declared]: ValueOf<Declared[Name]> };
