import type { Booking } from '@shootline/shared-api';
import { useOffersWidget, Widget } from '@shootline/shared-api/portal';
import { FieldSkeleton } from '@shootline/shared-ui/form';

const widget = 'availability/offer-queue-preview';

/** That of the widget, so that nothing moves when it comes. */
const height = { base: 'min(20rem, 34dvh)', md: '20rem' };

/** Whom automatic assignment would ask, in order; nothing while the remote that knows it is down. */
export function OfferQueuePreview({ booking }: { booking: Booking }) {
  const isOffered = useOffersWidget(widget);
  if (!isOffered) return null;
  return (
    <Widget
      name={widget}
      props={{ booking_uuid: booking.uuid }}
      loading={<FieldSkeleton label="Asked one after the other" h={height} />}
      fallback={() => null}
    />
  );
}
