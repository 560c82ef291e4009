import {
  type BookingPermissions,
  type CancellationFeeCategory,
  isCancelled,
} from '@shootline/shared-api/contract';
import type { BookingRow } from '../booking/booking.repository.ts';
import { isFeeSettled } from '../pricing/fee-due.rules.ts';

/**
 * The category of the fee that finance has to decide on for a booking cancelled late. Null if the fee exists
 * already or the viewer may not add one.
 */
export function feeDueOf(
  { booking, fees }: BookingRow,
  permissions: BookingPermissions,
): CancellationFeeCategory | null {
  const isOpen = isCancelled(booking) && !isFeeSettled(booking, fees);
  return permissions.create_cancellation_fee && isOpen ? booking.lateFee : null;
}
