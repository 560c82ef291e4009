import { type BoardRow, t } from '@shootline/shared-api';
import { Skeleton, VisuallyHidden } from '@shootline/shared-ui';
import type { Day } from '../../days/day.ts';
import { isDayOff } from '../../days/working-day.ts';
import { BoardEntry, type EntryRoom } from './board-entry.tsx';
import { ExpandableList, mostInCell } from './expandable-list.tsx';
import { WorkingDayLine } from './working-day-line.tsx';

interface DayCellProps {
  row: BoardRow;
  day: Day;
  room: EntryRoom;
  isOther: boolean;
  /** Whether the picked booking is on this day and the videographer can have it. */
  isFit: boolean;
}

/** A videographer's day: their entries, or the hours in which they work. */
export function DayCell({ row, day, room, isOther, isFit }: DayCellProps) {
  const entries = row.days.find((one) => one.day === day)?.entries ?? [];
  const isOff = isDayOff(row.working_hours, day);
  return (
    <td data-fit={isFit ? '' : undefined} data-off={isOff ? '' : undefined}>
      {isOther ? (
        <Skeleton h="4" />
      ) : entries.length > 0 ? (
        <ExpandableList most={mostInCell}>
          {entries.map((entry) => (
            <BoardEntry key={entry.kind + entry.uuid} entry={entry} room={room} />
          ))}
        </ExpandableList>
      ) : room === 'wide' ? (
        <WorkingDayLine row={row} day={day} />
      ) : (
        isOff && <VisuallyHidden>{t('Day off')}</VisuallyHidden>
      )}
    </td>
  );
}
