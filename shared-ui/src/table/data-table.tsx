import { Box, useIsDesktop } from '@shootline/shared-ui';
import { useNavigate } from '@shootline/shared-ui/router';
import { type CSSProperties, type MouseEvent, type ReactNode, useMemo } from 'react';
import { cardColumns, frozenWidth, tableColumns, tracksOf } from './columns/arrangement.ts';
import type { Column, ColumnSettings, Selection, Sort } from './columns/column.ts';
import { CompactToolbar } from './compact-toolbar.tsx';
import { opensNewTab } from './rows/open-row.ts';
import { SelectAll } from './selection.tsx';
import { HorizontalScrollBar } from './horizontal-scroll-bar.tsx';
import type { Direction } from './sort-button.tsx';
import { TableBody } from './rows/table-body.tsx';
import { ScrollingRows, Table } from './table-frame.ts';
import { TableHead } from './table-head.tsx';
import type { GridMode } from './grid-mode.ts';
import { useResizing } from './columns/use-resizing.ts';
import { isRowWindow } from './rows/row-window.ts';
import { useHorizontalScroll } from './use-horizontal-scroll.ts';

export type DataTableProps<Row> = {
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  getRowId: (row: Row) => string;
  sort?: Sort | null;
  /** Asks to reverse the order of the sorted field, or to sort by another field. */
  onSortToggle?: (field: string) => void;
  rowHref?: (row: Row) => string | null | undefined;
  onRowOpen?: (row: Row) => void;
  selection?: Selection<Row>;
  isBusy?: boolean;
  footer?: ReactNode;
  /** Lets the user choose, order, resize and freeze the columns. */
  columnSettings?: ColumnSettings;
  /** From `useGrid`: makes the table a grid; cards are not affected. */
  grid?: GridMode<Row>;
};

function directionOf<Row>({ sortBy }: Column<Row>, sort?: Sort | null): Direction {
  if (!sort || sortBy !== sort.sortBy) return false;
  return sort.asc ? 'asc' : 'desc';
}

/**
 * A list of rows sorted by the server: a table, or cards in windows up to 768 px. A click on a sortable
 * header asks for the reversed order; a click on a row follows `rowHref` (in a new tab with Ctrl, Cmd or the
 * middle button, or for an absolute address) or calls `onRowOpen`. For the keyboard, the cell of the title
 * column contains the link itself. Of more than 100 rows only those in view are drawn.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, getRowId, sort, onSortToggle, rowHref, onRowOpen } = props;
  const { selection, isBusy, footer, columnSettings } = props;
  const isCompact = !useIsDesktop();
  const grid = isCompact ? undefined : props.grid;
  const navigate = useNavigate();
  const settings = columnSettings?.value;
  const hasBoxes = selection !== undefined;
  const columns = useMemo(
    () =>
      isCompact
        ? cardColumns(props.columns, settings)
        : tableColumns(props.columns, settings, hasBoxes),
    [isCompact, props.columns, settings, hasBoxes],
  );
  const { template, minWidth } = tracksOf(columns, hasBoxes);
  const { table, resizing } = useResizing(props.columns, columns, hasBoxes, columnSettings);
  const { head, region, bar, hiddenSides, onScroll } = useHorizontalScroll();
  const isOverflowing = hiddenSides !== '';
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
      // Cards reach the edges of a phone.
      {...(isCompact
        ? { mx: '-4', borderWidth: '1px 0' }
        : { borderWidth: '1px', borderRadius: 'l3' })}
      shadow="xs"
      overflow="clip"
      style={
        {
          '--columns': template,
          '--min-width': `${minWidth}px`,
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
        data-hidden-sides={hiddenSides}
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
          // A table that scrolls sideways needs a tab stop, so the keyboard can scroll it.
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
      {isOverflowing && <HorizontalScrollBar ref={bar} onScroll={onScroll} />}
      {footer && (
        <Box px="4" py="4">
          {footer}
        </Box>
      )}
    </Box>
  );
}
