import type { BoardRow } from '@shootline/shared-api';
import { RouterLink, Skeleton, Text } from '@shootline/shared-ui';
import type { Day } from '../days/day.ts';
import { placeText } from '../place-text.ts';
import { profilePath } from '../profile-path.ts';
import { conflictOf } from '../widgets/picker/conflict.ts';
import { BoardEntry } from './board-entry.tsx';
import { WorkingDayLine } from './working-day-line.tsx';
import { CandidateChoice } from './placement/candidate-choice.tsx';
import { useDropTarget } from './placement/drag.ts';
import { usePlacement } from './placement/placement-context.ts';
import { ExpandableList, mostInCell } from './expandable-list.tsx';

/** A row of the board: a videographer and their entries by day. */
export function VideographerRow({
  row,
  next,
  days,
  isOther,
}: {
  row: BoardRow;
  next: BoardRow | undefined;
  days: readonly Day[];
  isOther: boolean;
}) {
  const { picked, way } = usePlacement();
  const isFit = row.candidate && !conflictOf(row.candidate, way);
  const target = useDropTarget<HTMLTableRowElement>(row.candidate);
  return (
    <tr {...target}>
      <th scope="row">
        <RouterLink to={profilePath(row)}>{row.full_name}</RouterLink>
        <Text as="span" display="block" fontWeight="normal" fontSize="xs" color="fg.muted">
          {placeText(row)}
        </Text>
        {row.candidate && <CandidateChoice candidate={row.candidate} next={next?.candidate} />}
      </th>
      {days.map((day) => (
        <td key={day} data-fit={isFit && picked?.day === day ? '' : undefined}>
          {isOther ? (
            <Skeleton h="4" />
          ) : (
            <>
              <WorkingDayLine row={row} day={day} />
              <ExpandableList most={mostInCell}>
                {row.days
                  .find((one) => one.day === day)
                  ?.entries.map((entry) => (
                    <BoardEntry key={entry.kind + entry.uuid} entry={entry} />
                  ))}
              </ExpandableList>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
