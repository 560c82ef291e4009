import type { Booking, BookingInput, SignedInUser } from '@shootline/shared-api';
import {
  dayAfter,
  instantOf,
  isRevealed,
  type RevealedField,
  wallOf,
  wallParts,
  withCopiedPhones,
} from '@shootline/shared-api/values';
import { type Brief, briefOf } from './brief-of.ts';

/** The form's values: a brief, and the file of a new booking. */
export type BriefValues = Brief & { file?: File | null };

/** The start of a shoot without a time (S1 §5). */
export const defaultTime = '12:00';
const defaultArrival = '11:30';
const defaultNotice = 2;

const noContact = () => ({ full_name: '', phone: '', email: '', company: '' });

/** An empty brief of a user: two days ahead in their zone, at 12:00 pm, with their own phone (S1 §5). */
export function newBrief(user: SignedInUser, now: Date): BriefValues {
  const day = dayAfter(now, defaultNotice, user.timezone);
  return {
    title: '',
    client: user.client?.id ?? '',
    date: `${day} ${defaultTime}`,
    arrival_and_setup_date: `${day} ${defaultArrival}`,
    duration: null,
    is_address_manual: false,
    address: null,
    is_parking_available: null,
    parking_details: '',
    project_owner_type: 'submitter',
    project_owner: noContact(),
    booking_owner_phone_number: user.phone,
    point_of_contact_type: '',
    point_of_contact: noContact(),
    booking_poc_phone_number: '',
    invoice_to_user: noContact(),
    invoice_notes: '',
    layout_lighting_details: '',
    video_type: '',
    video_type_details: '',
    interviewee_type: '',
    interviewee_type_details: '',
    interviewees_presenters_details: '',
    camera_operator_capture_details: '',
    inspiration_details: '',
    purchase_order_type: '',
    purchase_order: '',
    quote_number_type: '',
    quote_number: '',
    is_equipment_terms_accepted: null,
    is_terms_accepted: null,
    shoot_footage_upload_type: '',
    covid_19: '',
    additional_details: '',
    maximum_budget: null,
    maximum_budget_currency: 'AUD',
    file: null,
  };
}

/** A booking as form values. */
export function valuesOf(booking: Booking): BriefValues {
  const brief = briefOf(booking);
  return {
    ...brief,
    is_address_manual: brief.is_address_manual ?? false,
    project_owner: brief.project_owner ?? noContact(),
    point_of_contact: brief.point_of_contact ?? noContact(),
    invoice_to_user: brief.invoice_to_user ?? noContact(),
  };
}

const isBlank = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  value === undefined ||
  (typeof value === 'object' && !(value instanceof File) && Object.values(value).every(isBlank));

const orNull = <Part extends object>(part: Part | null | undefined): Part | null =>
  part && !isBlank(part) ? part : null;

/** A text field that another answer reveals. */
export type RevealedText = Exclude<RevealedField, 'project_owner' | 'point_of_contact'>;

/**
 * The brief that the values describe: without hidden fields and without empty people and places; at 12:00
 * pm if no time is set (S1 §5).
 */
export function tidyBrief({ file: _file, ...values }: BriefValues): Brief {
  const shoot = wallParts(values.date);
  const arrival = wallParts(values.arrival_and_setup_date);
  const at = (day: string, time: string) => (day && time ? wallOf({ day, time }) : '');
  const text = (field: RevealedText) => (isRevealed(field, values) ? values[field] : '');
  const person = (field: 'project_owner' | 'point_of_contact') =>
    isRevealed(field, values) ? values[field] : null;
  // Without the text of a suggestion, the parts were entered manually and do not count.
  const isPlaceGiven = values.is_address_manual || Boolean(values.address?.formatted_address);
  const tidied: Brief = {
    ...values,
    date: at(shoot.day, shoot.time || defaultTime),
    arrival_and_setup_date: at(arrival.day, arrival.time),
    address: isPlaceGiven ? orNull(values.address) : null,
    parking_details: text('parking_details'),
    // Another person must be checked even when all their fields are empty.
    project_owner: person('project_owner'),
    point_of_contact: person('point_of_contact'),
    invoice_to_user: orNull(values.invoice_to_user),
    video_type_details: text('video_type_details'),
    interviewee_type_details: text('interviewee_type_details'),
    purchase_order: text('purchase_order'),
    quote_number: text('quote_number'),
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
