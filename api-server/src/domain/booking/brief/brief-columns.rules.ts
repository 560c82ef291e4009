import type { BriefName, BriefNameOf } from '@shootline/shared-api/rules/brief';
import { briefField, briefNames } from '@shootline/shared-api/rules/brief';
import type { booking } from '../../schema.ts';

export type Stored = typeof booking.$inferSelect;

type Camel<Text extends string> = Text extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<Camel<Rest>>}`
  : Text;

/** The special fields that are stored like the others. */
const alike = ['duration', 'maximum_budget', 'maximum_budget_currency'] as const;

/** A field of the brief that has a column of its name; the others are code. */
export type StoredName = Exclude<BriefName, BriefNameOf<'special'>> | (typeof alike)[number];

/** The column of a field: `parkingDetails` of `parking_details`. */
export type ColumnOf<Name extends StoredName> = Camel<Name>;

export const storedNames = briefNames.filter(
  (name): name is StoredName =>
    briefField(name).kind !== 'special' || (alike as readonly BriefName[]).includes(name),
);

export const columnOf = <Name extends StoredName>(name: Name): ColumnOf<Name> =>
  name.replace(/_(\w)/g, (_whole, letter: string) => letter.toUpperCase()) as ColumnOf<Name>;

/** Stored answers by their names in the contract. */
export type Answers<Name extends StoredName = StoredName> = {
  [Each in Name]: Stored[ColumnOf<Each>];
};

/** The answers in a booking's columns. */
export const answersOf = <Name extends StoredName>(
  stored: Pick<Stored, ColumnOf<Name>>,
  names: readonly Name[],
): Answers<Name> =>
  Object.fromEntries(names.map((name) => [name, stored[columnOf(name)]])) as Answers<Name>;
