import { t } from '@shootline/shared-api';
import { Box, styled, VisuallyHidden } from '@shootline/shared-ui';
import type { ReactNode, Ref, UIEvent } from 'react';
import type { ShownColumn } from './columns/arrangement.ts';
import { BOX_COLUMN } from './grid-mode.ts';
import { ResizeHandle, type Resizing } from './columns/resize-handle.tsx';
import { cellPadding, frozen, HEAD_HEIGHT, rowGrid } from './rows/row-styles.ts';
import { type Direction, SortButton } from './sort-button.tsx';

export type HeaderCell<Row> = {
  column: ShownColumn<Row>;
  direction: Direction;
  onSort?: () => void;
};

const ariaSort = { asc: 'ascending', desc: 'descending', none: 'none' } as const;
const justify = { start: 'flex-start', center: 'center', end: 'flex-end' } as const;

function Header<Row>({
  column,
  direction,
  onSort,
  resizing,
  place,
}: HeaderCell<Row> & { resizing?: Resizing; place?: GridPlace }) {
  const { header, align = 'start', isHeaderHidden, frozenAt } = column;
  const text = isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header;
  return (
    <Th
      role="columnheader"
      {...place}
      aria-sort={onSort ? ariaSort[direction || 'none'] : undefined}
      textAlign={align}
      justifyContent={justify[align]}
      data-frozen={frozenAt === undefined ? undefined : ''}
      style={{ insetInlineStart: frozenAt }}
    >
      {onSort ? (
        <SortButton header={header} direction={direction} align={align} onSort={onSort} />
      ) : (
        text
      )}
      {resizing && !isHeaderHidden && <ResizeHandle columnId={column.id} resizing={resizing} />}
    </Th>
  );
}

/** The position of a header in a grid. */
interface GridPlace {
  'data-column': string;
  'aria-colindex': number;
  tabIndex: -1;
}

export interface TableHeadProps<Row> {
  ref?: Ref<HTMLDivElement>;
  cells: HeaderCell<Row>[];
  selectAll?: ReactNode;
  isCompact: boolean;
  isCounted: boolean;
  isGrid: boolean;
  resizing?: Resizing;
  onScroll: (event: UIEvent<HTMLElement>) => void;
}

/**
 * The header row, which stays under the top bar while the page scrolls; in narrow windows it is for screen
 * readers only, as the rows are cards.
 */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { ref, cells, selectAll, isCompact, isCounted, isGrid, resizing, onScroll } = props;
  const placeOf = (columnId: string, index: number): GridPlace | undefined =>
    isGrid ? { 'data-column': columnId, 'aria-colindex': index, tabIndex: -1 } : undefined;
  const boxes = selectAll === undefined ? 0 : 1;
  const hasFrozen = cells.some(({ column }) => column.frozenAt !== undefined);
  const row = (
    <HeadRow role="row" aria-rowindex={isCounted ? 1 : undefined}>
      {selectAll !== undefined && (
        <Th
          role="columnheader"
          {...placeOf(BOX_COLUMN, 1)}
          aria-label={isGrid ? t('Select') : undefined}
          data-cell="box"
          data-frozen={hasFrozen ? '' : undefined}
          style={{ insetInlineStart: hasFrozen ? 0 : undefined }}
        >
          {isCompact ? t('Select') : selectAll}
        </Th>
      )}
      {cells.map((cell, index) => (
        <Header
          key={cell.column.id}
          {...cell}
          place={placeOf(cell.column.id, index + boxes + 1)}
          onSort={isCompact ? undefined : cell.onSort}
          resizing={isCompact ? undefined : resizing}
        />
      ))}
    </HeadRow>
  );
  if (isCompact) {
    return (
      <VisuallyHidden asChild>
        <div role="rowgroup">{row}</div>
      </VisuallyHidden>
    );
  }
  return (
    <Box
      ref={ref}
      role="rowgroup"
      position="sticky"
      top="var(--top-bar-height)"
      zIndex="2"
      overflow="hidden"
      onScroll={onScroll}
    >
      {row}
    </Box>
  );
}

const HeadRow = styled('div', {
  base: {
    ...rowGrid,
    gridAutoRows: `minmax(${HEAD_HEIGHT - 1}px, auto)`,
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
  },
});

const Th = styled('div', {
  base: {
    ...cellPadding,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minW: '0',
    fontSize: 'xs',
    fontWeight: 'semibold',
    color: 'fg.muted',
    lineHeight: '1.2',
    overflowWrap: 'break-word',
    '&[data-cell=box]': { px: '0', justifyContent: 'center' },
    '&[data-frozen]': frozen,
  },
});
