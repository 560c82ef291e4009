import {
  type Booking,
  type Client,
  isAdmin,
  isClient,
  isInternal,
  type ReferenceData,
  type SignedInUser,
  t,
} from '@shootline/shared-api';
import {
  type BriefName,
  briefField,
  isChangeableOnceAssigned,
  isChangeableOnceBegun,
  onceAssignedText,
  onceBegunText,
  changedPartOf,
} from '@shootline/shared-api/rules/brief';
import { isQuoteNumberAsked } from '@shootline/shared-api/values';
import { createContext, use } from 'react';
import { isPast, ownDeadlines } from '../../bookings/change-deadlines.tsx';

/** The context of the form's sections, besides its values. */
export interface FormFacts {
  /** The booking being updated, as it was opened; null for a new one. */
  booking: Booking | null;
  user: SignedInUser;
  reference: ReferenceData;
  clients: Client[];
}

/** Whether the form asks for the quote number. */
export function isQuoteNumberAskedIn({ booking, user }: FormFacts): boolean {
  const opened = booking && {
    isOwn: booking.submitter.email === user.email,
    quote_number_type: booking.quote_number_type,
  };
  return isQuoteNumberAsked(isAdmin(user.role_policy), opened ?? undefined);
}

/**
 * Limits a client to some fields of a booking, with a sentence that says so and a short one for each locked
 * field; null without limits.
 */
function restrictionOn({ state, date }: Booking) {
  if (state === 'assigned') {
    const reason = t('Locked: a videographer is assigned.');
    return { text: onceAssignedText, reason, isChangeable: isChangeableOnceAssigned };
  }
  if (state === 'draft' || !isPast(date)) return null;
  const reason = t('Locked: the shoot has begun.');
  return { text: onceBegunText, reason, isChangeable: isChangeableOnceBegun };
}

/** Whether the deadline of a field for clients has passed. */
function isLate(booking: Booking, name: BriefName) {
  const part = changedPartOf(name);
  return part !== null && isPast(ownDeadlines(booking)?.[part]);
}

const FactsContext = createContext<FormFacts | null>(null);

export const FormFactsProvider = FactsContext.Provider;

/** The facts of the surrounding form. */
export function useFormFacts() {
  const facts = use(FactsContext);
  if (!facts) throw new Error('This part belongs in a booking form.');
  const { role_policy: role } = facts.user;
  return {
    ...facts,
    isAdmin: isAdmin(role),
    isInternal: isInternal(role),
    isClient: isClient(role),
    restriction: isClient(role) && facts.booking ? restrictionOn(facts.booking) : null,
  };
}

/**
 * Props of a field's input: its words, and whether the user may change and must fill it. The help of a locked
 * field says why.
 */
export function useBriefField(): (name: BriefName) => {
  name: string;
  label: string;
  help?: string;
  isRequired: boolean;
  isDisabled: boolean;
} {
  const { restriction, ...facts } = useFormFacts();
  const { booking } = facts;
  const isQuoteAsked = isQuoteNumberAskedIn(facts);
  const lockOf = (name: BriefName): string | undefined => {
    if (restriction && !restriction.isChangeable(name)) return restriction.reason;
    return booking && isLate(booking, name) ? t('Locked: its deadline has passed.') : undefined;
  };
  return (name) => {
    const { label, asks = label, help, isRequired } = briefField(name);
    const lock = lockOf(name);
    return {
      name,
      label: asks,
      help: lock ?? help,
      isRequired: isRequired === true || (isRequired !== undefined && isQuoteAsked),
      isDisabled: lock !== undefined,
    };
  };
}
