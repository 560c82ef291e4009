import { Box, chakra, useIsDesktop } from '@shootline/shared-ui';
import { type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import { useNavigate } from '@shootline/shared-ui/router';
import type { Column, Selection, Sort } from './column.ts';
import { CompactToolbar } from './compact-toolbar.tsx';
import { wantsNewTab } from './open-row.ts';
import { ScrollRegion } from './scroll-region.tsx';
import { SelectAll, SelectRow } from './selection.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { useDataTable } from './use-data-table.ts';
import { useRowWindow } from './use-row-window.ts';

const ROW_HEIGHT = 57;
const CARD_HEIGHT = 230;

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

/** In cards the title comes first and the columns of low priority are left out. */
const cardColumns = <Row,>(columns: Column<Row>[]) => [
  ...columns.filter(({ priority }) => priority === 'title'),
  ...columns.filter(({ priority = 'normal' }) => priority === 'normal'),
];

/**
 * A list of rows the server has sorted: a table, or cards in windows up to 768 px. A click on a
 * sortable header asks for its order to be turned (S1 §2); whoever holds the order knows which one
 * that is, also before it is drawn. A click on a row follows `rowHref` (with Ctrl, Cmd or the middle button in a new tab), or calls `onRowOpen`; for
 * the keyboard the cell of the title column holds the link itself. Lists of more than 100 rows draw
 * only those in view.
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
  const table = useDataTable({
    columns,
    rows,
    getRowId,
    sort,
    isSortable: onSortToggle !== undefined,
  });
  const tableRows = table.getRowModel().rows;
  const rowIds = useMemo(() => tableRows.map(({ id }) => id), [tableRows]);
  const body = useRef<HTMLTableSectionElement>(null);
  const view = useRowWindow(body, rowIds, isCompact ? CARD_HEIGHT : ROW_HEIGHT);

  const open = (row: Row, event: MouseEvent) => {
    const href = rowHref?.(row);
    if (href && wantsNewTab(event)) window.open(href, '_blank', 'noopener');
    else if (event.button !== 0) return;
    else if (onRowOpen) onRowOpen(row);
    else if (href) void navigate(href);
  };
  const headers = table.getHeaderGroups().flatMap((group) => group.headers);
  const cells = columns.map((column) => {
    const model = headers.find((header) => header.column.id === column.id)?.column;
    const { sortBy } = column;
    const onSort = sortBy && onSortToggle ? () => onSortToggle(sortBy) : undefined;
    return { column, direction: model?.getIsSorted() ?? false, onSort } as const;
  });
  const selectAll = selection && (
    <SelectAll selection={selection} rows={rows} getRowId={getRowId} />
  );
  const width = columns.length + (selection ? 1 : 0);

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
          aria-rowcount={view.isVirtual ? rows.length + 1 : undefined}
          aria-busy={isBusy}
          minW={isCompact ? undefined : `${minWidth}px`}
          display={isCompact ? 'block' : undefined}
          opacity={isBusy ? 0.6 : 1}
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
            isCounted={view.isVirtual}
          />
          <Body ref={body} role="rowgroup" display={isCompact ? 'block' : undefined}>
            <Gap height={view.before} width={width} isCompact={isCompact} />
            {view.indexes.map((index) => {
              const tableRow = tableRows[index];
              if (!tableRow) return null;
              const { id, original } = tableRow;
              const { row } = original;
              return (
                <TableRow
                  key={id}
                  ref={view.measureRow}
                  row={row}
                  index={index}
                  columns={columns}
                  isCompact={isCompact}
                  isSelected={selection?.selected.has(id) ?? false}
                  ariaRowIndex={view.isVirtual ? index + 2 : undefined}
                  selectBox={selection && <SelectRow selection={selection} row={row} id={id} />}
                  onOpen={rowHref || onRowOpen ? open : undefined}
                />
              );
            })}
            <Gap height={view.after} width={width} isCompact={isCompact} />
          </Body>
        </Table>
      </ScrollRegion>
      {footer && (
        <Box borderTopWidth="1px" px="4" py="4">
          {footer}
        </Box>
      )}
    </Box>
  );
}

function Gap(props: { height: number; width: number; isCompact: boolean }) {
  if (props.height <= 0) return null;
  const display = props.isCompact ? 'block' : undefined;
  return (
    <tr aria-hidden style={{ display }}>
      <td colSpan={props.width} style={{ height: props.height, padding: 0, display }} />
    </tr>
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

const Body = chakra('tbody');
