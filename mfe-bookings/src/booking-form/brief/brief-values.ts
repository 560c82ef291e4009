import type { Booking, BookingInput } from '@shootline/shared-api';
import {
  type BriefName,
  briefField,
  briefNames,
  isRevealed,
} from '@shootline/shared-api/rules/brief';
import { instantOf, wallOf, wallParts, withCopiedPhones } from '@shootline/shared-api/values';
import { type Brief, briefOf } from './brief-of.ts';

/** The form's values: a brief, and the file of a new booking. */
export type BriefValues = Brief & { file?: File | null };

/** The start of a shoot without a time. */
export const defaultTime = '12:00';

const noContact = () => ({ full_name: '', phone: '', email: '', company: '' });

export const emptyAnswer = (name: BriefName) =>
  ['line', 'text', 'choice', 'phone'].includes(briefField(name).kind) ? '' : null;

const contactNames = briefNames.filter((name) => briefField(name).kind === 'contact');

/** The brief with the inputs of people who are not given yet. */
export const withContacts = (brief: Brief): Brief => ({
  ...brief,
  ...Object.fromEntries(contactNames.map((name) => [name, brief[name] ?? noContact()])),
});

/** A booking as form values. */
export function valuesOf(booking: Booking): BriefValues {
  const brief = briefOf(booking);
  return { ...withContacts(brief), is_address_manual: brief.is_address_manual ?? false };
}

export const isBlank = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  value === undefined ||
  (typeof value === 'object' && !(value instanceof File) && Object.values(value).every(isBlank));

const orNull = <Part extends object>(part: Part | null | undefined): Part | null =>
  part && !isBlank(part) ? part : null;

/**
 * The brief that the values describe: without hidden fields and without empty people and places; at 12:00
 * pm if no time is set.
 */
export function tidyBrief({ file: _file, ...values }: BriefValues): Brief {
  const shoot = wallParts(values.date);
  const arrival = wallParts(values.arrival_and_setup_date);
  const at = (day: string, time: string) => (day && time ? wallOf({ day, time }) : '');
  const hidden = briefNames.filter((name) => !isRevealed(name, values));
  // Without the text of a suggestion, the parts were entered manually and do not count.
  const isPlaceGiven = values.is_address_manual || Boolean(values.address?.formatted_address);
  const tidied: Brief = {
    ...values,
    ...Object.fromEntries(hidden.map((name) => [name, emptyAnswer(name)])),
    date: at(shoot.day, shoot.time || defaultTime),
    arrival_and_setup_date: at(arrival.day, arrival.time),
    address: isPlaceGiven ? orNull(values.address) : null,
    // The fields of another owner or contact must be checked even when all are empty.
    invoice_to_user: orNull(values.invoice_to_user),
  };
  if (tidied.point_of_contact) {
    tidied.booking_poc_phone_number = tidied.point_of_contact.phone ?? null;
  }
  const { booking_owner_phone_number: owner, booking_poc_phone_number: contact } =
    withCopiedPhones(tidied);
  return {
    ...tidied,
    booking_owner_phone_number: owner ?? null,
    booking_poc_phone_number: contact ?? null,
  };
}

const plain = (value: unknown): string =>
  JSON.stringify(isBlank(value) ? null : value, (_name, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part ?? '';
    if (part instanceof File) return [part.name, part.size, part.lastModified];
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });

/** Whether two field values mean the same: '' equals null, and so does an empty person. */
export const isSameValue = (one: unknown, other: unknown): boolean => plain(one) === plain(other);

/** The fields in which a tidy brief differs from another. */
export function changesOf(brief: Brief, before: Brief): BookingInput {
  const names = Object.keys(brief) as (keyof Brief)[];
  return Object.fromEntries(
    names
      .filter((name) => !isSameValue(brief[name], before[name]))
      .map((name) => [name, brief[name]]),
  );
}

/** The instant of the described shoot; undefined without one. */
export function shootInstant(values: Pick<BriefValues, 'date'>, zone: string): Date | undefined {
  const { day, time } = wallParts(values.date);
  return instantOf(`${day} ${time || defaultTime}`, zone);
}
