import { type OwnCalendar, rich } from '@shootline/shared-api';
import { formatDate, TimeText } from '@shootline/shared-ui';

/** The time of the last successful reading, as a sentence. */
export function LastRead({ calendar, zone }: { calendar: OwnCalendar; zone: string }) {
  const { last_read } = calendar;
  return (
    <>
      {rich('Last read: {day}, {time}.', {
        day: formatDate(last_read, zone),
        time: <TimeText iso={last_read} zone={zone} show="time" />,
      })}
    </>
  );
}
