import { ApiError, errorMessage, isUuid, t } from '@shootline/shared-api';
import { Box, ErrorState, NotFoundState, Skeleton } from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from '@shootline/shared-ui/router';
import { BookingActionsProvider } from '../action-engine/booking-actions.tsx';
import { bookingQueries } from '../bookings/booking.queries.ts';
import { BookingDetail } from './booking-detail.tsx';
import { BookingSkeleton } from './booking-skeleton.tsx';
import { BookingFrame } from './header/booking-frame.tsx';
import { BookingNavigation } from '../list-navigation/booking-navigation.tsx';

export function BookingPage() {
  const { bookingId = '' } = useParams();
  return (
    <Box
      width="full"
      maxW="1680px"
      mx="auto"
      px={{ base: '4', md: '8' }}
      pt={{ base: '3', md: '5' }}
      pb={{ base: '5', md: '8' }}
    >
      <BookingNavigation bookingId={bookingId} />
      <BookingActionsProvider key={bookingId}>
        <BookingContent />
      </BookingActionsProvider>
    </Box>
  );
}

function BookingContent() {
  const { bookingId = '' } = useParams();
  const isId = isUuid(bookingId);
  const { data, error, refetch } = useQuery({
    ...bookingQueries.detail(bookingId),
    // A deleted booking would answer 404.
    enabled: ({ state }) => isId && state.data?.state !== 'deleted',
    // The route's prefetch has just run; do not retry its failure at once.
    retryOnMount: false,
  });

  // The user who deletes the booking sees it until they leave the page.
  const [wasDeleted] = useState(data?.state === 'deleted');

  if (!isId || wasDeleted || (error instanceof ApiError && error.type === 'NotFound')) {
    return <NotFoundState homeTo="/" />;
  }
  if (data) return <BookingDetail booking={data} />;
  return (
    <BookingFrame
      title={t('View Booking')}
      identity={!error && <Skeleton h="6" w="40" />}
      actions={!error && <Skeleton h="10" w="24" />}
    >
      {error ? (
        <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <BookingSkeleton />
      )}
    </BookingFrame>
  );
}
