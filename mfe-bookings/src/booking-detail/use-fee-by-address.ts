import type { Booking } from '@shootline/shared-api';
import { useSearchParams } from '@shootline/shared-ui/router';
import { useEffect } from 'react';
import { addCancellationFee } from '../actions/index.ts';
import { useBookingActions } from '../actions/booking-actions.tsx';

/**
 * Opens Add Cancellation Fee where the address asks for it (`?action=create_cancellation_fee`), as the
 * mail about a late cancellation does, while that fee is due. The address is left as it was without.
 */
export function useFeeByAddress(booking: Booking): void {
  const { open } = useBookingActions();
  const [query, setQuery] = useSearchParams();
  const isAsked = query.get('action') === addCancellationFee.name;
  useEffect(() => {
    if (!isAsked) return;
    if (booking.fee_due !== null) open(addCancellationFee, booking);
    setQuery(
      (before) => {
        const rest = new URLSearchParams(before);
        rest.delete('action');
        return rest;
      },
      { replace: true },
    );
  }, [isAsked, booking, open, setQuery]);
}
