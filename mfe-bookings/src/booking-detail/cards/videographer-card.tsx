import type { Booking, BookingAvailability } from '@shootline/shared-api';
import {
  ContactBlock,
  Detail,
  DetailList,
  Flex,
  InfoCard,
  Stack,
  StateChip,
  Text,
  TimeText,
} from '@shootline/shared-ui';

export function VideographerCard({ booking }: { booking: Booking }) {
  const { permissions, camera_operator, auto_assign, booking_availabilities } = booking;
  return (
    <InfoCard title="Videographer">
      <DetailList>
        <Detail label="Assigned Videographer" fallback="None assigned">
          {camera_operator && <ContactBlock {...camera_operator} />}
        </Detail>
        {permissions.read_auto_assign && auto_assign && (
          <Detail label="Automatic Assignment">
            <StateChip
              kind="autoAssign"
              state={auto_assign.state}
              label={auto_assign.state_display}
            />
          </Detail>
        )}
        {permissions.read_booking_availabilities && (
          <Detail label="Videographer Availabilities" fallback="No availabilities requested">
            {booking_availabilities.length > 0 && (
              <Stack as="ul" listStyleType="none" gap="3" mt="1">
                {booking_availabilities.map((availability) => (
                  <Availability key={availability.uuid} availability={availability} />
                ))}
              </Stack>
            )}
          </Detail>
        )}
      </DetailList>
    </InfoCard>
  );
}

function Availability({ availability }: { availability: BookingAvailability }) {
  const { camera_operator, state, state_display, sent } = availability;
  return (
    <Flex as="li" justify="space-between" align="flex-start" gap="3">
      <Stack gap="0" minW="0">
        {camera_operator.full_name || '--'}
        {sent && (
          <Text fontSize="xs" color="fg.muted">
            Sent <TimeText iso={sent} />
          </Text>
        )}
      </Stack>
      <StateChip kind="offer" state={state} label={state_display} />
    </Flex>
  );
}
