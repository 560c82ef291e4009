import { t, type Booking } from '@shootline/shared-api';
import { Badge, Box, HStack, StateChip, Text, TimeText } from '@shootline/shared-ui';
import { Detail, DetailList } from '@shootline/shared-ui/card';
import type { ReactNode } from 'react';

/** Identifies the booking of a page; `children` are further rows. */
export function BookingFacts({ booking, children }: { booking: Booking; children?: ReactNode }) {
  const { address } = booking;
  return (
    <Box mb="6" pb="5" borderBottomWidth="1px">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {booking.title || t('Untitled booking')}
      </Text>
      <HStack gap="2" wrap="wrap" mt="2" mb="4">
        <Badge colorPalette="gray">#{booking.booking_uid}</Badge>
        <StateChip kind="booking" state={booking.state} label={booking.state_display} />
      </HStack>
      <DetailList columns={2}>
        <Detail label={t('Shoot Date and time')}>
          <TimeText iso={booking.date} zone={address?.timezone} />
        </Detail>
        <Detail label={t('Location')}>{address?.formatted_address_short}</Detail>
        <Detail label={t('Videographer')} wide fallback={t('None assigned')}>
          {booking.camera_operator_full_name}
        </Detail>
        {children}
      </DetailList>
    </Box>
  );
}
