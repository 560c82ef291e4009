import { isInternal, useCurrentUser, type Booking } from '@shootline/shared-api';
import { Badge, HStack, StateChip } from '@shootline/shared-ui';
import { RatingBadge } from '@shootline/shared-ui/rating-badge';

/** The booking's number, its state and, for internal users, the rating of its videographer. */
export function BookingIdentity({ booking }: { booking: Booking }) {
  const { role_policy } = useCurrentUser();
  const { average_rating: rating } = booking;
  return (
    <HStack columnGap="2" rowGap="1" wrap="wrap" minW="0">
      <Badge colorPalette="gray">#{booking.booking_uid}</Badge>
      <StateChip kind="booking" state={booking.state} label={booking.state_display} />
      {isInternal(role_policy) && rating && (
        <RatingBadge rating={rating.rating} count={rating.count} />
      )}
    </HStack>
  );
}
