import { t, rich, type Availability, translated, numberText } from '@shootline/shared-api';
import { formatMoney } from '@shootline/shared-api/values';
import { Box, formatDuration, StateChip, Text, TimeText } from '@shootline/shared-ui';
import { Detail, DetailList } from '@shootline/shared-ui/card';
import { ContactBlock } from '@shootline/shared-ui/contact-block';
import { travelLine } from '../entries/travel-line.ts';
import type { Reader } from './status-text.ts';

const assignments = {
  none: t('No Videographer is currently assigned to this booking.'),
  own: t('You are currently assigned to this booking.'),
  other: t('Another Videographer is currently assigned to this booking.'),
} as const;

function Pay({ pay }: { pay: NonNullable<Availability['pay']> }) {
  const money = (amount: number) => formatMoney(amount, pay.currency);
  return (
    <>
      <Text as="span" display="block" fontWeight="semibold">
        {money(pay.total_cost_amount)}
      </Text>
      {pay.base_cost_amount !== pay.total_cost_amount && (
        <Text as="span" display="block" fontSize="xs" color="fg.muted">
          {t('{base} and {additional} additional', {
            base: money(pay.base_cost_amount),
            additional: money(pay.additional_cost_amount),
          })}
        </Text>
      )}
    </>
  );
}

/** The date, length and place: all that signed-out readers see of the shoot, with its video type. */
function Shoot({ offer: { booking, distance_km: distance, travel }, reader }: BriefProps) {
  const { date, arrival_and_setup_date: arrival, duration, timezone, location } = booking;
  return (
    <>
      <Detail label={t('Date and time')}>
        {date && (
          <>
            <TimeText iso={date} zone={timezone} />
            {arrival && (
              <Text as="span" display="block" fontSize="xs" color="fg.muted">
                {rich('Arrive at {time}', {
                  time: <TimeText iso={arrival} zone={timezone} show="time" />,
                })}
              </Text>
            )}
            {travel && (
              <Text as="span" display="block" fontSize="xs" color="fg.muted">
                {travelLine(travel, timezone)}
              </Text>
            )}
          </>
        )}
      </Detail>
      <Detail label={t('Length')}>{duration !== null && formatDuration(duration)}</Detail>
      <Detail label={t('Location')}>
        {location && (
          <>
            {location}
            {distance !== null && (
              <Text as="span" display="block" fontSize="xs" color="fg.muted">
                {reader === 'staff'
                  ? t('{distance} km from their home', { distance: numberText(distance) })
                  : t('{distance} km from your home', { distance: numberText(distance) })}
              </Text>
            )}
          </>
        )}
      </Detail>
    </>
  );
}

function VideoType({ offer: { booking } }: Pick<BriefProps, 'offer'>) {
  const { video_type, video_type_display, video_type_details } = booking;
  return (
    <>
      <Detail label={t('Video type')}>
        {video_type_display && translated(video_type_display)}
      </Detail>
      {video_type === 'other' && video_type_details && (
        <Detail label={t('Video type details')}>{video_type_details}</Detail>
      )}
    </>
  );
}

interface BriefProps {
  offer: Availability;
  reader: Reader;
}

/** The facts of a shoot that a videographer needs before accepting it. */
export function Brief({ offer, reader }: BriefProps) {
  const { booking, pay, state, state_display, assignment } = offer;
  if (reader === 'nobody') {
    return (
      <DetailList columns={2}>
        <Shoot offer={offer} reader={reader} />
        <VideoType offer={offer} />
      </DetailList>
    );
  }
  return (
    <DetailList columns={2}>
      <Shoot offer={offer} reader={reader} />
      {pay && (
        <Detail label={t('Pay')}>
          <Pay pay={pay} />
        </Detail>
      )}
      <Detail label={t('Client')}>{booking.client?.name}</Detail>
      <Detail label={t('Contact on Day')}>
        {booking.contact_on_day && <ContactBlock {...booking.contact_on_day} />}
      </Detail>
      <VideoType offer={offer} />
      <Detail label={t('Assignment')}>{assignments[assignment]}</Detail>
      <Detail label={reader === 'staff' ? t('Availability') : t('Your availability')}>
        <Box as="span" display="inline-flex">
          <StateChip kind="offer" state={state} label={state_display} />
        </Box>
      </Detail>
    </DetailList>
  );
}
