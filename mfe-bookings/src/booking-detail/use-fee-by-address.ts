import type { Booking } from '@shootline/shared-api';
import { toast } from '@shootline/shared-ui';
import { useSearchParams } from '@shootline/shared-ui/router';
import { useEffect } from 'react';
import { createCancellationFee } from '../actions/index.ts';
import { useBookingActions } from '../actions/booking-actions.tsx';

/** Why no fee is due from this user: someone else added it, the booking goes on, or they lack the right. */
function notDueText({ permissions, cancellation_fees }: Booking): string {
  if (!permissions.create_cancellation_fee) {
    return 'You cannot add a cancellation fee to this booking now.';
  }
  return cancellation_fees.length > 0
    ? 'The cancellation fee of this booking has been added already.'
    : 'No cancellation fee is due for this booking.';
}

/**
 * Opens Add Cancellation Fee when the URL asks for it (`?action=create_cancellation_fee`), as the mail
 * about a late cancellation does, then removes that parameter. A toast says why if the user has no fee to
 * add.
 */
export function useFeeByAddress(booking: Booking): void {
  const { open } = useBookingActions();
  const [query, setQuery] = useSearchParams();
  const isAsked = query.get('action') === createCancellationFee.name;
  useEffect(() => {
    if (!isAsked) return;
    if (booking.fee_due !== null) open(createCancellationFee, booking);
    else toast.info(notDueText(booking));
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
