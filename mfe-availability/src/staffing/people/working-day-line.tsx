import { type BoardRow, useCurrentUser, zoneName } from '@shootline/shared-api';
import { wallText } from '@shootline/shared-api/values';
import { Text } from '@shootline/shared-ui';
import { isoDayOf } from '@shootline/shared-api/values';
import type { Day } from '../../days/day.ts';
import { isDayOff, workingDayText } from '../../days/working-day.ts';

/** A videographer's day off or working hours on a day, in their own zone; nothing without set hours. */
export function WorkingDayLine({
  row,
  day,
}: {
  row: Pick<BoardRow, 'timezone' | 'working_hours'>;
  day: Day;
}) {
  const { timezone: zone } = useCurrentUser();
  const { timezone, working_hours: hours } = row;
  const text = workingDayText(hours, day);
  if (!text) return null;
  const noon = new Date(`${isoDayOf(day)}T12:00:00Z`);
  const isElsewhere = wallText(noon, timezone) !== wallText(noon, zone);
  const isOff = isDayOff(hours, day);
  const shown = isElsewhere && !isOff ? `${text} ${zoneName(timezone, noon)}` : text;
  return (
    <Text fontSize="xs" color="fg.muted" px="1" truncate title={shown}>
      {shown}
    </Text>
  );
}
