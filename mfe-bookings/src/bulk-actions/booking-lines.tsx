import type { BookingSummary } from '@shootline/shared-api';
import { Box, Flex, Stack } from '@shootline/shared-ui';
import type { ReactNode } from 'react';

/** Bookings one below the other, in a scrolling box if there are many. */
export function BookingLines({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack
      as="ul"
      aria-label={label}
      // A scrolling box must be reachable by keyboard.
      tabIndex={0}
      listStyleType="none"
      gap="0"
      maxH="16rem"
      overflowY="auto"
      borderWidth="1px"
      borderRadius="l2"
    >
      {children}
    </Stack>
  );
}

/** A booking by number and title, with a remark. */
export function BookingLine({
  booking: { booking_uid, title },
  children,
}: {
  booking: BookingSummary;
  children: ReactNode;
}) {
  return (
    <Flex
      as="li"
      align="baseline"
      gap="3"
      px="3"
      py="2"
      fontSize="sm"
      _notFirst={{ borderTopWidth: '1px' }}
    >
      <Box as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
        #{booking_uid}
      </Box>
      <Box as="span" flex="1" minW="0" overflowWrap="anywhere" lineClamp="2" title={title}>
        {title || 'Untitled booking'}
      </Box>
      {children}
    </Flex>
  );
}
