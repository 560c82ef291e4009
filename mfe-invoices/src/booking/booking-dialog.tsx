import { t } from '@shootline/shared-api';
import { Widget } from '@shootline/shared-api/portal';
import { ErrorState, LoadingScreen } from '@shootline/shared-ui';
import { Dialog } from '@shootline/shared-ui/dialog';
import { bookingWidget } from './use-booking-way.ts';

export interface BookingDialogProps {
  booking: { uuid: string; booking_uid: string; title: string };
  onClose: () => void;
}

/** The booking of an invoice, to read, in a portal without the pages of bookings. */
export function BookingDialog({ booking, onClose }: BookingDialogProps) {
  const { uuid, booking_uid, title } = booking;
  return (
    <Dialog
      title={title || t('Untitled booking')}
      subtitle={t('View Booking #{number}', { number: booking_uid })}
      maxWidth={1100}
      onClose={onClose}
    >
      <Widget
        name={bookingWidget}
        props={{ booking_uuid: uuid }}
        loading={<LoadingScreen />}
        fallback={(retry) => (
          <ErrorState message={t('The booking cannot be shown right now.')} onRetry={retry} />
        )}
      />
    </Dialog>
  );
}
