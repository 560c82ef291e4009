import type { Booking } from '@shootline/shared-api';
import { Consequences } from '@shootline/shared-ui/action-form';
import { useWatch } from 'react-hook-form';
import type { AnyObjectSchema } from 'yup';
import type { BookingActionName } from '../bookings/booking.actions.ts';
import type { ActionDefinition, PartialInput } from './booking-action.ts';
import { useForeseen } from './use-foreseen.ts';

interface EnteredConsequencesProps<Name extends BookingActionName> {
  definition: ActionDefinition<Name>;
  booking: Booking;
  rules: AnyObjectSchema;
  isAsked: boolean;
  sentencesOf: (entered: unknown) => (string | null)[];
}

/** The entered values as they would be sent; null while they are not complete. */
function completeInput(rules: AnyObjectSchema, entered: unknown): object | null {
  try {
    return rules.validateSync(entered, { stripUnknown: true }) as object;
  } catch {
    return null;
  }
}

/** An action's consequences for the input entered so far. */
export function EnteredConsequences<Name extends BookingActionName>({
  definition: { name, foresees },
  booking,
  rules,
  isAsked,
  sentencesOf,
}: EnteredConsequencesProps<Name>) {
  const entered = useWatch();
  const input = foresees
    ? (foresees(entered as PartialInput<Name>) as object)
    : completeInput(rules, entered);
  const foreseen = useForeseen(name, booking, input, isAsked);
  return <Consequences sentences={sentencesOf(entered)} foreseen={foreseen} />;
}
