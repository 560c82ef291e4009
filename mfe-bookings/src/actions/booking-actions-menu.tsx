import type { Booking } from '@shootline/shared-api';
import { ActionMenu } from '@shootline/shared-ui/actions';
import { useBookingActions } from './booking-actions.tsx';
import { useInvoiceItem } from './invoice-item.tsx';
import { menuActions } from './menu-actions.ts';

/** What the user may do with a booking now (S1 §2). */
export function BookingActionsMenu({ booking }: { booking: Booking }) {
  const { open, menuButton } = useBookingActions();
  const invoiceItem = useInvoiceItem(booking);
  const items = menuActions
    .filter(({ name }) => booking.permissions[name])
    .map((action) => ({
      id: action.name,
      label: action.label,
      isDangerous: action.isDangerous,
      onSelect: () => open(action, booking),
    }));
  return <ActionMenu label="Actions" items={[...items, ...invoiceItem]} buttonRef={menuButton} />;
}
