import { type Booking, type BookingAvailability, useCurrentUser } from '@shootline/shared-api';
import { Box, Button, Flex, Stack, StateChip, Text, TimeText } from '@shootline/shared-ui';
import { useBookingActions } from '../actions/booking-actions.tsx';
import { makeBusy } from '../actions/make-busy.ts';
import { lastLapse, queueOf, offerStatus } from './offer-status.ts';
import { useNow } from './use-now.ts';

/** How many offers are shown before the list scrolls. */
const visibleOffers = 6;

const scrolling = {
  role: 'region',
  'aria-label': 'Videographer Availabilities list',
  tabIndex: 0,
  maxH: '26rem',
  overflowY: 'auto',
  focusVisibleRing: 'outside',
} as const;

/** The booking's offers: videographer, answer, and the time left of an exclusive one (S1 §2). */
export function AvailabilityList({ booking }: { booking: Booking }) {
  const { booking_availabilities: offers, auto_assign } = booking;
  const now = useNow(lastLapse(offers));
  const queue = queueOf(offers, auto_assign?.state);
  return (
    <Box mt="1" {...(offers.length > visibleOffers ? scrolling : {})}>
      <Stack as="ul" listStyleType="none" gap="3">
        {offers.map((offer) => (
          <Availability
            key={offer.uuid}
            booking={booking}
            offer={offer}
            status={offerStatus(offer, queue, now)}
          />
        ))}
      </Stack>
    </Box>
  );
}

interface AvailabilityProps {
  booking: Booking;
  offer: BookingAvailability;
  status: string | null;
}

function Availability({ booking, offer, status }: AvailabilityProps) {
  const { uuid, camera_operator, state, state_display, sent, permissions } = offer;
  const { open } = useBookingActions();
  const { timezone } = useCurrentUser();
  const name = camera_operator.full_name || '--';
  return (
    <Flex as="li" justify="space-between" align="flex-start" gap="3">
      <Stack gap="0" minW="0" flex="1">
        {name}
        {sent && (
          <Text fontSize="xs" color="fg.muted">
            Sent <TimeText iso={sent} zone={timezone} />
          </Text>
        )}
        {status && (
          <Text fontSize="xs" color="fg.muted">
            {status}
          </Text>
        )}
      </Stack>
      <Flex
        gap="2"
        direction={{ base: 'column', sm: 'row' }}
        align={{ base: 'flex-end', sm: 'center' }}
      >
        <StateChip kind="offer" state={state} label={state_display} />
        {permissions.make_busy && (
          <Button
            size="xs"
            variant="outline"
            colorPalette="gray"
            aria-label={`Make Busy ${name}`}
            onClick={() => open(makeBusy, booking, { availability: uuid })}
          >
            Make Busy
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
