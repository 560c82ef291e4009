import { t, type Booking, type BookingAvailability } from '@shootline/shared-api';
import { Widget } from '@shootline/shared-api/portal';
import {
  Box,
  Button,
  Flex,
  Skeleton,
  Stack,
  StateChip,
  VisuallyHidden,
} from '@shootline/shared-ui';
import { useBookingActions } from '../action-engine/booking-actions.tsx';
import { makeBusy } from '../actions/make-busy.ts';

/** How many offers are shown before the list scrolls. */
const visibleOffers = 6;

const scrolling = {
  role: 'region',
  'aria-label': t('Videographer availabilities, list'),
  tabIndex: 0,
  position: 'relative',
  maxH: '26rem',
  overflowY: 'auto',
  focusVisibleRing: 'outside',
} as const;

interface OffersProps {
  booking: Booking;
  onMakeBusy: (availability: string) => void;
}

/** The booking's offers: the availability remote's widget, or a plain list while that is down. */
export function AvailabilityList({ booking }: { booking: Booking }) {
  const { open } = useBookingActions();
  const offers: OffersProps = {
    booking,
    onMakeBusy: (availability) => open(makeBusy, booking, { availability }),
  };
  const { length } = booking.booking_availabilities;
  return (
    <Box mt="1" {...(length > visibleOffers ? scrolling : {})}>
      <Widget
        name="availability/booking-offers"
        props={offers}
        loading={<LoadingOffers offers={booking.booking_availabilities} />}
        fallback={() => <PlainOffers {...offers} />}
      />
    </Box>
  );
}

/** A placeholder of the offers' height: one line more for each that was sent. */
function LoadingOffers({ offers }: { offers: readonly BookingAvailability[] }) {
  return (
    <Stack gap="3" role="status">
      <VisuallyHidden>{t('Loading...')}</VisuallyHidden>
      {offers.map(({ uuid, sent }) => (
        <Skeleton key={uuid} h={sent ? '3.5625rem' : '2.4375rem'} />
      ))}
    </Stack>
  );
}

/** The videographers who got an offer, with their answers. */
function PlainOffers({ booking, onMakeBusy }: OffersProps) {
  return (
    <Stack as="ul" listStyleType="none" gap="3">
      {booking.booking_availabilities.map((offer) => {
        const { uuid, camera_operator, state, state_display, permissions } = offer;
        const name = camera_operator.full_name || '--';
        return (
          <Flex as="li" key={uuid} justify="space-between" gap="3">
            <Box minW="0">{name}</Box>
            <Flex gap="2" align="flex-start">
              <StateChip kind="offer" state={state} label={state_display} />
              {permissions.make_busy && (
                <Button
                  size="xs"
                  variant="outline"
                  colorPalette="gray"
                  aria-label={t('Make Busy {name}', { name })}
                  onClick={() => onMakeBusy(uuid)}
                >
                  {t('Make Busy')}
                </Button>
              )}
            </Flex>
          </Flex>
        );
      })}
    </Stack>
  );
}
