import type { Booking, TotalCost } from '@shootline/shared-api';

/** Whether nothing is due because the booking was cancelled without a fee (decisions §3). */
export function isWaived({ state }: Booking, total: TotalCost | null): boolean {
  const isCancelled = state === 'cancelled' || state === 'request_cancelled';
  return isCancelled && total?.cost === 0 && total.cancellation_type === null;
}
