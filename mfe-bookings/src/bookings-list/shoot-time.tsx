import { t, type BookingSummary } from '@shootline/shared-api';
import { Badge } from '@shootline/shared-ui';
import { DayAndTime } from '@shootline/shared-ui/table';

/** A shoot's day, time and duration in its own zone, with a mark for short notice. */
export function ShootTime({ booking }: { booking: BookingSummary }) {
  const { date, duration, address, is_short_notice_booking } = booking;
  return (
    <DayAndTime iso={date} zone={address?.timezone} hours={duration}>
      {is_short_notice_booking && (
        <Badge colorPalette="orange" ms="1">
          {t('Short notice')}
        </Badge>
      )}
    </DayAndTime>
  );
}
