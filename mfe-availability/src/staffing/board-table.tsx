import { t, type UnstaffedBooking } from '@shootline/shared-api';
import { Box, chakra, Text, VisuallyHidden } from '@shootline/shared-ui';
import { Fragment, type ReactNode } from 'react';
import { type Day, dayText } from '../days/day.ts';
import { ExpandableList, mostInCell } from './expandable-list.tsx';
import { isFirstUnavailable, unavailable } from './placement/unavailable.ts';
import { usePlacement } from './placement/placement-context.ts';
import { UnstaffedCount } from './unstaffed-count.tsx';
import { UnstaffedEntry } from './unstaffed-entry.tsx';
import type { ShownBoard } from './use-board.ts';
import { VideographerRow } from './videographer-row.tsx';

function UnstaffedCell({ bookings, today }: { bookings: UnstaffedBooking[]; today: Day }) {
  return (
    <ExpandableList most={mostInCell}>
      {bookings.map((booking) => (
        <UnstaffedEntry key={booking.uuid} booking={booking} today={today} />
      ))}
    </ExpandableList>
  );
}

/** The days as a table with a column for each day: unstaffed bookings on top, then videographers. */
export function BoardTable({
  days,
  today,
  board,
  search,
  emptyText,
  footer,
}: ShownBoard & { footer: ReactNode }) {
  const { rows, unstaffed, unstaffedCount, isOther } = board;
  const { way } = usePlacement();
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" shadow="xs" overflow="clip">
      <Table aria-label={t('Staffing Board')} aria-busy={board.isOutdated || board.isRefreshing}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('Videographer')}</VisuallyHidden>
              {search}
            </th>
            {days.map((day) => (
              <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
                {dayText(day, 'ddd D MMM')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr data-unstaffed="">
            <th scope="row">
              {unstaffedCount === 0 && !isOther ? (
                t('Everything is staffed.')
              ) : (
                <>
                  {t('Unstaffed')} <UnstaffedCount board={board} />
                </>
              )}
            </th>
            {days.map((day) => (
              <td key={day}>
                <UnstaffedCell
                  bookings={isOther ? [] : unstaffed.filter((booking) => booking.day === day)}
                  today={today}
                />
              </td>
            ))}
          </tr>
        </tbody>
        <tbody>
          {rows.map((row, index) => (
            <Fragment key={row.uuid}>
              {isFirstUnavailable(rows, index) && (
                <tr>
                  <th colSpan={days.length + 1} scope="rowgroup">
                    {unavailable[way]}
                  </th>
                </tr>
              )}
              <VideographerRow row={row} next={rows[index + 1]} days={days} isOther={isOther} />
            </Fragment>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={days.length + 1}>
                <Text role="status" py="8" textAlign="center" fontSize="sm" color="fg.muted">
                  {emptyText}
                </Text>
              </td>
            </tr>
          )}
        </tbody>
      </Table>
      <Box p="4">{footer}</Box>
    </Box>
  );
}

const edge = { borderBottomWidth: '1px', borderColor: 'border.muted' } as const;

const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0',
    fontSize: 'sm',
    '& th': {
      textAlign: 'start',
      verticalAlign: 'top',
      fontWeight: 'semibold',
      px: '2',
      py: '1.5',
    },
    '& thead th': {
      position: 'sticky',
      top: 'var(--top-bar-height)',
      zIndex: '2',
      h: '9',
      bg: 'bg.subtle',
      borderBottomWidth: '1px',
      fontSize: 'xs',
      color: 'fg.muted',
      verticalAlign: 'middle',
      '&:first-of-type': { width: '11rem', ps: '4', insetInlineStart: '0', zIndex: '3' },
      '&[aria-current]': { color: 'brand.fg' },
    },
    '& tbody th': {
      ...edge,
      position: 'sticky',
      insetInlineStart: '0',
      zIndex: '1',
      ps: '4',
      bg: 'bg.panel',
      overflowWrap: 'anywhere',
      lineHeight: '1.25',
    },
    '& td': {
      ...edge,
      h: '11',
      p: '1',
      verticalAlign: 'top',
      borderInlineStartWidth: '1px',
      '& a': { scrollMarginTop: '3rem' },
    },
    '& td[data-fit]': { bg: 'brand.subtle' },
    '& tr[data-over] > *': {
      bg: 'brand.muted',
      borderBlockWidth: '1px',
      borderColor: 'brand.solid',
    },
    '& th[colspan]': { fontSize: 'xs', color: 'fg.muted', bg: 'bg.subtle' },
    '& td[colspan]': { borderInlineStartWidth: '0' },
    '& [data-unstaffed] > *': { bg: 'bg.subtle', borderBottomWidth: '2px', borderColor: 'border' },
  },
});
