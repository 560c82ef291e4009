import { wallParts } from '@shootline/shared-api/values';
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

/** What no booking holds: times without a day, and how an address that is still missing is entered. */
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

/** What was typed since the values were `sent`, with what could not be saved. */
export const typedSince = (values: BriefValues, sent: BriefValues): Partial<BriefValues> => ({
  ...unsaved(values),
  ...differences(values, sent),
});

/** Shows what was saved, and keeps what was typed since it was `sent`. */
export function adoptSaved(form: BriefHandle, saved: BriefValues, sent: BriefValues): void {
  refill(form, saved, typedSince(form.getValues(), sent));
}

/** Takes another version of the booking as the form's own, with the values that the user chose. */
export function adoptChosen(form: BriefHandle, theirs: BriefValues, chosen: BriefValues): void {
  refill(form, theirs, differences(chosen, theirs));
}
