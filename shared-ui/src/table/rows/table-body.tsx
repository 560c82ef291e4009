import { useLazyModule } from '@shootline/shared-api';
import { type MouseEvent, type Ref, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { ShownColumn } from '../columns/arrangement.ts';
import { Cards } from './card-styles.ts';
import type { Selection } from '../columns/column.ts';
import type { GridMode } from '../grid-mode.ts';
import { CARD_HEIGHT, ROW_HEIGHT, Rows } from './row-styles.ts';
import { isNearRowWindow, isRowWindow, rowWindow } from './row-window.ts';
import { selectableIds, toggled } from '../selection.tsx';
import { TableRow } from './table-row.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { fullTextHandlers } from './whole-text.ts';

interface BodyProps<Row> {
  columns: ShownColumn<Row>[];
  rows: Row[];
  getRowId: (row: Row) => string;
  isCompact: boolean;
  selection?: Selection<Row>;
  grid?: GridMode<Row>;
  onOpen?: (row: Row, event: MouseEvent) => void;
}

/** The row callbacks, stable between renders, so unchanged rows do not render again. */
function useRowCalls<Row>(props: BodyProps<Row>) {
  const { onOpen } = props;
  const latest = useRef(props);
  const lastToggled = useRef('');
  useLayoutEffect(() => {
    latest.current = props;
  });
  const select = useCallback((id: string, isRange: boolean) => {
    const { selection, rows, getRowId } = latest.current;
    if (!selection) return;
    const ids = isRange ? selectableIds(selection, rows, getRowId) : [];
    const [from = 0, to = 0] = [lastToggled.current, id]
      .map((one) => ids.indexOf(one))
      .sort((a, b) => a - b);
    lastToggled.current = id;
    selection.onChange(toggled(selection.selected, id, from < 0 ? [] : ids.slice(from, to + 1)));
  }, []);
  const open = useCallback((row: Row, event: MouseEvent) => {
    latest.current.onOpen?.(row, event);
  }, []);
  return { select, open: onOpen && open };
}

function labelFor<Row>({ canSelect, label }: Selection<Row>, row: Row): string | null {
  return (canSelect?.(row) ?? true) ? label(row) : null;
}

/** The rows; of long lists only those in view. Scrolling renders nothing else. */
export function TableBody<Row>(props: BodyProps<Row>) {
  const { columns, rows, getRowId, isCompact, selection, grid } = props;
  const rowIds = useMemo(() => rows.map(getRowId), [rows, getRowId]);
  const body = useRef<HTMLTableSectionElement>(null);
  const isWindow = isRowWindow(rows.length);
  // Until the code has loaded, all rows are drawn.
  const { code } = useLazyModule(rowWindow, isNearRowWindow(rows.length));
  const calls = useRowCalls(props);
  useRowKeys(body, {
    isEnabled: props.onOpen !== undefined && rows.length > 0,
    isSelectable: selection !== undefined,
  });

  const drawRow = (index: number, measureRow?: Ref<HTMLTableRowElement>) => {
    const row = rows[index];
    const id = rowIds[index];
    if (row === undefined || id === undefined) return null;
    return (
      <TableRow
        key={id}
        ref={measureRow}
        id={id}
        row={row}
        index={index}
        columns={columns}
        isCompact={isCompact}
        isSelected={selection?.selected.has(id) ?? false}
        ariaRowIndex={isWindow || grid ? index + 2 : undefined}
        selectLabel={selection && labelFor(selection, row)}
        grid={grid}
        onSelect={calls.select}
        onOpen={calls.open}
      />
    );
  };
  const Body = isCompact ? Cards : Rows;
  return (
    <Body ref={body} role="presentation" {...fullTextHandlers}>
      {isWindow && code ? (
        <code.WindowedRows
          body={body}
          rowIds={rowIds}
          estimatedHeight={isCompact ? CARD_HEIGHT : (grid?.rowHeight ?? ROW_HEIGHT)}
          keptRow={grid?.keptRow}
          drawRow={drawRow}
        />
      ) : (
        rows.map((_row, index) => drawRow(index))
      )}
    </Body>
  );
}
