import { t, type BookingSummary } from '@shootline/shared-api';
import { Box, Flex } from '@shootline/shared-ui';
import type { ReactNode } from 'react';

/** A booking of a list by number and title, with a remark. */
export function BookingLine({
  booking: { booking_uid, title },
  children,
}: {
  booking: BookingSummary;
  children: ReactNode;
}) {
  return (
    <Flex as="li" align="baseline" columnGap="3" wrap={{ base: 'wrap', sm: 'nowrap' }}>
      <Box as="span" color="fg.muted">
        #{booking_uid}
      </Box>
      <Box as="span" flex="1" minW="0" lineClamp="2" title={title}>
        {title || t('Untitled booking')}
      </Box>
      {children}
    </Flex>
  );
}
