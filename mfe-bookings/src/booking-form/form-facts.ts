import {
  type Booking,
  type BookingInput,
  type Client,
  isAdmin,
  isClient,
  isInternal,
  type ReferenceData,
  type SignedInUser,
} from '@shootline/shared-api';
import {
  isChangeableOnceAssigned,
  isChangeableOnceBegun,
  onceAssignedText,
  onceBegunText,
} from '@shootline/shared-api/values';
import { createContext, use } from 'react';
import { fieldLabels } from './field-labels.ts';

/** The context of the form's sections, besides its values. */
export interface FormFacts {
  /** The booking being updated, as it was opened; null for a new one. */
  booking: Booking | null;
  user: SignedInUser;
  reference: ReferenceData;
  clients: Client[];
}

/**
 * Limits a client to some fields of a booking, with a sentence that says so (decisions §2, §8.2); null
 * without limits.
 */
function restrictionOn({ state, date }: Booking) {
  if (state === 'assigned') {
    return { text: onceAssignedText, isChangeable: isChangeableOnceAssigned };
  }
  const hasBegun = state !== 'draft' && date !== null && new Date(date) <= new Date();
  return hasBegun ? { text: onceBegunText, isChangeable: isChangeableOnceBegun } : null;
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

/** Name and label of a field, and whether the user may change it. */
export function useBriefField(): (name: keyof BookingInput) => {
  name: string;
  label: string;
  isDisabled: boolean;
} {
  const { restriction } = useFormFacts();
  return (name) => ({
    name,
    label: fieldLabels[name],
    isDisabled: restriction !== null && !restriction.isChangeable(name),
  });
}
