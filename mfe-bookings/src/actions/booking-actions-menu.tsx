import type { Booking } from '@shootline/shared-api';
import { type ActionItem, ActionMenu } from '@shootline/shared-ui/actions';
import { webAddress } from '../booking-detail/web-address.ts';
import { useBookingActions } from './booking-actions.tsx';
import { useInvoiceItem } from './invoice-item.tsx';
import { menuActions } from './menu-actions.ts';

/** The link to the hub project (S1 §2). */
function hubItems({ hub_project_url }: Booking): ActionItem[] {
  const href = webAddress(hub_project_url);
  return href ? [{ id: 'hub-project', label: 'Open Hub Project', href }] : [];
}

/** What the user may do with a booking now (S1 §2). */
export function BookingActionsMenu({ booking }: { booking: Booking }) {
  const { open, menuButton } = useBookingActions();
  const invoiceItem = useInvoiceItem(booking);
  const items: ActionItem[] = menuActions
    .filter((action) => action.isPossible(booking))
    .map((action) => ({
      id: action.name,
      label: action.label,
      isDangerous: action.isDangerous,
      onSelect: () => open(action, booking),
    }));
  return (
    <ActionMenu
      label="Actions"
      items={[...items, ...invoiceItem, ...hubItems(booking)]}
      buttonRef={menuButton}
    />
  );
}
