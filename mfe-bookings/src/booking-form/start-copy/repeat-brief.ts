import type { Booking, SignedInUser } from '@shootline/shared-api';
import { zoneOf } from '@shootline/shared-api/rules';
import { type BriefName, hasField } from '@shootline/shared-api/rules/brief';
import { wallOf, wallParts } from '@shootline/shared-api/values';
import type { FieldPath, FieldPathValue, UseFormReturn } from 'react-hook-form';
import {
  type BriefValues,
  defaultTime,
  isBlank,
  isSameValue,
  valuesOf,
} from '../brief/brief-values.ts';
import { firstDay } from '../brief/new-brief.ts';
import { type Field, fields, fieldsOf } from '../changes/questions.ts';
import { arrivalMovedWith } from '../fields/arrival-times.ts';

/** Answers that are not copied from an earlier shoot. */
const ownToEach: readonly BriefName[] = ['client', 'is_terms_accepted'];

/** The people of a booking, by name where "the submitter" was another user. */
function peopleOf(values: BriefValues, { submitter, client }: Booking, user: SignedInUser) {
  if (submitter.email === user.email) return {};
  const { full_name, email, phone } = submitter;
  const named = { full_name, email, phone, company: client.name };
  return {
    ...(values.project_owner_type === 'submitter' && {
      project_owner_type: 'other' as const,
      project_owner: named,
    }),
    ...(values.point_of_contact_type === 'submitter' && {
      point_of_contact_type: 'other' as const,
      point_of_contact: named,
    }),
  };
}

/** The times of an earlier shoot on the first day that gives enough notice. */
function timesOf(values: BriefValues, zone: string, user: SignedInUser) {
  const time = wallParts(values.date).time || defaultTime;
  const date = wallOf({ day: firstDay(new Date(), user, { time, zone }), time });
  const { date: before, arrival_and_setup_date: arrival } = values;
  return { date, arrival_and_setup_date: arrivalMovedWith(arrival ?? '', before ?? '', date) };
}

/** The form's values of another shoot like this booking. */
export function repeated(booking: Booking, user: SignedInUser): BriefValues {
  const values = valuesOf(booking);
  return {
    ...values,
    ...peopleOf(values, booking, user),
    ...timesOf(values, zoneOf(booking), user),
  };
}

/** Answers to fill in, and the questions they answer. */
export interface Filling {
  questions: Field[];
  answers: Partial<BriefValues>;
}

/**
 * The answers of `last` that a form lacks: `open` to questions that are still as in the `first` values, and
 * `given` to those that the user has answered otherwise.
 */
export function fillingsOf(
  last: BriefValues,
  { now, first }: { now: BriefValues; first: BriefValues },
  role: number,
): { open: Filling; given: Filling } {
  const open: Filling = { questions: [], answers: {} };
  const given: Filling = { questions: [], answers: {} };
  for (const question of fields) {
    const names = fieldsOf(question).filter(
      (name) => hasField(role, name) && !ownToEach.includes(name),
    );
    const changed = names.filter((name) => !isSameValue(now[name], last[name]));
    if (changed.every((name) => isBlank(last[name]))) continue;
    const isGiven = changed.some((name) => !isSameValue(now[name], first[name]));
    // The day of the new shoot is never that of an earlier one.
    if (isGiven && question === 'date') continue;
    const filling = isGiven ? given : open;
    filling.questions.push(question);
    Object.assign(filling.answers, Object.fromEntries(changed.map((name) => [name, last[name]])));
  }
  return { open, given };
}

/** Puts answers into the form as the user's; returns those they replace. */
export function fill(
  form: UseFormReturn<BriefValues>,
  answers: Partial<BriefValues>,
): Partial<BriefValues> {
  const before = structuredClone(form.getValues());
  const names = Object.keys(answers) as (keyof BriefValues)[];
  for (const name of names) {
    const path = name as FieldPath<BriefValues>;
    form.setValue(path, answers[name] as FieldPathValue<BriefValues, typeof path>, {
      shouldDirty: true,
    });
  }
  form.clearErrors(names);
  return Object.fromEntries(names.map((name) => [name, before[name]]));
}

/** Takes filled answers back that the user has not changed since. */
export function unfill(
  form: UseFormReturn<BriefValues>,
  filled: Partial<BriefValues>,
  before: Partial<BriefValues>,
): void {
  const now = form.getValues();
  const same = (Object.keys(filled) as (keyof BriefValues)[]).filter((name) =>
    isSameValue(now[name], filled[name]),
  );
  fill(form, Object.fromEntries(same.map((name) => [name, before[name]])));
}
