import { isInternal, useCurrentUser, type Booking } from '@shootline/shared-api';
import { Badge, HStack, NoticeBanner, Page, Stack, StateChip } from '@shootline/shared-ui';
import { RatingBadge } from '@shootline/shared-ui/rating-badge';
import { BookingActionsMenu } from '../actions/booking-actions-menu.tsx';
import { BookingEyebrow } from './booking-eyebrow.tsx';
import { AdditionalDetailsCard } from './cards/additional-details-card.tsx';
import { BookingDetailsCard } from './cards/booking-details-card.tsx';
import { CallSheetCard } from './cards/call-sheet-card.tsx';
import { CancellationFeesCard } from './cards/cancellation-fees-card.tsx';
import { CancelledCard } from './cards/cancelled-card.tsx';
import { ClientDetailsCard } from './cards/client-details-card.tsx';
import { ClientPricingCard } from './cards/client-pricing-card.tsx';
import { CommentsCard } from './cards/comments-card.tsx';
import { FilesCard } from './cards/files-card.tsx';
import { ShootDetailsCard } from './cards/shoot-details-card.tsx';
import { StatusHistoryCard } from './cards/status-history-card.tsx';
import { VideographerCard } from './cards/videographer-card.tsx';
import { VideographerPricingCard } from './cards/videographer-pricing-card.tsx';
import { TwoColumns } from './two-columns.tsx';

/** A booking's header and cards; a card that the user may not read renders nothing. */
export function BookingDetail({ booking }: { booking: Booking }) {
  return (
    <Page
      title={booking.title || 'Untitled booking'}
      documentTitle={`View Booking #${booking.booking_uid}`}
      eyebrow={<BookingEyebrow />}
      subtitle={<Identity booking={booking} />}
      actions={<BookingActionsMenu booking={booking} />}
    >
      <Stack gap="5">
        <CancelledCard booking={booking} />
        {booking.state === 'draft' && (
          <NoticeBanner>To submit this draft, choose Actions, then Update Booking.</NoticeBanner>
        )}
        <TwoColumns
          main={
            <>
              <ClientDetailsCard booking={booking} />
              <BookingDetailsCard booking={booking} />
              <ShootDetailsCard booking={booking} />
              <AdditionalDetailsCard booking={booking} />
              <CancellationFeesCard booking={booking} />
              <FilesCard booking={booking} />
            </>
          }
          side={
            <>
              <CommentsCard booking={booking} />
              <VideographerCard booking={booking} />
              <CallSheetCard booking={booking} />
              <VideographerPricingCard booking={booking} />
              <ClientPricingCard booking={booking} />
              <StatusHistoryCard booking={booking} />
            </>
          }
        />
      </Stack>
    </Page>
  );
}

function Identity({ booking }: { booking: Booking }) {
  const { role_policy } = useCurrentUser();
  const { average_rating: rating } = booking;
  return (
    <HStack gap="2" wrap="wrap">
      <Badge size="md" colorPalette="gray">
        #{booking.booking_uid}
      </Badge>
      <StateChip kind="booking" state={booking.state} label={booking.state_display} />
      {isInternal(role_policy) && rating && (
        <RatingBadge rating={rating.rating} count={rating.count} />
      )}
    </HStack>
  );
}
