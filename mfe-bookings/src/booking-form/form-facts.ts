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
import { isChangeableOnceAssigned } from '@shootline/shared-api/rules';
import { createContext, use } from 'react';
import { fieldLabels } from './field-labels.ts';

/** What the form's sections depend on beside its values. */
export interface FormFacts {
  /** The booking that is updated, as it was opened; null for a new one. */
  booking: Booking | null;
  user: SignedInUser;
  reference: ReferenceData;
  clients: Client[];
}

const FactsContext = createContext<FormFacts | null>(null);

export const FormFactsProvider = FactsContext.Provider;

/** The facts of the form around this component. */
export function useFormFacts() {
  const facts = use(FactsContext);
  if (!facts) throw new Error('This part belongs in a booking form.');
  const { role_policy: role } = facts.user;
  return {
    ...facts,
    isAdmin: isAdmin(role),
    isInternal: isInternal(role),
    isClient: isClient(role),
    /** Whether only texts and contacts may be changed (decisions §2). */
    isRestricted: isClient(role) && facts.booking?.state === 'assigned',
  };
}

/** Name and label of a field, and whether the user may change it. */
export function useBriefField(): (name: keyof BookingInput) => {
  name: string;
  label: string;
  isDisabled: boolean;
} {
  const { isRestricted } = useFormFacts();
  return (name) => ({
    name,
    label: fieldLabels[name],
    isDisabled: isRestricted && !isChangeableOnceAssigned(name),
  });
}
