import { t } from '@shootline/shared-api';
import { Box, styled, Text, VisuallyHidden } from '@shootline/shared-ui';
import { Fragment, type ReactNode } from 'react';
import { type Day, dayText } from '../days/day.ts';
import type { EntryRoom } from './people/board-entry.tsx';
import { FoldButton } from './people/folded-people.tsx';
import { VideographerRow } from './people/videographer-row.tsx';
import { usePlacement } from './placement/placement-context.ts';
import { isFirstUnavailable, unavailable } from './placement/unavailable.ts';
import type { ShownBoard } from './use-board.ts';

/** The room of a day's column, given their number. */
function roomIn(days: readonly Day[]): EntryRoom {
  if (days.length <= 7) return 'wide';
  return days.length <= 14 ? 'narrow' : 'tiny';
}

function DayHead({ day, today, room }: { day: Day; today: Day; room: EntryRoom }) {
  const name = dayText(day, 'ddd D MMM');
  return (
    <th scope="col" aria-current={day === today ? 'date' : undefined}>
      {room === 'wide' ? (
        name
      ) : (
        <>
          <VisuallyHidden>{name}</VisuallyHidden>
          <span aria-hidden>
            {dayText(day, 'ddd').slice(0, room === 'tiny' ? 1 : undefined)} {dayText(day, 'D')}
          </span>
        </>
      )}
    </th>
  );
}

/** The board's days as a table: a row for each videographer, a column for each day. */
export function BoardTable({
  days,
  today,
  board,
  search,
  emptyText,
  fold,
  foldedRows,
  footer,
}: ShownBoard & { footer: ReactNode }) {
  const { rows, isOther } = board;
  const { way } = usePlacement();
  const room = roomIn(days);
  return (
    <Box
      flex="1"
      minW="0"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      shadow="xs"
      overflow="clip"
    >
      <Table
        aria-label={t('Staffing Board')}
        aria-busy={board.isOutdated || board.isRefreshing}
        data-room={room}
      >
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('Videographer')}</VisuallyHidden>
              {search}
            </th>
            {days.map((day) => (
              <DayHead key={day} day={day} today={today} room={room} />
            ))}
          </tr>
        </thead>
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
              <VideographerRow
                row={row}
                next={rows[index + 1]}
                days={days}
                room={room}
                isOther={isOther}
              />
            </Fragment>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={days.length + 1}>
                <Text role="status" py="4" textAlign="center" fontSize="sm" color="fg.muted">
                  {emptyText}
                </Text>
              </td>
            </tr>
          )}
        </tbody>
        {fold && (
          <tbody>
            <tr>
              <td colSpan={days.length + 1}>
                <FoldButton fold={fold} />
              </td>
            </tr>
            {foldedRows.map((row) => (
              <VideographerRow
                key={row.uuid}
                row={row}
                next={undefined}
                days={days}
                room={room}
                isOther={isOther}
              />
            ))}
          </tbody>
        )}
      </Table>
      <Box p="3">{footer}</Box>
    </Box>
  );
}

const edge = { borderBottomWidth: '1px', borderColor: 'border.muted' } as const;

const Table = styled('table', {
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
      py: '1',
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
      '&:first-of-type': { width: '10rem', ps: '3', insetInlineStart: '0', zIndex: '3' },
      '&[aria-current]': { color: 'brand.fg' },
    },
    '&:not([data-room=wide]) thead th:not(:first-of-type)': {
      px: '0',
      textAlign: 'center',
      lineHeight: '1',
    },
    '& tbody th': {
      ...edge,
      position: 'sticky',
      insetInlineStart: '0',
      zIndex: '1',
      ps: '3',
      bg: 'bg.panel',
      overflowWrap: 'anywhere',
      lineHeight: '1.25',
    },
    '& td': {
      ...edge,
      h: '10',
      p: '1',
      verticalAlign: 'top',
      borderInlineStartWidth: '1px',
      '& a': { scrollMarginTop: '3rem' },
    },
    '& td[data-off]': { bg: 'bg.subtle' },
    '& td[data-fit]': { bg: 'brand.subtle' },
    '& tr[data-over] > *': {
      bg: 'brand.muted',
      borderBlockWidth: '1px',
      borderColor: 'brand.solid',
    },
    '& th[colspan]': { fontSize: 'xs', color: 'fg.muted', bg: 'bg.subtle' },
    '& td[colspan]': { borderInlineStartWidth: '0', bg: 'bg.panel', verticalAlign: 'middle' },
  },
});
