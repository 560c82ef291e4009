import { lazyModule, t } from '@shootline/shared-api';
import { Button, LazyDialog, RouterLink } from '@shootline/shared-ui';
import { useState } from 'react';
import type { BookingDialogProps } from './booking-dialog.tsx';
import { useBookingWay } from './use-booking-way.ts';

const dialog = lazyModule(() => import('./booking-dialog.tsx'));

/** Leads from an invoice to its booking; nothing if this portal shows no bookings. */
export function BookingLink({ booking }: Pick<BookingDialogProps, 'booking'>) {
  const { linkToArea, way } = useBookingWay();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const to = linkToArea(`/booking/${booking.uuid}`);
  if (to !== null) return <RouterLink to={to}>{t('View Booking')}</RouterLink>;
  if (way === null) return null;
  return (
    <>
      <Button size="xs" variant="outline" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('View Booking')}
      </Button>
      {isOpen && (
        <LazyDialog of={dialog} onClose={close}>
          {({ BookingDialog }) => <BookingDialog booking={booking} onClose={close} />}
        </LazyDialog>
      )}
    </>
  );
}
