import { ApiError, bookingQueries, errorMessage, isUuid } from '@shootline/shared-api';
import { ErrorState, NotFoundState, Page } from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from '@shootline/shared-ui/router';
import { BookingActionsProvider } from '../actions/booking-actions.tsx';
import { BookingDetail } from './booking-detail.tsx';
import { BookingEyebrow } from './booking-eyebrow.tsx';
import { BookingSkeleton } from './booking-skeleton.tsx';

/** Booking detail (S1 §2). */
export function BookingPage() {
  const { bookingId } = useParams();
  return (
    <BookingActionsProvider key={bookingId}>
      <BookingContent />
    </BookingActionsProvider>
  );
}

function BookingContent() {
  const { bookingId = '' } = useParams();
  const isId = isUuid(bookingId);
  const { data, error, refetch } = useQuery({
    ...bookingQueries.detail(bookingId),
    // A deleted booking would answer 404.
    enabled: ({ state }) => isId && state.data?.state !== 'deleted',
    // The route's prefetch has just failed or succeeded; a failure is not retried at once.
    retryOnMount: false,
  });

  // The user who deletes it sees it until the page changes.
  const [wasDeleted] = useState(data?.state === 'deleted');

  if (!isId || wasDeleted || (error instanceof ApiError && error.type === 'NotFound')) {
    return <NotFoundState homeTo="/" />;
  }
  if (data) return <BookingDetail booking={data} />;
  return (
    <Page title="View Booking" eyebrow={<BookingEyebrow />}>
      {error ? (
        <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <BookingSkeleton />
      )}
    </Page>
  );
}
