import type { AddressInput, BookingInput, ContactInput } from '@shootline/shared-api';
import { isRevealed } from '@shootline/shared-api/values';
import { type Field, fields, questions } from './questions.ts';

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

/** What was entered into a part, or null when it is empty throughout. */
function partsOf<Part extends string>(
  entered: Partial<Record<Part, unknown>> | null | undefined,
  parts: readonly Part[],
): unknown {
  const values = parts.map((part) => tidy(entered?.[part]));
  return values.some((value) => value !== null) ? values : null;
}

/** What a field says, where the form shows it; null for nothing. */
function said(field: keyof BookingInput, brief: BookingInput): unknown {
  if (!isRevealed(field, brief)) return null;
  switch (field) {
    case 'project_owner':
    case 'point_of_contact':
    case 'invoice_to_user':
      return partsOf(brief[field], contactParts);
    case 'address':
      return partsOf(
        brief.address,
        brief.is_address_manual === true ? addressParts : [...addressParts, 'formatted_address'],
      );
    case 'booking_poc_phone_number':
      // The owner's phone follows the owner.
      return brief.point_of_contact_type === 'project_owner' ? null : tidy(brief[field]);
    case 'maximum_budget_currency':
      return typeof brief.maximum_budget === 'number' ? tidy(brief[field]) : null;
    default:
      return tidy(brief[field]);
  }
}

/** Whether two briefs say the same in answer to a question. */
function isSame(field: Field, one: BookingInput, other: BookingInput): boolean {
  const saidBy = (brief: BookingInput) =>
    JSON.stringify(questions[field].map((part) => said(part, brief)));
  return saidBy(one) === saidBy(other);
}

/** How two people changed the same brief. */
export interface Comparison {
  /** Changed by both, and not to the same. */
  conflicts: Field[];
  /** Changed by the others alone. */
  taken: Field[];
  /** Changed by the user alone. */
  kept: Field[];
}

/** The three versions of a brief that is being merged. */
export interface Versions {
  /** What both started from. */
  base: BookingInput;
  mine: BookingInput;
  theirs: BookingInput;
}

/**
 * What each side changed of a brief, question by question. Empty, absent and blank are the same, and so
 * is text that differs in spaces alone; what a question does not show does not count.
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

/** The user's brief with these answers of the others. */
export function mergedBrief(
  mine: BookingInput,
  theirs: BookingInput,
  taken: Field[],
): BookingInput {
  const parts: (keyof BookingInput)[] = taken.flatMap((field) => [...questions[field]]);
  return { ...mine, ...Object.fromEntries(parts.map((part) => [part, theirs[part]])) };
}
