import { ApiError, errorMessage, isUuid, type Booking, t } from '@shootline/shared-api';
import { ErrorState } from '@shootline/shared-ui';
import { useWindowEnd, WindowPage, type WindowOutcome } from '@shootline/shared-ui/window-page';
import { useParams } from '@shootline/shared-ui/router';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { bookingQueries } from '../bookings/booking.queries.ts';
import { FactsSkeleton } from './facts-skeleton.tsx';
import { NoSuchBooking } from './no-such-booking.tsx';
import { Refusal } from './refusal.tsx';

/** The booking that a question is about, with its callbacks. */
export interface QuestionContext {
  booking: Booking;
  end: (outcome: WindowOutcome) => void;
  onBusy: (isBusy: boolean) => void;
  onFailure: (message: string) => void;
}

interface BookingWindowProps {
  title: string;
  /** Why this user cannot do it now; null if they can. */
  refusalOf: (booking: Booking) => string | null;
  /** The rows that identify the booking, above the question. */
  facts: (booking: Booking) => ReactNode;
  question: (asking: QuestionContext) => ReactNode;
}

/** A window page for the booking in its URL: asks its question, or says why it cannot. */
export function BookingWindow({ title, ...about }: BookingWindowProps) {
  const { bookingId = '' } = useParams();
  const { outcome, end } = useWindowEnd();
  const [isBusy, onBusy] = useState(false);
  const [failure, onFailure] = useState<string | null>(null);
  const isId = isUuid(bookingId);
  const query = useQuery({
    ...bookingQueries.detail(bookingId),
    // Not refetched during or after an answer: a videographer who cancelled may no longer read the booking.
    enabled: isId && !isBusy && outcome === null,
    retryOnMount: false,
  });
  const { data: booking, error } = query;
  const isMissing = !isId || (error instanceof ApiError && error.type === 'NotFound');
  return (
    <WindowPage title={title} outcome={outcome}>
      {isMissing ? (
        <NoSuchBooking />
      ) : booking ? (
        <Question {...about} {...{ booking, end, isBusy, onBusy, failure, onFailure }} />
      ) : (
        <PendingBooking query={query} />
      )}
    </WindowPage>
  );
}

type AskedProps = Omit<BookingWindowProps, 'title'> &
  QuestionContext & { isBusy: boolean; failure: string | null };

function Question({ refusalOf, facts, question, isBusy, failure, ...asking }: AskedProps) {
  const { booking } = asking;
  const refusal = isBusy ? null : refusalOf(booking);
  return (
    <>
      {facts(booking)}
      {refusal === null ? (
        question(asking)
      ) : (
        <Refusal booking={booking} reason={refusal} failure={failure} />
      )}
    </>
  );
}

function PendingBooking({ query }: { query: UseQueryResult<Booking> }) {
  const { error, isFetching, refetch } = query;
  if (!error) return <FactsSkeleton />;
  return (
    <ErrorState
      message={errorMessage(error)}
      onRetry={() => void refetch()}
      retryLabel={isFetching ? t('Retrying...') : t('Retry')}
    />
  );
}
