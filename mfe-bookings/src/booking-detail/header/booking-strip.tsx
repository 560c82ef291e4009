import { t, type Booking } from '@shootline/shared-api';
import { Badge, Box, styled, Flex, formatDuration, TimeText } from '@shootline/shared-ui';
import type { ReactNode } from 'react';
import { shownPrices } from './shown-prices.ts';
import { Waiting } from './waiting.tsx';

/** The key facts of a booking: date, place, client, videographer, price. */
export function BookingStrip({ booking }: { booking: Booking }) {
  const { date, duration, address, client, camera_operator, camera_operator_full_name } = booking;
  const zone = address?.timezone;
  return (
    <StripFrame notice={<Waiting booking={booking} />}>
      <Item label={t('Date')}>
        <TimeText iso={date} zone={zone} show="date" />
        {booking.is_short_notice_booking && (
          <Badge colorPalette="orange" ms="2">
            {t('Short notice')}
          </Badge>
        )}
      </Item>
      <Item label={t('Time')}>
        <TimeText iso={date} zone={zone} show="time" />
      </Item>
      <Item label={t('Length')}>{formatDuration(duration)}</Item>
      <Item label={t('Place')}>
        {address?.formatted_address_short || address?.formatted_address}
      </Item>
      <Item label={t('Client')}>{client.name}</Item>
      <Item label={t('Videographer')}>
        {camera_operator?.full_name || camera_operator_full_name}
      </Item>
      {shownPrices(booking).map(({ label, price }) => (
        <Item key={label} label={label}>
          {price}
        </Item>
      ))}
    </StripFrame>
  );
}

export function StripFrame({ children, notice }: { children: ReactNode; notice?: ReactNode }) {
  return (
    <Box
      role="group"
      aria-label={t('At a glance')}
      px={{ base: '4', md: '5' }}
      py="3"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      shadow="xs"
    >
      <Items>{children}</Items>
      {notice}
    </Box>
  );
}

function Item({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <Box minW="0" maxW={{ md: '16rem' }}>
      <Box as="dt" fontSize="xs" color="fg.muted">
        {label}
      </Box>
      <Flex
        as="dd"
        m="0"
        align="center"
        fontSize="sm"
        fontWeight="medium"
        overflowWrap="anywhere"
        color={children ? undefined : 'fg.subtle'}
      >
        <Box minW="0" lineClamp={2}>
          {children || '—'}
        </Box>
      </Flex>
    </Box>
  );
}

const Items = styled('dl', {
  base: {
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    flexWrap: 'wrap',
    columnGap: { base: '4', md: '6' },
    rowGap: '2',
  },
});
