import { ApiError, type Booking, errorMessage, isUuid, t } from '@shootline/shared-api';
import {
  BackLink,
  Badge,
  ErrorState,
  HStack,
  NotFoundState,
  Page,
  Stack,
  StateChip,
  Text,
} from '@shootline/shared-ui';
import { useParams } from '@shootline/shared-ui/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CommentsCard } from '../comments/comments-card.tsx';
import { bookingQueries } from '../bookings/booking.queries.ts';
import type { FormFacts } from './brief/form-facts.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { InvoiceCard } from './invoice/invoice-card.tsx';
import { NotUpdatable } from './invoice/not-updatable.tsx';
import { UpdateForm } from './update-form.tsx';
import { useFormData } from './use-form-data.ts';

/** Update Booking, for drafts too. */
export function UpdateBookingPage() {
  const { bookingId = '' } = useParams();
  const isId = isUuid(bookingId);
  const booking = useQuery({
    ...bookingQueries.detail(bookingId),
    enabled: isId,
    // The route's prefetch has just run; do not retry its failure at once.
    retryOnMount: false,
  });
  const { facts, error, retry } = useFormData();
  const failure = (booking.data ? null : booking.error) ?? error;

  if (!isId || (failure instanceof ApiError && failure.type === 'NotFound')) {
    return <NotFoundState homeTo="/" />;
  }
  if (facts && booking.data) {
    return <Opened key={bookingId} facts={facts} booking={booking.data} />;
  }
  return (
    <Page title={t('Update Booking')}>
      {failure ? (
        <ErrorState
          message={errorMessage(failure)}
          onRetry={() => {
            if (booking.error) void booking.refetch();
            retry();
          }}
        />
      ) : (
        <FormSkeleton />
      )}
    </Page>
  );
}

function Opened({ facts, booking }: { facts: Omit<FormFacts, 'booking'>; booking: Booking }) {
  // An open form stays, whatever happens to its booking.
  const [isUpdatable] = useState(booking.permissions.update);
  if (!isUpdatable) return <NotUpdatable booking={booking} />;
  return (
    <Page
      title={t('Update Booking')}
      eyebrow={<BackLink to={`/booking/${booking.uuid}`}>{t('View booking')}</BackLink>}
      subtitle={
        <HStack gap="2" wrap="wrap">
          <Badge colorPalette="gray">#{booking.booking_uid}</Badge>
          <StateChip kind="booking" state={booking.state} label={booking.state_display} />
          <Text overflowWrap="anywhere">{booking.title || t('Untitled booking')}</Text>
        </HStack>
      }
    >
      <Stack gap="8">
        <UpdateForm facts={facts} booking={booking} />
        <InvoiceCard booking={booking} />
        <CommentsCard booking={booking} />
      </Stack>
    </Page>
  );
}
