import type { Booking, BookingState } from '@shootline/shared-api/contract';
import {
  bookingActionTable,
  type SpecifiedFlag,
} from '@shootline/shared-api/testing/booking-actions';
import { type Situation, expected, states, who } from '../../api-server/tests/expected-rights.ts';
import type { Column } from './people.ts';

interface Right {
  flag: SpecifiedFlag;
}

/** The booking states that anyone may view. */
export const everyState = states.filter((state) => state !== 'init' && state !== 'deleted');

export const feeStates = bookingActionTable.create_cancellation_fee.from.split(
  ' ',
) as BookingState[];

/** States with an assigned videographer; a videographer has no bookings in others. */
export const assignedStates: readonly BookingState[] = [
  'assigned',
  'shoot_completed',
  'footage_provided',
  'job_complete',
  'cancelled',
];

export const hasBegun = ({ date }: Booking) => date !== null && new Date(date) <= new Date();

const isPast = (deadline: string | null | undefined) =>
  Boolean(deadline) && new Date(deadline ?? 0) <= new Date();

const situationOf = (booking: Booking): Situation => ({
  hasStarted: hasBegun(booking),
  isAutoAssigning: booking.auto_assign?.state === 'awaiting_availabilities',
  isApproved: booking.camop_invoice_status === 'approved',
  isBilled: false,
  hasOwnFee: false,
  hasHubFailed: Boolean(booking.hub_project?.message),
  isFeeDue: booking.fee_due !== null,
  isContentLate: isPast(booking.change_deadlines?.content),
});

const favourable = [true, false].map((hasStarted) => ({
  hasStarted,
  isAutoAssigning: true,
  isApproved: false,
  isBilled: false,
  hasOwnFee: false,
  hasHubFailed: true,
  isFeeDue: true,
  isContentLate: true,
}));

/** The states from which a column may perform an action if everything else permits it; empty if never. */
export function statesFor({ flag }: Right, column: Column): readonly BookingState[] {
  return (column === 'V' ? assignedStates : everyState).filter((state) =>
    favourable.some((situation) => expected(flag, who.indexOf(column), state, situation)),
  );
}

export function mayDo(right: Right, column: Column, booking: Booking): boolean {
  return (
    statesFor(right, column).includes(booking.state) &&
    expected(right.flag, who.indexOf(column), booking.state, situationOf(booking))
  );
}
