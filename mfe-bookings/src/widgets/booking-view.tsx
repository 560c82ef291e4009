import { errorMessage } from '@shootline/shared-api';
import type { Widgets } from '@shootline/shared-api/portal';
import { ErrorState, Stack } from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { BookingActionsProvider } from '../action-engine/booking-actions.tsx';
import { BookingColumns } from '../booking-detail/booking-columns.tsx';
import { BookingSkeleton } from '../booking-detail/booking-skeleton.tsx';
import { BookingDetailsCard } from '../booking-detail/cards/booking-details-card.tsx';
import { ClientDetailsCard } from '../booking-detail/cards/client-details-card.tsx';
import { ClientPricingCard } from '../booking-detail/prices/client-pricing-card.tsx';
import { ShootDetailsCard } from '../booking-detail/cards/shoot-details-card.tsx';
import { StatusHistoryCard } from '../booking-detail/cards/status-history-card.tsx';
import { VideographerPricingCard } from '../booking-detail/prices/videographer-pricing-card.tsx';
import { BookingIdentity } from '../booking-detail/header/booking-identity.tsx';
import { BookingStrip } from '../booking-detail/header/booking-strip.tsx';
import { bookingQueries } from '../bookings/booking.queries.ts';

/** A booking to read. */
export function Component({ booking_uuid }: Widgets['bookings/booking-view']) {
  const { data: booking, error, refetch } = useQuery(bookingQueries.detail(booking_uuid));
  if (!booking) {
    return error ? (
      <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
    ) : (
      <BookingSkeleton />
    );
  }
  return (
    <BookingActionsProvider>
      <Stack gap="4">
        <BookingIdentity booking={booking} />
        <BookingStrip booking={booking} />
        <BookingColumns
          first={
            <>
              <VideographerPricingCard booking={booking} />
              <ClientPricingCard booking={booking} />
            </>
          }
          content={
            <>
              <BookingDetailsCard booking={booking} isBelowShoot={false} />
              <ShootDetailsCard booking={booking} />
              <ClientDetailsCard booking={booking} />
            </>
          }
          last={<StatusHistoryCard booking={booking} />}
        />
      </Stack>
    </BookingActionsProvider>
  );
}
