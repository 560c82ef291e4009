import type { AddressInput, BookingInput, ContactInput } from '@shootline/shared-api';
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
  const onlyIf = (isShown: boolean) => (isShown ? tidy(brief[field]) : null);
  switch (field) {
    case 'project_owner':
      return brief.project_owner_type === 'other'
        ? partsOf(brief.project_owner, contactParts)
        : null;
    case 'point_of_contact':
      return brief.point_of_contact_type === 'other'
        ? partsOf(brief.point_of_contact, contactParts)
        : null;
    case 'booking_poc_phone_number':
      return onlyIf(brief.point_of_contact_type !== 'project_owner');
    case 'invoice_to_user':
      return partsOf(brief.invoice_to_user, contactParts);
    case 'address': {
      const isSuggested = brief.is_address_manual !== true;
      return partsOf(
        brief.address,
        isSuggested ? [...addressParts, 'formatted_address'] : addressParts,
      );
    }
    case 'parking_details':
      return onlyIf(brief.is_parking_available === true);
    case 'video_type_details':
      return onlyIf(brief.video_type === 'other');
    case 'interviewee_type_details':
      return onlyIf(brief.interviewee_type === 'other');
    case 'purchase_order':
      return onlyIf(brief.purchase_order_type === 'available_now');
    case 'quote_number':
      return onlyIf(brief.quote_number_type === 'available_now');
    case 'maximum_budget_currency':
      return onlyIf(typeof brief.maximum_budget === 'number');
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
