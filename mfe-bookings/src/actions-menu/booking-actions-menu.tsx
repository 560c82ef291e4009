import { t, type Booking } from '@shootline/shared-api';
import type { Command } from '@shootline/shared-ui/page-hooks';
import { MenuButton } from '@shootline/shared-ui/menu';
import { useEffect } from 'react';
import { webAddress } from '../bookings/web-address.ts';
import { useBookingActions } from '../action-engine/booking-actions.tsx';
import { dialogCode } from '../action-engine/define-booking-action.tsx';
import { formOn } from '../action-engine/resolve-text.ts';
import { useInvoiceItem } from './invoice-item.tsx';
import { menuActions } from './menu-actions.ts';

/** The link to the hub project. */
function hubItems({ hub_project_url }: Booking): Command[] {
  const href = webAddress(hub_project_url);
  return href ? [{ id: 'hub-project', label: t('Open Hub Project'), href }] : [];
}

/** The actions that the user may perform on a booking now. */
export function BookingActionsMenu({
  booking,
  isSecondary = false,
}: {
  booking: Booking;
  /** Whether the next step is already the page's first button. */
  isSecondary?: boolean;
}) {
  const { open, menuButton, page } = useBookingActions();
  const invoiceItem = useInvoiceItem(booking);
  const items: Command[] = menuActions
    .filter((action) => action.isPossible(booking))
    .map((action) => {
      const { name: id } = action;
      if ('path' in action) return { id, label: action.label, to: action.path(booking) };
      const { label } = formOn(action, booking);
      const { isDangerous } = action;
      return { id, label, isDangerous, onSelect: () => open(action, booking) };
    });
  const all = [...items, ...invoiceItem, ...hubItems(booking)];
  const isEmpty = all.length === 0;
  useEffect(() => {
    // Where browsers cannot tell, and after a failure, the code loads with the first dialog.
    window.requestIdleCallback?.(() => void dialogCode.load().catch(() => {}));
  }, []);
  useEffect(() => {
    // Some browsers leave the focus on a disabled button, where keys do nothing.
    if (isEmpty && document.activeElement === menuButton.current) page.current?.focus();
  }, [isEmpty, menuButton, page]);
  return (
    <MenuButton
      label={t('Actions')}
      openKey="a"
      entries={all}
      isSecondary={isSecondary}
      buttonRef={menuButton}
    />
  );
}
