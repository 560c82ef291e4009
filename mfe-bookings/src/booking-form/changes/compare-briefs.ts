import type { AddressInput, BookingInput, ContactInput } from '@shootline/shared-api';
import {
  type BriefName,
  type BriefNameOf,
  briefField,
  isRevealed,
} from '@shootline/shared-api/rules/brief';
import { isOwnerContact } from '@shootline/shared-api/values';
import { type Field, fields, fieldsOf } from './questions.ts';

const contactParts = [
  'full_name',
  'phone',
  'email',
  'company',
] as const satisfies readonly (keyof ContactInput)[];

const addressParts = [
  'street_number',
  'route',
  'locality',
  'state',
  'postal_code',
  'country_code',
  'timezone',
  'additional_details',
] as const satisfies readonly (keyof AddressInput)[];

const tidy = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() || null : (value ?? null);

/** The entered parts of a value; null if all are empty. */
function partsOf<Part extends string>(
  entered: Partial<Record<Part, unknown>> | null | undefined,
  parts: readonly Part[],
): unknown {
  const values = parts.map((part) => tidy(entered?.[part]));
  return values.some((value) => value !== null) ? values : null;
}

/** A field's value, or null if it is empty or the form hides it. */
function answerTo(field: BriefName, brief: BookingInput): unknown {
  if (!isRevealed(field, brief)) return null;
  if (briefField(field).kind === 'contact') {
    return partsOf(brief[field as BriefNameOf<'contact'>], contactParts);
  }
  switch (field) {
    case 'address':
      return partsOf(
        brief.address,
        brief.is_address_manual === true ? addressParts : [...addressParts, 'formatted_address'],
      );
    case 'booking_poc_phone_number':
      // The owner's phone follows the owner.
      return isOwnerContact(brief) ? null : tidy(brief[field]);
    case 'maximum_budget_currency':
      return typeof brief.maximum_budget === 'number' ? tidy(brief[field]) : null;
    default:
      return tidy(brief[field]);
  }
}

/** Whether two briefs give the same answer to a question. */
function isSame(field: Field, one: BookingInput, other: BookingInput): boolean {
  const answersOf = (brief: BookingInput) =>
    JSON.stringify(fieldsOf(field).map((part) => answerTo(part, brief)));
  return answersOf(one) === answersOf(other);
}

/** How two people changed the same brief. */
export interface Comparison {
  /** Changed by both, to different values. */
  conflicts: Field[];
  /** Changed by the other users only. */
  taken: Field[];
  /** Changed by this user only. */
  kept: Field[];
}

/** Three versions of a brief to merge. */
export interface Versions {
  /** The version that both sides changed. */
  base: BookingInput;
  mine: BookingInput;
  theirs: BookingInput;
}

/**
 * Compares each side's changes to a brief, question by question. Empty, absent and blank are the same, as
 * is text that differs only in spaces; fields that the form hides do not count.
 */
export function compareBriefs({ base, mine, theirs }: Versions): Comparison {
  const isMine = (field: Field) => !isSame(field, base, mine);
  const isTheirs = (field: Field) => !isSame(field, base, theirs);
  const differing = fields.filter((field) => !isSame(field, mine, theirs));
  return {
    conflicts: differing.filter((field) => isMine(field) && isTheirs(field)),
    taken: differing.filter((field) => isTheirs(field) && !isMine(field)),
    kept: differing.filter((field) => isMine(field) && !isTheirs(field)),
  };
}

/** The user's brief with the others' answers to the `taken` questions. */
export function mergedBrief(
  mine: BookingInput,
  theirs: BookingInput,
  taken: Field[],
): BookingInput {
  const parts = taken.flatMap(fieldsOf);
  return { ...mine, ...Object.fromEntries(parts.map((part) => [part, theirs[part]])) };
}
