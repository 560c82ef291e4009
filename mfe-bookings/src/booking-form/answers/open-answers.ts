import {
  type BriefName,
  briefField,
  briefFields,
  isAsked,
} from '@shootline/shared-api/rules/brief';
import { t } from '@shootline/shared-api';
import { ValidationError } from 'yup';
import type { BriefValues } from '../brief/brief-values.ts';
import { type Section, sectionOf } from '../sections.ts';

/** An answer that keeps the brief from being submitted. */
export interface OpenAnswer {
  /** The field in the form, the first of a person's or an address's. */
  path: string;
  section: Section['id'];
  label: string;
  /** The error if an answer is wrong; null if it is missing. */
  error: string | null;
}

/** The top-level field of an error path; a person or an address counts once. */
export const fieldOf = (path: string) => path.replace(/\..*/, '');

const isBriefName = (name: string): name is BriefName => name in briefFields;

function labelOf(name: string): string {
  if (!isBriefName(name)) return t('File');
  const { label, asks = label } = briefField(name);
  return asks;
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** The open answer at a path; undefined for a field that no section has. */
export function openAnswer(path: string, error: string | null): OpenAnswer | undefined {
  const name = fieldOf(path);
  const section = sectionOf(name)?.id;
  return section && { path, section, label: labelOf(name), error };
}

/** The open answers of a validation; one for each person and each address. */
export function openAnswersOf({ inner }: ValidationError, values: BriefValues): OpenAnswer[] {
  const open = new Map<string, OpenAnswer>();
  for (const { path = '', message, value } of inner) {
    const name = fieldOf(path);
    if (isBriefName(name) && !isAsked(name, values)) continue;
    const error = isEmpty(value) ? null : message;
    const known = open.get(name);
    const answer = openAnswer(path, error);
    if (!answer) continue;
    // A wrong part keeps even a draft from being saved.
    if (!known || (known.error === null && error !== null)) open.set(name, answer);
  }
  return [...open.values()];
}

const inWords = (count: number) =>
  t('{count, plural, one {# answer missing} other {# answers missing}}', { count });
const toCorrect = (count: number) =>
  t('{count, plural, one {# answer to correct} other {# answers to correct}}', { count });

/** Counts in words, such as "4 answers missing, 1 answer to correct"; '' if none is open. */
export function openText(answers: readonly OpenAnswer[]): string {
  const missing = answers.filter(({ error }) => error === null).length;
  const wrong = answers.length - missing;
  return [missing > 0 && inWords(missing), wrong > 0 && toCorrect(wrong)]
    .filter(Boolean)
    .join(', ');
}
