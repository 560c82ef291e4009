import { type Booking } from '@shootline/shared-api';
import { useQuery } from '@tanstack/react-query';
import { useBookingActions } from '../action-engine/booking-actions.tsx';
import { useInvoiceItem } from '../actions-menu/invoice-item.tsx';
import { ownFeedback } from '../feedback/feedback.queries.ts';
import { nextStepOf } from './next-steps.ts';

/** The next step as a button or a link. */
export type NextStepAction = { label: string } & ({ to: string } | { onSelect: () => void });

/** The user's next step on a booking; null if nothing waits for them. */
export function useNextStep(booking: Booking): NextStepAction | null {
  const { open } = useBookingActions();
  const invoiceItem = useInvoiceItem(booking).find((item) => 'onSelect' in item);
  const { data: feedback } = useQuery({
    ...ownFeedback(),
    enabled: booking.permissions.submit_feedback,
  });
  const step = nextStepOf(booking, {
    hasGivenFeedback: feedback?.some((one) => one.booking === booking.uuid && one.received),
    canInvoice: invoiceItem !== undefined,
  });
  if (!step) return null;
  const { action } = step;
  if (action === 'invoice') {
    return invoiceItem ? { ...invoiceItem, label: step.label ?? invoiceItem.label } : null;
  }
  const label = step.label ?? action.label;
  if ('path' in action) return { label, to: action.path(booking) };
  return { label, onSelect: () => open(action, booking) };
}
