import { wallParts } from '@shootline/shared-api/values';
import type { FieldPath, FieldPathValue, UseFormReturn } from 'react-hook-form';
import { type BriefValues, isSameValue } from './brief-values.ts';

type BriefHandle = UseFormReturn<BriefValues>;

/** Resets the form to `values`, then applies `changes` as unsaved edits. */
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

/**
 * Form values that no booking can store: times without a day, and the choice to enter a still empty
 * address manually.
 */
function unsaved(values: BriefValues): Partial<BriefValues> {
  const { date, arrival_and_setup_date, is_address_manual, address } = values;
  const isTimeAlone = (wall: string | null) =>
    wallParts(wall).day === '' && wallParts(wall).time !== '';
  return {
    ...(isTimeAlone(date) && { date }),
    ...(isTimeAlone(arrival_and_setup_date) && { arrival_and_setup_date }),
    ...(is_address_manual && isSameValue(address, null) && { is_address_manual }),
  };
}

/** Input since the values were `sent`, plus values that could not be saved. */
export const editsSince = (values: BriefValues, sent: BriefValues): Partial<BriefValues> => ({
  ...unsaved(values),
  ...differences(values, sent),
});

/** Shows the saved values, and keeps input since they were `sent`. */
export function applySaved(form: BriefHandle, saved: BriefValues, sent: BriefValues): void {
  refill(form, saved, editsSince(form.getValues(), sent));
}

/** Resets the form to another version of the booking, with the user's chosen values as edits. */
export function applyMerged(form: BriefHandle, theirs: BriefValues, chosen: BriefValues): void {
  refill(form, theirs, differences(chosen, theirs));
}
