import { type BookingSummary, errorMessage } from '@shootline/shared-api';
import { ErrorState, Skeleton } from '@shootline/shared-ui';
import { Dialog } from '@shootline/shared-ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { makeDeleted } from '../actions/make-deleted.ts';
import { bookingQueries } from '../bookings/booking.queries.ts';

/** Asks before a draft of the list is deleted. */
export function DeleteDraftDialog(props: { draft: BookingSummary; onClose: () => void }) {
  const { draft, onClose } = props;
  const { data, error, refetch } = useQuery(bookingQueries.detail(draft.uuid));
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog
      title="Delete Booking"
      subtitle={`#${draft.booking_uid} · ${draft.title || 'Untitled booking'}`}
      isBlocked={isBusy}
      onClose={onClose}
    >
      {data ? (
        <makeDeleted.Content
          booking={data}
          onCancel={onClose}
          onDone={onClose}
          onBusy={setIsBusy}
        />
      ) : error ? (
        <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="10rem" />
      )}
    </Dialog>
  );
}
