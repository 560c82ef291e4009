import type { Kind } from './kinds.ts';
import type { Part } from './part.ts';
import type { running } from './running.ts';
import type { serving } from './serving.ts';

type Settings<Parts> = {
  [Name in keyof Parts]: Parts[Name] extends Part ? Parts[Name]['settings'] : never;
}[keyof Parts];
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Every,
) => void
  ? Every
  : never;
type Declared = All<Settings<typeof running & typeof serving>>;

type ValueOf<Declaration> = Declaration extends { kind: Kind<infer Value> }
  ? Declaration extends { byDefault: string }
    ? Value
    : Value | undefined
  : never;

/** The values of all variables, by name. */
export type Values = { [Name in keyof Declared]: ValueOf<Declared[Name]> };
