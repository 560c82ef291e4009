import type { BoardRow } from '@shootline/shared-api';
import { Skeleton, Text } from '@shootline/shared-ui';
import type { Day } from '../days/day.ts';
import { placeText } from '../place-text.ts';
import { BoardEntry } from './board-entry.tsx';
import { WorkingDayLine } from './working-day-line.tsx';
import { ExpandableList, mostInCell } from './expandable-list.tsx';

/** A row of the board: a videographer and their entries by day. */
export function VideographerRow({
  row,
  days,
  isOther,
}: {
  row: BoardRow;
  days: readonly Day[];
  isOther: boolean;
}) {
  return (
    <tr>
      <th scope="row">
        {row.full_name}
        <Text as="span" display="block" fontWeight="normal" fontSize="xs" color="fg.muted">
          {placeText(row)}
        </Text>
      </th>
      {days.map((day) => (
        <td key={day}>
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
