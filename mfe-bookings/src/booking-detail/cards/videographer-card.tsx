import type { Booking } from '@shootline/shared-api';
import { StateChip } from '@shootline/shared-ui';
import { Detail, DetailList, InfoCard } from '@shootline/shared-ui/card';
import { ContactBlock } from '@shootline/shared-ui/contact-block';
import { AvailabilityList } from '../availability-list.tsx';

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
            {booking_availabilities.length > 0 && <AvailabilityList booking={booking} />}
          </Detail>
        )}
      </DetailList>
    </InfoCard>
  );
}
