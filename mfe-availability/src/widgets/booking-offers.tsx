import type { Widgets } from '@shootline/shared-api/portal';
import { lastLapse } from '@shootline/shared-api/values';
import { Stack } from '@shootline/shared-ui';
import { useNow } from '@shootline/shared-ui/page-hooks';
import { useQuery } from '@tanstack/react-query';
import { candidateQueries } from './candidate/candidate.queries.ts';
import { BookingOffer } from './offers/booking-offer.tsx';
import { offerStatus, sendingOrder } from './offers/offer-status.ts';

/** The offers of a booking in order, each with its time left and the reasons for its rank. */
export function Component({ booking, onMakeBusy }: Widgets['availability/booking-offers']) {
  const { booking_availabilities: offers, auto_assign } = booking;
  const now = useNow(lastLapse(offers));
  const queue = sendingOrder(offers, auto_assign?.state);
  const asked = offers.map(({ camera_operator }) => camera_operator.uuid).toSorted();
  const { data: candidates, isLoading } = useQuery({
    ...candidateQueries.of(booking.uuid, asked),
    // In other states nobody is ranked for the booking.
    enabled: booking.state === 'active' || booking.state === 'requested',
  });
  return (
    <Stack as="ul" listStyleType="none" gap="3">
      {offers.map((offer) => (
        <BookingOffer
          key={offer.uuid}
          offer={offer}
          status={offerStatus(offer, queue, now)}
          candidate={candidates?.find(({ uuid }) => uuid === offer.camera_operator.uuid)}
          isRanking={isLoading}
          onMakeBusy={() => onMakeBusy(offer.uuid)}
        />
      ))}
    </Stack>
  );
}
