import { t } from '@shootline/shared-api';
import { Box, styled, Stack, Text } from '@shootline/shared-ui';
import { useNow } from '@shootline/shared-ui/page-hooks';
import { Link } from '@shootline/shared-ui/router';
import type { ReactNode } from 'react';
import { type Day, dayInWords, dayText } from '../days/day.ts';
import { ExpandableList } from './people/expandable-list.tsx';
import { isFirstUnavailable, unavailable } from './placement/unavailable.ts';
import { usePlacement } from './placement/placement-context.ts';
import { UnstaffedCount } from './tray/unstaffed-count.tsx';
import { TrayEntry } from './tray/tray-entry.tsx';
import { FoldButton } from './people/folded-people.tsx';
import { VideographerCard } from './people/videographer-card.tsx';
import type { ShownBoard } from './use-board.ts';

/** One day of the board, for narrow windows: links to the days, then cards. */
export function BoardDay(
  props: ShownBoard & { day: Day; pathOf: (day: Day) => string; footer: ReactNode },
) {
  const { days, day, today, board, search, emptyText, fold, foldedRows, pathOf, footer } = props;
  const now = useNow(Infinity);
  const { rows, unstaffed, unstaffedCount, isOther } = board;
  const { way } = usePlacement();
  const unstaffedNow = isOther ? [] : unstaffed.filter((booking) => booking.day === day);
  const hasAll = unstaffedCount <= unstaffed.length;
  return (
    <Stack gap="4" aria-busy={board.isOutdated || board.isRefreshing}>
      <Box as="nav" aria-label={t('Days')}>
        <Days role="list">
          {days.map((one) => {
            const count = unstaffed.filter((booking) => booking.day === one).length;
            const isUnstaffed = count > 0 && !isOther;
            const name = dayText(one, 'ddd D MMMM');
            return (
              <li key={one}>
                <DayLink
                  to={pathOf(one)}
                  preventScrollReset
                  aria-current={one === day ? 'page' : undefined}
                  aria-label={
                    isUnstaffed ? t('{day}, {count} unstaffed', { day: name, count }) : name
                  }
                  data-unstaffed={isUnstaffed ? '' : undefined}
                >
                  <span>{dayText(one, 'ddd')}</span> <b>{dayText(one, 'D')}</b>
                </DayLink>
              </li>
            );
          })}
        </Days>
      </Box>
      <section aria-label={t('Unstaffed')}>
        <Title>{t('Unstaffed, {day}', { day: dayInWords(day, today) })}</Title>
        {unstaffedNow.length === 0 && hasAll && !isOther && (
          <Text fontSize="sm" color="fg.muted">
            {t('Everything is staffed.')}
          </Text>
        )}
        {!hasAll && <UnstaffedCount board={board} />}
        <ExpandableList most={20}>
          {unstaffedNow.map((booking) => (
            <TrayEntry key={booking.uuid} booking={booking} now={now} />
          ))}
        </ExpandableList>
      </section>
      <section aria-label={t('Videographers')}>
        <Title>{t('Videographers')}</Title>
        <Box mb="2">{search}</Box>
        {rows.length === 0 ? (
          <Text role="status" color="fg.muted">
            {emptyText}
          </Text>
        ) : (
          <People>
            {rows.map((row, index) => (
              <VideographerCard
                key={row.uuid}
                row={row}
                next={rows[index + 1]}
                day={day}
                isOther={isOther}
                heading={isFirstUnavailable(rows, index) ? unavailable[way] : undefined}
              />
            ))}
          </People>
        )}
        {fold && <FoldButton fold={fold} />}
        {foldedRows.length > 0 && (
          <People>
            {foldedRows.map((row) => (
              <VideographerCard
                key={row.uuid}
                row={row}
                next={undefined}
                day={day}
                isOther={isOther}
                heading={undefined}
              />
            ))}
          </People>
        )}
      </section>
      {footer}
    </Stack>
  );
}

function People({ children }: { children: ReactNode }) {
  return (
    <Stack as="ul" role="list" gap="2" listStyleType="none">
      {children}
    </Stack>
  );
}

const Title = styled('h3', { base: { mb: '2', fontSize: 'sm', fontWeight: 'semibold' } });

const Days = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: '1',
    listStyle: 'none',
  },
});

const DayLink = styled(Link, {
  base: {
    display: 'grid',
    justifyItems: 'center',
    position: 'relative',
    py: '1',
    minH: '11',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l1',
    fontSize: 'xs',
    lineHeight: '1.125rem',
    color: 'fg.muted',
    focusVisibleRing: 'outside',
    '& b': { fontSize: 'sm', fontWeight: 'semibold', color: 'fg' },
    _currentPage: { bg: 'brand.subtle', borderColor: 'brand.solid', color: 'brand.fg' },
    '&[data-unstaffed]::after': {
      content: '""',
      position: 'absolute',
      top: '1',
      insetEnd: '1',
      boxSize: '1.5',
      borderRadius: 'full',
      bg: 'red.solid',
    },
  },
});
