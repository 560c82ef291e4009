import type { Address, Booking } from '@shootline/shared-api';
import { Badge, Box, formatDuration, TimeText } from '@shootline/shared-ui';
import { Detail, DetailList, InfoCard } from '@shootline/shared-ui/card';
import { BriefDetails } from '../brief-details.tsx';
import { WhereToUpload } from '../where-to-upload.tsx';

export function BookingDetailsCard({ booking }: { booking: Booking }) {
  const zone = booking.address?.timezone;
  return (
    <InfoCard title="Booking Details">
      <DetailList columns={2}>
        <Detail label="Address" wide>
          {booking.address && <Place address={booking.address} />}
        </Detail>
        <Detail label="Arrival Date and time">
          <TimeText iso={booking.arrival_and_setup_date} zone={zone} />
        </Detail>
        <Detail label="Shoot Date and time">
          <TimeText iso={booking.date} zone={zone} />
          {booking.is_short_notice_booking && (
            <Badge size="sm" colorPalette="orange" ms="2">
              Short notice
            </Badge>
          )}
        </Detail>
        <Detail label="Length">{formatDuration(booking.duration)}</Detail>
        <BriefDetails
          booking={booking}
          sections={['project-details', 'shoot-location']}
          own={{ title: null }}
        />
        <Detail label="Public Upload Link" wide>
          {booking.hub_project && <WhereToUpload booking={booking} />}
        </Detail>
      </DetailList>
    </InfoCard>
  );
}

function Place({ address }: { address: Address }) {
  const { formatted_address, additional_details, is_manual, verified, route } = address;
  const isStreetTyped = !is_manual && verified === 'town' && route !== '';
  if (!formatted_address && !additional_details) return <>Not specified</>;
  return (
    <>
      {formatted_address}
      {is_manual && (
        <Badge size="sm" colorPalette="gray" ms="2">
          Entered Manually
        </Badge>
      )}
      {isStreetTyped && (
        <Badge size="sm" colorPalette="gray" ms="2">
          Street as typed
        </Badge>
      )}
      {additional_details && <Box color="fg.muted">{additional_details}</Box>}
    </>
  );
}
