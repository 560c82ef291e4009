import { t, type Booking } from '@shootline/shared-api';
import { useOffersWidget, Widget } from '@shootline/shared-api/portal';
import { FieldSkeleton } from '@shootline/shared-ui/form';

const widget = 'availability/offer-queue-preview';

/** The widget's height, to avoid a jump when it loads. */
const height = { base: 'min(20rem, 34dvh)', md: '20rem' };

/** The videographers that automatic assignment would ask, in order; nothing while their remote is down. */
export function OfferQueuePreview({ booking }: { booking: Booking }) {
  const isOffered = useOffersWidget(widget);
  if (!isOffered) return null;
  return (
    <Widget
      name={widget}
      props={{ booking_uuid: booking.uuid }}
      loading={<FieldSkeleton label={t('Asked one after the other')} h={height} />}
      fallback={() => null}
    />
  );
}
