import type { BookingSummary } from '@shootline/shared-api';
import { Badge, formatDuration, TimeText } from '@shootline/shared-ui';
import { NoDate, Under } from '@shootline/shared-ui/table';

/** A shoot's day, time and duration in its own zone (S1 §2). */
export function ShootTime({ booking }: { booking: BookingSummary }) {
  const { date, duration, address, is_short_notice_booking } = booking;
  const zone = address?.timezone;
  if (!date) return <NoDate />;
  return (
    <>
      <TimeText iso={date} zone={zone} show="date" />
      {is_short_notice_booking && (
        <Badge size="xs" colorPalette="orange" ms="1.5">
          Short notice
        </Badge>
      )}
      <Under>
        <TimeText iso={date} zone={zone} show="time" />
        {duration !== null && ` · ${formatDuration(duration)}`}
      </Under>
    </>
  );
}
