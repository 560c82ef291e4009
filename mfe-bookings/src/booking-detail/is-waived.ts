import type { Booking, TotalCost } from '@shootline/shared-api';

/** Whether the booking was cancelled and no fee applies, so that nothing is due (decisions §3). */
export function isWaived({ state }: Booking, total: TotalCost | null): boolean {
  const isCancelled = state === 'cancelled' || state === 'request_cancelled';
  return isCancelled && total?.cost === 0 && total.cancellation_type === null;
}
