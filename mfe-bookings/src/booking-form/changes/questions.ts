import { type BriefName, briefField, briefNames } from '@shootline/shared-api/rules/brief';

/** A question of the brief, by the name of one of its fields. */
export type Field = BriefName;

/**
 * The units in which changes to a brief are compared and merged. Fields that only make sense together form
 * one question, so nobody gets another person's phone and no arrival stays behind when a shoot moves.
 */
const questions = Map.groupBy(briefNames, (name) => {
  const { question, shownWhen } = briefField(name);
  return question ?? shownWhen?.[0] ?? name;
});

/** All questions in the order in which they are shown. */
export const fields: Field[] = [...questions.keys()];

/** The fields of a question. */
export const fieldsOf = (question: Field): BriefName[] => questions.get(question) ?? [];
