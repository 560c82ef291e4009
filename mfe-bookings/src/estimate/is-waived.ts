import { isCancelled, type Booking, type TotalCost } from '@shootline/shared-api';

/** Whether nothing is due because the booking was cancelled without a fee, and finance has none to decide. */
export function isWaived(booking: Booking, total: TotalCost | null): boolean {
  return (
    isCancelled(booking) &&
    total?.cost === 0 &&
    total.cancellation_type === null &&
    !total.fee_under_review
  );
}
