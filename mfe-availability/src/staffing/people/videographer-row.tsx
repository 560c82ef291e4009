import type { BoardRow } from '@shootline/shared-api';
import { RouterLink, Text } from '@shootline/shared-ui';
import type { Day } from '../../days/day.ts';
import { placeText } from '../../place-text.ts';
import { profilePath } from '../../profile-path.ts';
import { conflictOf } from '../../widgets/picker/conflict.ts';
import type { EntryRoom } from './board-entry.tsx';
import { DayCell } from './day-cell.tsx';
import { CandidateChoice } from '../placement/candidate-choice.tsx';
import { useDropTarget } from '../placement/drag.ts';
import { usePlacement } from '../placement/placement-context.ts';

/** A row of the board: a videographer and their entries by day. */
export function VideographerRow(props: {
  row: BoardRow;
  next: BoardRow | undefined;
  days: readonly Day[];
  room: EntryRoom;
  isOther: boolean;
}) {
  const { row, next, days, room, isOther } = props;
  const { picked, way } = usePlacement();
  const isFit = row.candidate !== null && !conflictOf(row.candidate, way);
  const target = useDropTarget<HTMLTableRowElement>(row.candidate);
  return (
    <tr {...target}>
      <th scope="row">
        <RouterLink to={profilePath(row)} display="block" truncate>
          {row.full_name}
        </RouterLink>
        <Text as="span" display="block" truncate fontWeight="normal" fontSize="xs" color="fg.muted">
          {placeText(row)}
        </Text>
        {row.candidate && <CandidateChoice candidate={row.candidate} next={next?.candidate} />}
      </th>
      {days.map((day) => (
        <DayCell
          key={day}
          row={row}
          day={day}
          room={room}
          isOther={isOther}
          isFit={isFit && picked?.day === day}
        />
      ))}
    </tr>
  );
}
