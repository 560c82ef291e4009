import type { BookingSummary } from '@shootline/shared-api';
import { Badge, Box, formatDuration, Text, TimeText } from '@shootline/shared-ui';

/** A shoot's day, time and duration in its own zone (S1 §2). */
export function ShootTime({ booking }: { booking: BookingSummary }) {
  const { date, duration, address, is_short_notice_booking } = booking;
  const zone = address?.timezone;
  if (!date) return <>N/A</>;
  return (
    <Box>
      <TimeText iso={date} zone={zone} show="date" />
      <Text fontSize="xs" color="fg.muted">
        <TimeText iso={date} zone={zone} show="time" />
        {duration !== null && ` · ${formatDuration(duration)}`}
      </Text>
      {is_short_notice_booking && (
        <Badge size="sm" colorPalette="orange" mt="1">
          Short notice
        </Badge>
      )}
    </Box>
  );
}
