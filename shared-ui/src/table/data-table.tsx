import { Box, chakra, useIsWide } from '@shootline/shared-ui';
import { useNavigate } from '@shootline/shared-ui/router';
import { type CSSProperties, type MouseEvent, type ReactNode, useMemo } from 'react';
import { cardColumns, frozenWidth, tableColumns, tracksOf } from './arrangement.ts';
import type { Column, ColumnSettings, Selection, Sort } from './column.ts';
import { CompactToolbar } from './compact-toolbar.tsx';
import { opensNewTab } from './open-row.ts';
import { SelectAll } from './selection.tsx';
import { SidewaysBar } from './sideways-bar.tsx';
import type { Direction } from './sort-button.tsx';
import { TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import type { GridMode } from './grid-mode.ts';
import { useResizing } from './use-resizing.ts';
import { isRowWindow } from './row-window.ts';
import { useSideways } from './use-sideways.ts';

export type DataTableProps<Row> = {
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  getRowId: (row: Row) => string;
  sort?: Sort | null;
  /** Asks for the other order of the field that the rows are sorted by, or for another field's. */
  onSortToggle?: (field: string) => void;
  rowHref?: (row: Row) => string | null | undefined;
  onRowOpen?: (row: Row) => void;
  selection?: Selection<Row>;
  isBusy?: boolean;
  footer?: ReactNode;
  /** Lets the user choose, order, resize and freeze the columns. */
  columnSettings?: ColumnSettings;
  /** Of `useGrid`: makes the table a grid; cards stay what they are. */
  grid?: GridMode<Row>;
};

function directionOf<Row>({ sortBy }: Column<Row>, sort?: Sort | null): Direction {
  if (!sort || sortBy !== sort.sortBy) return false;
  return sort.asc ? 'asc' : 'desc';
}

/**
 * A list of rows that the server has sorted: a table, or cards in windows below 960 px. A click on a
 * sortable header asks for its order to be reversed (S1 §2); a click on a row follows `rowHref` (in a
 * new tab with Ctrl, Cmd or the middle button, or where it is an absolute address) or calls
 * `onRowOpen`. For the keyboard, the cell of the title column holds the link itself. Of more than 100
 * rows only those in view are drawn.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, getRowId, sort, onSortToggle, rowHref, onRowOpen } = props;
  const { selection, isBusy, footer, columnSettings } = props;
  const isCompact = !useIsWide();
  const grid = isCompact ? undefined : props.grid;
  const navigate = useNavigate();
  const settings = columnSettings?.value;
  const hasBoxes = selection !== undefined;
  const columns = useMemo(
    () =>
      isCompact ? cardColumns(props.columns) : tableColumns(props.columns, settings, hasBoxes),
    [isCompact, props.columns, settings, hasBoxes],
  );
  const { template, least } = tracksOf(columns, hasBoxes);
  const { table, resizing } = useResizing(props.columns, columns, hasBoxes, columnSettings);
  const { head, region, bar, cut, onScroll } = useSideways();
  const isOverflowing = cut !== '';
  const isCounted = grid !== undefined || isRowWindow(rows.length);

  const open = (row: Row, event: MouseEvent) => {
    const href = rowHref?.(row);
    if (href && opensNewTab(href, event)) window.open(href, '_blank', 'noopener');
    else if (event.button !== 0) return;
    else if (onRowOpen) onRowOpen(row);
    else if (href) void navigate(href);
  };
  const cells = columns.map((column) => {
    const { sortBy } = column;
    const onSort = sortBy && onSortToggle ? () => onSortToggle(sortBy) : undefined;
    return { column, direction: directionOf(column, sort), onSort };
  });
  const selectAll = selection && (
    <SelectAll selection={selection} rows={rows} getRowId={getRowId} />
  );

  return (
    <Box
      ref={table}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      shadow="xs"
      overflow="clip"
      style={
        {
          '--columns': template,
          '--least': `${least}px`,
          '--frozen': `${frozenWidth(columns)}px`,
        } as CSSProperties
      }
    >
      {isCompact && (
        <CompactToolbar
          columns={props.columns}
          sort={sort}
          onSortToggle={onSortToggle}
          selectAll={selectAll}
        />
      )}
      <Table
        role="table"
        aria-label={label}
        aria-rowcount={isCounted ? rows.length + 1 : undefined}
        aria-colcount={grid && columns.length + (hasBoxes ? 1 : 0)}
        aria-busy={isBusy}
        opacity={isBusy ? 0.6 : 1}
        mb={footer ? undefined : '-1px'}
        data-cut={cut}
        {...grid?.root}
      >
        <TableHead
          ref={head}
          cells={cells}
          selectAll={selectAll}
          isCompact={isCompact}
          isCounted={isCounted}
          isGrid={grid !== undefined}
          resizing={resizing}
          onScroll={onScroll}
        />
        <ScrollingRows
          ref={region}
          role="rowgroup"
          onScroll={onScroll}
          id="list"
          // Where it scrolls sideways, the keyboard needs a stop there to do so.
          tabIndex={isOverflowing && !grid ? 0 : -1}
          {...(isOverflowing && { 'data-overflowing': '', 'aria-label': label })}
        >
          <table role="presentation" style={{ display: 'block' }}>
            <TableBody
              columns={columns}
              rows={rows}
              getRowId={getRowId}
              isCompact={isCompact}
              selection={selection}
              grid={grid}
              onOpen={rowHref || onRowOpen ? open : undefined}
            />
          </table>
        </ScrollingRows>
      </Table>
      {isOverflowing && <SidewaysBar ref={bar} onScroll={onScroll} />}
      {footer && (
        <Box px="4" py="4">
          {footer}
        </Box>
      )}
    </Box>
  );
}

const faded = {
  content: '""',
  position: 'absolute',
  insetBlock: '0',
  zIndex: '2',
  width: '8',
  pointerEvents: 'none',
} as const;

// A cut amount would read as another one: what is cut fades.
const Table = chakra('div', {
  base: {
    position: 'relative',
    fontVariantNumeric: 'tabular-nums',
    transition: 'opacity 0.15s',
    '&[data-cut~=start]::before': {
      ...faded,
      // Above the head.
      zIndex: '3',
      insetStart: 'var(--frozen)',
      bgImage: 'linear-gradient(90deg, var(--ui-colors-bg-panel) 30%, transparent)',
    },
    '&[data-cut~=end]::after': {
      ...faded,
      insetEnd: '0',
      bgImage: 'linear-gradient(-90deg, var(--ui-colors-bg-panel) 30%, transparent)',
    },
  },
});

const ScrollingRows = chakra('div', {
  base: {
    focusVisibleRing: 'inside',
    scrollPaddingInlineStart: 'var(--frozen)',
    '&[data-overflowing]': {
      overflowX: 'auto',
      overflowY: 'hidden',
      // The scrollbar is the one that stays in view.
      scrollbarWidth: 'none',
    },
  },
});
