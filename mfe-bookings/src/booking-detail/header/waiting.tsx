import { type Booking, rich, useCurrentUser } from '@shootline/shared-api';
import { lastLapse } from '@shootline/shared-api/values';
import { Flex, Icon, Text, TimeText } from '@shootline/shared-ui';
import { useNow } from '@shootline/shared-ui/page-hooks';
import Hourglass from 'lucide-react/icons/hourglass';
import { waitingFor } from './waiting-for.ts';

/** Shows the person or thing that the booking waits for; renders nothing without one. */
export function Waiting({ booking }: { booking: Booking }) {
  const { timezone } = useCurrentUser();
  const now = useNow(lastLapse(booking.booking_availabilities));
  const wait = waitingFor(booking, now);
  if (!wait) return null;
  const { text, until } = wait;
  return (
    <Flex align="flex-start" gap="2" mt="2" fontSize="sm" color="fg.muted">
      <Flex h="5" align="center" flexShrink="0">
        <Icon icon={Hourglass} size={16} />
      </Flex>
      <Text overflowWrap="anywhere" minW="0">
        {until
          ? rich('{waiting} until {time}', {
              waiting: text,
              time: <TimeText iso={until} zone={timezone} show="time" />,
            })
          : text}
      </Text>
    </Flex>
  );
}
