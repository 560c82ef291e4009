import { t, type Booking } from '@shootline/shared-api';
import { toast } from '@shootline/shared-ui';
import { useSearchParams } from '@shootline/shared-ui/router';
import { useEffect, useRef } from 'react';
import { createCancellationFee } from '../actions/index.ts';
import { useBookingActions } from '../action-engine/booking-actions.tsx';
import { useInvoiceItem } from '../actions-menu/invoice-item.tsx';
import { menuActions } from '../actions-menu/menu-actions.ts';

/** The reason why this user has no fee to add: it exists, the booking goes on, or they lack the right. */
function noFeeText({ permissions, cancellation_fees }: Booking): string {
  if (!permissions.create_cancellation_fee) {
    return t('You cannot add a cancellation fee to this booking now.');
  }
  return cancellation_fees.length > 0
    ? t('The cancellation fee of this booking has been added already.')
    : t('No cancellation fee is due for this booking.');
}

/**
 * Opens the dialog of the action in the URL (`?action=approve`, `?action=invoice`), as links of mails and
 * of the inbox do, then removes that parameter. A toast says so if the action is not possible.
 */
export function useActionByAddress(booking: Booking): void {
  const { open } = useBookingActions();
  const [query, setQuery] = useSearchParams();
  const [invoiceItem] = useInvoiceItem(booking);
  const asked = query.get('action');
  const openAsked = (name: string) => {
    const action = menuActions.find((one) => one.name === name);
    if (name === createCancellationFee.name && booking.fee_due === null) {
      toast.info(noFeeText(booking));
    } else if (action && 'Content' in action && action.isPossible(booking)) {
      open(action, booking);
    } else if (name === 'invoice' && invoiceItem && 'onSelect' in invoiceItem) {
      invoiceItem.onSelect();
    } else {
      toast.info(t('This cannot be done on this booking now.'));
    }
  };
  const opening = useRef(openAsked);
  useEffect(() => {
    opening.current = openAsked;
  });
  useEffect(() => {
    if (asked === null) return;
    opening.current(asked);
    setQuery(
      (before) => {
        const rest = new URLSearchParams(before);
        rest.delete('action');
        return rest;
      },
      { replace: true },
    );
  }, [asked, setQuery]);
}
