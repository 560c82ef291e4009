import type { FieldPath, FieldPathValue, UseFormReturn } from 'react-hook-form';
import { type BriefValues, isSameValue } from './brief-values.ts';

type BriefHandle = UseFormReturn<BriefValues>;

/** Makes values the form's own, and lays changes of these fields over them. */
function refill(form: BriefHandle, values: BriefValues, changes: Partial<BriefValues>): void {
  form.reset(values);
  for (const [name, value] of Object.entries(changes)) {
    const path = name as FieldPath<BriefValues>;
    form.setValue(path, value as FieldPathValue<BriefValues, typeof path>, { shouldDirty: true });
  }
}

function differences(values: BriefValues, from: BriefValues): Partial<BriefValues> {
  const names = Object.keys(values) as (keyof BriefValues)[];
  return Object.fromEntries(
    names
      .filter((name) => !isSameValue(values[name], from[name]))
      .map((name) => [name, values[name]]),
  );
}

/** Shows what was saved, and keeps what was typed since it was `sent`. */
export function adoptSaved(form: BriefHandle, saved: BriefValues, sent: BriefValues): void {
  refill(form, saved, differences(form.getValues(), sent));
}

/** Takes another version of the booking as the form's own, with the values that the user chose. */
export function adoptChosen(form: BriefHandle, theirs: BriefValues, chosen: BriefValues): void {
  refill(form, theirs, differences(chosen, theirs));
}
