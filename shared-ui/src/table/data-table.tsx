import { Box, chakra, useIsDesktop } from '@shootline/shared-ui';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { useNavigate } from '@shootline/shared-ui/router';
import type { Column, Selection, Sort } from './column.ts';
import { CompactToolbar } from './compact-toolbar.tsx';
import { wantsNewTab } from './open-row.ts';
import { ScrollRegion } from './scroll-region.tsx';
import { SelectAll } from './selection.tsx';
import { TableBody } from './table-body.tsx';
import { type Direction, TableHead } from './table-head.tsx';
import { isRowWindow } from './use-row-window.ts';

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
  minWidth?: number;
};

const cardOrder = ['title', 'corner', 'normal'] as const;

/** In cards the title comes first and the columns of low priority are left out. */
const cardColumns = <Row,>(columns: Column<Row>[]) =>
  cardOrder.flatMap((of) => columns.filter(({ priority = 'normal' }) => priority === of));

function directionOf<Row>({ sortBy }: Column<Row>, sort?: Sort | null): Direction {
  if (!sort || sortBy !== sort.sortBy) return false;
  return sort.asc ? 'asc' : 'desc';
}

/**
 * A list of rows that the server has sorted: a table, or cards in windows up to 768 px. A click on a
 * sortable header asks for its order to be reversed (S1 §2); a click on a row follows `rowHref` (in a
 * new tab with Ctrl, Cmd or the middle button) or calls `onRowOpen`. For the keyboard, the cell of the
 * title column holds the link itself. Of more than 100 rows only those in view are drawn.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, getRowId, sort, onSortToggle, rowHref, onRowOpen } = props;
  const { selection, isBusy, footer, minWidth = 880 } = props;
  const isCompact = !useIsDesktop();
  const navigate = useNavigate();
  const columns = useMemo(
    () => (isCompact ? cardColumns(props.columns) : props.columns),
    [isCompact, props.columns],
  );
  const isCounted = isRowWindow(rows.length);

  const open = (row: Row, event: MouseEvent) => {
    const href = rowHref?.(row);
    if (href && wantsNewTab(event)) window.open(href, '_blank', 'noopener');
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
    <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" shadow="xs" overflow="hidden">
      {isCompact && (
        <CompactToolbar
          columns={columns}
          sort={sort}
          onSortToggle={onSortToggle}
          selectAll={selectAll}
        />
      )}
      <ScrollRegion label={label}>
        <Table
          role="table"
          aria-label={label}
          aria-rowcount={isCounted ? rows.length + 1 : undefined}
          aria-busy={isBusy}
          minW={isCompact ? undefined : `${minWidth}px`}
          display={isCompact ? 'block' : undefined}
          opacity={isBusy ? 0.6 : 1}
          mb={footer ? undefined : '-1px'}
        >
          {!isCompact && (
            <colgroup>
              {selection && <col style={{ width: 48 }} />}
              {columns.map(({ id, width: columnWidth }) => (
                <col key={id} style={{ width: columnWidth }} />
              ))}
            </colgroup>
          )}
          <TableHead
            cells={cells}
            selectAll={selectAll}
            isCompact={isCompact}
            isCounted={isCounted}
          />
          <TableBody
            columns={columns}
            rows={rows}
            getRowId={getRowId}
            isCompact={isCompact}
            selection={selection}
            onOpen={rowHref || onRowOpen ? open : undefined}
          />
        </Table>
      </ScrollRegion>
      {footer && (
        <Box px="4" py="4">
          {footer}
        </Box>
      )}
    </Box>
  );
}

const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0',
    fontVariantNumeric: 'tabular-nums',
    transition: 'opacity 0.15s',
  },
});
