import type { Booking } from '../../contract/index.ts';
import type { BriefField, BriefName } from './brief-field.ts';
import { fieldsOfContent } from './brief-fields-of-content.ts';
import { fieldsOfShoot } from './brief-fields-of-shoot.ts';

/**
 * The fields of the brief. Form, rules, comparison of changes, the booking's page, call sheet, calendar,
 * mails, export, and storage follow from it. Its order is that of compared changes and of the booking's
 * page.
 */
export const briefFields = {
  ...fieldsOfShoot,
  ...fieldsOfContent,
} satisfies Record<BriefName, BriefField>;

type Fields = typeof briefFields;

/** The names of the fields of these kinds. */
export type BriefNameOf<Kind extends BriefField['kind']> = {
  [Name in BriefName]: Fields[Name]['kind'] extends Kind ? Name : never;
}[BriefName];

type Key = 'only' | 'callSheet' | 'calendar' | 'mail' | 'exported';

/** The names of the fields whose row has the property `Part`. */
export type BriefNameWith<Part extends Key> = {
  [Name in BriefName]: Fields[Name] extends Record<Part, unknown> ? Name : never;
}[BriefName];

/** The sets of choices that fields of the brief have. */
export type BriefOptionSet = Fields[BriefNameOf<'choice'>]['options'];

/** All fields in the table's order. */
export const briefNames = Object.keys(briefFields) as BriefName[];

/** The row of a field. */
export const briefField = (name: BriefName): BriefField => briefFields[name];

/** The names of the fields whose row has the property `part`, in the table's order. */
export const briefNamesWith = <Part extends Key>(part: Part): BriefNameWith<Part>[] =>
  briefNames.filter((name): name is BriefNameWith<Part> => part in briefFields[name]);

/** The facts of a brief in a videographer's calendar, by label. */
export const calendarFacts = (
  answers: Pick<Booking, BriefNameWith<'calendar'>>,
): Record<string, string | null> =>
  Object.fromEntries(
    briefNamesWith('calendar').map((name) => [briefFields[name].calendar, answers[name]]),
  );
