import { type Availability, useCurrentUser, t } from '@shootline/shared-api';
import { TimeText } from '@shootline/shared-ui';
import { CellSubline, DayAndTime } from '@shootline/shared-ui/table';
import { minutesText } from '../answer/minutes-text.ts';
import { useTimeLeft } from '../answer/use-time-left.ts';
import { arrivalOf } from '../answer/offer.queries.ts';

/** The end of the time to answer an open offer, and the exclusive time that is left of it. */
export function AnswerBy({ offer }: { offer: Availability }) {
  const { timezone } = useCurrentUser();
  const { exclusive_until: until, now, booking } = offer;
  const left = useTimeLeft(until, now, arrivalOf(now));
  // Once the exclusive time is over, an answer is possible until the shoot begins.
  if (until === null || !left) return <DayAndTime iso={booking.date} zone={booking.timezone} />;
  return (
    <>
      <TimeText iso={until} zone={timezone} show="time" />
      <CellSubline>{t('{time} left', { time: minutesText(Math.ceil(left / 60_000)) })}</CellSubline>
    </>
  );
}
