import { ApiError, type BookingInput, isAdmin } from '@shootline/shared-api';
import type { FieldPath, FieldPathValue, UseFormReturn } from 'react-hook-form';
import { ValidationError } from 'yup';
import { briefRules } from '../brief/brief-rules.ts';
import type { Brief } from '../brief/brief-of.ts';
import { type BriefValues, changesOf, isSameValue, tidyBrief } from '../brief/brief-values.ts';
import type { FormFacts } from '../brief/form-facts.ts';

/** The form's values that the server has. */
export interface Autosaved {
  /** False if fields are in error, which are not saved. */
  isWhole: boolean;
  /** The values that are saved so far. */
  values: BriefValues;
}

/** A draft cannot be created before its client is known. */
export class NoClientYet extends Error {}

export const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.type === 'Conflict';

const without = <Of extends object>(of: Of, names: readonly string[]): Of =>
  Object.fromEntries(Object.entries(of).filter(([name]) => !names.includes(name))) as Of;

const invalidNames = ({ inner, path }: ValidationError) =>
  [...inner.map((each) => each.path), path].flatMap((each) => each?.split(/[.[]/, 1) ?? []);

/**
 * The valid changes of a draft's form since `before`, and the saved values including them; `saved` are the
 * values saved so far.
 */
export async function validChanges(
  facts: FormFacts,
  values: BriefValues,
  { before, saved }: { before: Brief; saved: BriefValues },
): Promise<Autosaved & { changes: BookingInput; brief: BriefValues }> {
  const rules = briefRules(facts, values, { isSubmitted: false, mayKeep: true });
  let brief = tidyBrief(values) as BriefValues;
  let names: string[] = [];
  try {
    brief = await rules.validate(values, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    names = invalidNames(error);
  }
  if (names.includes('client') && isAdmin(facts.user.role_policy)) throw new NoClientYet();
  const kept = Object.fromEntries(
    [...names, 'file']
      .filter((name) => name in values)
      .map((name) => [name, saved[name as keyof BriefValues]]),
  );
  return {
    isWhole: names.length === 0,
    values: { ...values, ...kept },
    changes: without(changesOf(tidyBrief(brief), before), names),
    brief: without(brief, names),
  };
}

/** Makes `saved` the values without changes; others in the form stay as changes. */
export function markSaved(form: UseFormReturn<BriefValues>, saved: BriefValues): void {
  form.reset(saved, {
    keepValues: true,
    keepErrors: true,
    keepTouched: true,
    keepIsSubmitted: true,
    keepSubmitCount: true,
  });
  for (const [name, value] of Object.entries(form.getValues())) {
    if (isSameValue(value, saved[name as keyof BriefValues])) continue;
    const path = name as FieldPath<BriefValues>;
    form.setValue(path, value as FieldPathValue<BriefValues, typeof path>, { shouldDirty: true });
  }
}

/** Saves the values of a form; returns null if they have no valid changes. */
export type SaveDraft = (values: BriefValues) => Promise<Autosaved | null>;
