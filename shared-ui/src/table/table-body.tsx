import { type MouseEvent, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Column, Selection } from './column.ts';
import { Cards, Rows } from './row-styles.ts';
import { toggled } from './selection.tsx';
import { TableRow } from './table-row.tsx';
import { useRowWindow } from './use-row-window.ts';

const ROW_HEIGHT = 57;
const CARD_HEIGHT = 230;

interface BodyProps<Row> {
  columns: Column<Row>[];
  rows: Row[];
  getRowId: (row: Row) => string;
  isCompact: boolean;
  selection?: Selection<Row>;
  onOpen?: (row: Row, event: MouseEvent) => void;
}

/** The callbacks of rows, stable between renders, so that rows that stay do not render again. */
function useRowCalls<Row>({ selection, onOpen }: BodyProps<Row>) {
  const latest = useRef({ selection, onOpen });
  useLayoutEffect(() => {
    latest.current = { selection, onOpen };
  });
  const select = useCallback((id: string) => {
    const { selection: current } = latest.current;
    current?.onChange(toggled(current.selected, id));
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
  const { columns, rows, getRowId, isCompact, selection } = props;
  const rowIds = useMemo(() => rows.map(getRowId), [rows, getRowId]);
  const body = useRef<HTMLTableSectionElement>(null);
  const view = useRowWindow(body, rowIds, isCompact ? CARD_HEIGHT : ROW_HEIGHT);
  const calls = useRowCalls(props);
  const width = columns.length + (selection ? 1 : 0);

  const Body = isCompact ? Cards : Rows;
  return (
    <Body ref={body} role="rowgroup">
      <Gap height={view.before} width={width} isCompact={isCompact} />
      {view.indexes.map((index) => {
        const row = rows[index];
        const id = rowIds[index];
        if (row === undefined || id === undefined) return null;
        return (
          <TableRow
            key={id}
            ref={view.measureRow}
            id={id}
            row={row}
            index={index}
            columns={columns}
            isCompact={isCompact}
            isSelected={selection?.selected.has(id) ?? false}
            ariaRowIndex={view.isVirtual ? index + 2 : undefined}
            selectLabel={selection && labelFor(selection, row)}
            onSelect={calls.select}
            onOpen={calls.open}
          />
        );
      })}
      <Gap height={view.after} width={width} isCompact={isCompact} />
    </Body>
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
