import { Flex } from '@shootline/shared-ui';
import { Neighbours } from './neighbours.tsx';
import { BackToList } from './back-to-list.tsx';

/** Links from a booking back to its list and to the neighbouring bookings. */
export function BookingNavigation({ bookingId }: { bookingId: string }) {
  return (
    <Flex align="center" justify="space-between" gap="3" minH="8" mb="1" fontSize="sm">
      <BackToList />
      <Neighbours bookingId={bookingId} />
    </Flex>
  );
}
