import type { Booking } from '@shootline/shared-api';
import { Box, Detail, DetailList, StateChip, TimeText } from '@shootline/shared-ui';
import type { ReactNode } from 'react';

/** Which booking a page is about; `children` are more rows of it. */
export function BookingFacts({ booking, children }: { booking: Booking; children?: ReactNode }) {
  const { address } = booking;
  return (
    <Box mb="6" pb="5" borderBottomWidth="1px">
      <DetailList columns={2}>
        <Detail label="Booking" wide>
          <strong>{booking.title || 'Untitled booking'}</strong>
        </Detail>
        <Detail label="Booking Number">#{booking.booking_uid}</Detail>
        <Detail label="Status">
          <StateChip kind="booking" state={booking.state} label={booking.state_display} />
        </Detail>
        <Detail label="Shoot Date and time">
          <TimeText iso={booking.date} zone={address?.timezone} />
        </Detail>
        <Detail label="Location">{address?.formatted_address_short}</Detail>
        <Detail label="Videographer" wide fallback="None assigned">
          {booking.camera_operator_full_name}
        </Detail>
        {children}
      </DetailList>
    </Box>
  );
}
