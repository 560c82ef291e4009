import { type Availability, useCurrentUser, rich, t } from '@shootline/shared-api';
import { TimeText } from '@shootline/shared-ui';
import { CellSubline } from '@shootline/shared-ui/table';
import { minutesText } from '../answer/minutes-text.ts';
import { useTimeLeft } from '../answer/use-time-left.ts';
import { arrivalOf } from '../answer/offer.queries.ts';

const hour = 3_600_000;

/** Milliseconds in their largest fitting unit: '14 minutes left', '3 hours left', '2 days left'. */
function leftText(left: number): string {
  if (left < 2 * hour) return t('{time} left', { time: minutesText(Math.ceil(left / 60_000)) });
  return left < 48 * hour
    ? t('{hours} hours left', { hours: Math.floor(left / hour) })
    : t('{days} days left', { days: Math.floor(left / (24 * hour)) });
}

/** The time left to answer an open offer, and its end. */
export function AnswerBy({ offer }: { offer: Availability }) {
  const { timezone } = useCurrentUser();
  const { exclusive_until: until, now, booking } = offer;
  const exclusive = useTimeLeft(until, now, arrivalOf(now));
  if (booking.date === null) return null;
  // Once the exclusive time is over, an answer is possible until the shoot begins.
  const left = exclusive || Date.parse(booking.date) - Date.parse(now);
  return (
    <>
      {leftText(left)}
      <CellSubline>
        {until !== null && exclusive
          ? rich('until {time}', { time: <TimeText iso={until} zone={timezone} show="time" /> })
          : t('until the shoot')}
      </CellSubline>
    </>
  );
}
