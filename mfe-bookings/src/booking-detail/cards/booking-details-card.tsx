import { t, type Address, type Booking } from '@shootline/shared-api';
import { Badge, Box, formatDuration, TimeText } from '@shootline/shared-ui';
import { type Fact, FactsCard } from '../../facts/facts.tsx';
import { useBriefFacts } from '../../facts/use-brief-facts.ts';
import { WhereToUpload } from '../where-to-upload.tsx';
import { AddressFlags } from './address-flags.tsx';

interface BookingDetailsCardProps {
  booking: Booking;
  /** Whether the card of the shoot, with its time and place, is in view. */
  isBelowShoot: boolean;
}

export function BookingDetailsCard({ booking, isBelowShoot }: BookingDetailsCardProps) {
  const brief = useBriefFacts(booking, ['project-details', 'shoot-location'], { title: [] });
  const facts = isBelowShoot
    ? brief
    : [
        ...whenAndWhere(booking),
        ...brief,
        {
          label: t('Public Upload Link'),
          value: booking.hub_project && <WhereToUpload booking={booking} />,
          isWide: true,
        },
      ];
  return <FactsCard title={t('Booking Details')} columns={2} facts={facts} />;
}

function whenAndWhere(booking: Booking): Fact[] {
  const { address, duration } = booking;
  const zone = address?.timezone;
  const hasPlace = address?.formatted_address || address?.additional_details;
  return [
    { label: t('Address'), value: hasPlace && <Place address={address} />, isWide: true },
    {
      label: t('Arrival Date and time'),
      value: <TimeText iso={booking.arrival_and_setup_date} zone={zone} />,
    },
    {
      label: t('Shoot Date and time'),
      value: (
        <>
          <TimeText iso={booking.date} zone={zone} />
          {booking.is_short_notice_booking && (
            <Badge colorPalette="orange" ms="2">
              {t('Short notice')}
            </Badge>
          )}
        </>
      ),
    },
    { label: t('Length'), value: formatDuration(duration) },
  ];
}

function Place({ address }: { address: Address }) {
  return (
    <>
      {`${address.formatted_address} `}
      <AddressFlags address={address} />
      {address.additional_details && <Box color="fg.muted">{address.additional_details}</Box>}
    </>
  );
}
