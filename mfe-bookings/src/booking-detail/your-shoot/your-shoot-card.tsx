import {
  type Address,
  type Booking,
  type TotalCost,
  type Travel,
  t,
  listText,
} from '@shootline/shared-api';
import { costText, wayText } from '@shootline/shared-api/values';
import {
  Box,
  Button,
  ExternalLink,
  Flex,
  formatDate,
  formatDuration,
  Stack,
  Text,
  TimeText,
} from '@shootline/shared-ui';
import { Detail, DetailList, InfoCard } from '@shootline/shared-ui/card';
import { approveCallSheet } from '../../actions/approve-call-sheet.ts';
import { useBookingActions } from '../../action-engine/booking-actions.tsx';
import { downloadBookingFile } from '../../bookings/booking-file.queries.ts';
import { callSheetRefusal, outdatedSheet } from '../../call-sheet/call-sheet-refusal.ts';
import { LateSheetReading } from '../../call-sheet/late-sheet-reading.tsx';
import { sheetFileOf } from '../../call-sheet/sheet-file.ts';
import { SheetStatus } from '../../call-sheet/sheet-status.tsx';
import { DownloadButton } from '@shootline/shared-ui/files';
import { AddressFlags } from '../cards/address-flags.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { WhereToUpload } from '../where-to-upload.tsx';
import { ContactLinks } from './contact-links.tsx';
import { mapLink } from './map-link.ts';

interface YourShootCardProps {
  booking: Booking;
  /** Whether other cards leave out what it shows. */
  isAlone: boolean;
}

/** The assigned videographer's facts for the day, arrival time and place first. */
export function YourShootCard({ booking, isAlone }: YourShootCardProps) {
  const { date, duration, address, permissions, total_camera_operator_cost: pay } = booking;
  const fees = booking.cancellation_fees.flatMap(({ camera_operator_cost: cost }) => cost ?? []);
  return (
    <InfoCard title={t('Your Shoot')} actions={date && <AddToCalendar booking={booking} />}>
      <DetailList>
        <Arrival booking={booking} />
        {booking.travel && <LeaveBy travel={booking.travel} zone={address?.timezone} />}
        <Detail label={t('Shoot')}>
          {date && (
            <>
              <TimeText
                iso={date}
                zone={address?.timezone}
                show={isOnArrivalDay(booking) ? 'time' : 'datetime'}
              />
              {`, ${formatDuration(duration)}`}
            </>
          )}
        </Detail>
        <Detail label={t('Address')}>
          {address && <Directions address={address} isAlone={isAlone} />}
        </Detail>
        <Detail label={t('Contact on the day')}>
          <ContactLinks booking={booking} />
        </Detail>
        <Detail label={t('Footage')}>
          {booking.hub_project && (
            <WhereToUpload booking={booking} linkText={t('Upload the footage')} />
          )}
        </Detail>
      </DetailList>
      <Flex mt="4" columnGap="6" rowGap="4" justify="space-between" wrap="wrap">
        <DetailList>
          <Detail label={t('Call Sheet')} fallback={t('There is currently no call sheet.')}>
            {booking.call_sheet && <Sheet booking={booking} isAlone={isAlone} />}
          </Detail>
        </DetailList>
        {permissions.read_camera_operator_cost && pay && (
          <DetailList>
            <Detail label={t('Your pay')}>
              <Text fontWeight="semibold" whiteSpace="nowrap">
                {costText(pay)}
              </Text>
              {fees.length > 0 && (
                <Text fontSize="xs" color="fg.muted">
                  {feesText(fees)}
                </Text>
              )}
            </Detail>
          </DetailList>
        )}
      </Flex>
      {isAlone && booking.call_sheet && (
        <Stack gap="2" mt="2">
          {booking.call_sheet.is_outdated && <Text fontSize="xs">{outdatedSheet}</Text>}
          <LateSheetReading booking={booking} sheet={booking.call_sheet} />
        </Stack>
      )}
    </InfoCard>
  );
}

/** Whether the day of the shoot is the one shown with the arrival. */
function isOnArrivalDay({ date, arrival_and_setup_date: arrival, address }: Booking): boolean {
  const zone = address?.timezone;
  return formatDate(arrival ?? date, zone) === formatDate(date, zone);
}

/** Names the part of the pay that is for fees. */
function feesText(fees: TotalCost[]): string {
  return t(
    '{count, plural, one {including a cancellation fee of {amounts}} other {including cancellation fees of {amounts}}}',
    { count: fees.length, amounts: listText(fees.map(costText)) },
  );
}

/** The arrival time in large type, to be read while driving; the shoot's if no arrival is set. */
function Arrival({
  booking: { arrival_and_setup_date: arrival, date, address },
}: {
  booking: Booking;
}) {
  const iso = arrival ?? date;
  const zone = address?.timezone;
  return (
    <Detail label={t('Arrive at')}>
      {iso && (
        <>
          <Text as="span" display="block" fontSize="2xl" fontWeight="bold" lineHeight="1.2">
            <TimeText iso={iso} zone={zone} show="time" />
          </Text>
          <TimeText iso={iso} zone={zone} show="date" />
        </>
      )}
    </Detail>
  );
}

/** When to leave for the shoot, by an estimate. */
function LeaveBy({ travel, zone }: { travel: Travel; zone: string | undefined }) {
  const estimate = t('Estimated: {way}', { way: wayText(travel) });
  return (
    <Detail label={travel.is_late ? t('Travel') : t('Leave by')}>
      {travel.is_late ? (
        t('The shoot before leaves too little time.')
      ) : (
        <TimeText iso={travel.leave_by} zone={zone} show="time" />
      )}
      <Text fontSize="sm" color="fg.muted">
        {estimate}
      </Text>
    </Detail>
  );
}

function Directions({ address, isAlone }: { address: Address; isAlone: boolean }) {
  const { formatted_address: place, additional_details } = address;
  if (!place && !additional_details) return <>{t('Not specified')}</>;
  return (
    <>
      {place && <ExternalLink href={mapLink(place)}>{place}</ExternalLink>}
      {isAlone && <AddressFlags address={address} />}
      {additional_details && <Box color="fg.muted">{additional_details}</Box>}
    </>
  );
}

function Sheet({ booking, isAlone }: YourShootCardProps) {
  const { call_sheet: sheet, uuid, permissions } = booking;
  const { open } = useBookingActions();
  const file = sheetFileOf(booking);
  if (!sheet) return null;
  // Until the shoot can be completed, approving is the next step, which already has a button.
  const canApprove = permissions.make_shoot_completed && callSheetRefusal(booking) === null;
  return (
    <>
      {t('Version {version}', { version: sheet.version })}
      <SheetStatus sheet={sheet} />
      <Flex wrap="wrap" gap="2" mt="1">
        {file && (
          <DownloadButton
            label={t('Download')}
            fileName={file.name}
            load={() => downloadBookingFile(uuid, file.uuid)}
          />
        )}
        {isAlone && canApprove && (
          <Button size="sm" variant="outline" onClick={() => open(approveCallSheet, booking)}>
            {t('Approve Call Sheet')}
          </Button>
        )}
      </Flex>
    </>
  );
}
