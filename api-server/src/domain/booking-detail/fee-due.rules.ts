import {
  type BookingPermissions,
  type CancellationFeeCategory,
  isCancelled,
} from '@shootline/shared-api/contract';
import { foreseenFee } from '@shootline/shared-api/rules';
import type { BookingRow } from '../booking/booking.repository.ts';
import { isFeeSettled } from '../booking/fee/fee-due.rules.ts';
import type { BookingDetails } from './booking-detail.repository.ts';

/**
 * The category of the fee that finance has to decide on for a booking cancelled late, from its state and the
 * time at the cancellation. Null if the fee exists already or the viewer may not add one.
 */
export function feeDueOf(
  { booking, fees }: BookingRow,
  { logs }: Pick<BookingDetails, 'logs'>,
  permissions: BookingPermissions,
): CancellationFeeCategory | null {
  if (!permissions.create_cancellation_fee) return null;
  if (!isCancelled(booking) || !booking.isCancelledLate) return null;
  if (isFeeSettled(booking, fees)) return null;
  const cancellation = logs.find(
    ({ log }) => log.toState === booking.state && log.fromState !== log.toState,
  )?.log;
  if (!cancellation?.fromState) return null;
  return foreseenFee({ state: cancellation.fromState, date: booking.date }, cancellation.at);
}
