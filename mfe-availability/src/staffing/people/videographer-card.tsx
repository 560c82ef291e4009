import { t, type BoardRow } from '@shootline/shared-api';
import { styled, Flex, RouterLink, Skeleton, Text } from '@shootline/shared-ui';
import type { Day } from '../../days/day.ts';
import { isDayOff } from '../../days/working-day.ts';
import { placeText } from '../../place-text.ts';
import { profilePath } from '../../profile-path.ts';
import { BoardEntry } from './board-entry.tsx';
import { ExpandableList } from './expandable-list.tsx';
import { CandidateChoice } from '../placement/candidate-choice.tsx';
import { useDropTarget } from '../placement/drag.ts';
import { WorkingDayLine } from './working-day-line.tsx';

/** A videographer and their entries on one day, for narrow windows. */
export function VideographerCard(props: {
  row: BoardRow;
  next: BoardRow | undefined;
  day: Day;
  isOther: boolean;
  heading: string | undefined;
}) {
  const { row, next, day, isOther, heading } = props;
  const { full_name, candidate, days } = row;
  const entries = days.find((one) => one.day === day)?.entries ?? [];
  const target = useDropTarget<HTMLLIElement>(candidate);
  return (
    <Card {...target}>
      {heading && (
        <Text fontSize="xs" fontWeight="semibold" color="fg.muted">
          {heading}
        </Text>
      )}
      <Flex justify="space-between" gap="3" fontSize="sm">
        <b>
          <RouterLink to={profilePath(row)}>{full_name}</RouterLink>
        </b>
        <Text as="span" color="fg.muted">
          {placeText(row)}
        </Text>
      </Flex>
      {candidate && (
        <div>
          <CandidateChoice candidate={candidate} next={next?.candidate} />
        </div>
      )}
      {!isOther && <WorkingDayLine row={row} day={day} />}
      {isOther ? (
        <Skeleton h="4" />
      ) : entries.length > 0 ? (
        <ExpandableList most={4}>
          {entries.map((entry) => (
            <BoardEntry key={entry.kind + entry.uuid} entry={entry} room="wide" />
          ))}
        </ExpandableList>
      ) : isDayOff(row.working_hours, day) ? null : (
        <Text fontSize="sm" color="fg.muted">
          {t('Free')}
        </Text>
      )}
    </Card>
  );
}

const Card = styled('li', {
  base: {
    display: 'grid',
    gap: '1',
    px: '3',
    py: '2',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l2',
    '&[data-over]': { bg: 'brand.muted', borderColor: 'brand.solid' },
    '& b': { fontWeight: 'semibold' },
  },
});
