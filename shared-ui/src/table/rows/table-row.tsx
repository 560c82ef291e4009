import { memo, type MouseEvent, type ReactNode, type Ref } from 'react';
import type { ShownColumn } from '../columns/arrangement.ts';
import { NoValue } from './cell-content.tsx';
import { BOX_COLUMN, type CellFrame, type GridCellPlace, type GridMode } from '../grid-mode.ts';
import { isRowClick } from './open-row.ts';
import { SelectRow } from '../selection.tsx';

export type TableRowProps<Row> = {
  ref?: Ref<HTMLTableRowElement>;
  id: string;
  row: Row;
  index: number;
  columns: ShownColumn<Row>[];
  isCompact: boolean;
  isSelected: boolean;
  /** Set if the table states its total number of rows. */
  ariaRowIndex?: number;
  /** The name of its checkbox; null if it cannot be selected, absent if no row can. */
  selectLabel?: string | null;
  grid?: GridMode<Row>;
  onSelect: (id: string, isRange: boolean) => void;
  onOpen?: (row: Row, event: MouseEvent) => void;
};

// Without a table layout, screen readers need the table roles.
const cellRole = 'cell';

interface CellProps<Row> {
  row: Row;
  column: ShownColumn<Row>;
  isCompact: boolean;
}

const isNothing = (content: unknown) =>
  content === null || content === undefined || content === '' || content === false;

/** The content of a cell; a missing value is a dash in a table and left out of a card. */
function contentOf<Row>({ row, column, isCompact }: CellProps<Row>) {
  const { cell, card, header, isHeaderHidden } = column;
  const content = cell(row);
  if (isNothing(content)) {
    return isCompact || isHeaderHidden ? null : (
      <div data-clamp>
        <NoValue />
      </div>
    );
  }
  // Chips and buttons are never cut.
  if (card === 'chip' || card === 'corner') return content;
  return (
    <div data-clamp>
      {isCompact && card === 'more' && !isHeaderHidden && <span aria-hidden>{header}: </span>}
      {content}
    </div>
  );
}

/** The cell's element; in a grid it can be focused and edited. */
function Frame<Row>(
  props: CellFrame & { grid?: GridMode<Row>; place: GridCellPlace<Row>; children: ReactNode },
) {
  const { grid, place, children, ...frame } = props;
  if (!grid) {
    return (
      <td role={cellRole} {...frame}>
        {children}
      </td>
    );
  }
  return (
    <grid.Cell {...place} frame={frame}>
      {children}
    </grid.Cell>
  );
}

function Cell<Row>(
  props: CellProps<Row> & { rowId: string; columnIndex: number; grid?: GridMode<Row> },
) {
  const { rowId, row, column, columnIndex, grid } = props;
  const { id, align, card, frozenAt } = column;
  const style = props.isCompact ? undefined : { textAlign: align, insetInlineStart: frozenAt };
  const isFrozen = frozenAt !== undefined;
  return (
    <Frame
      grid={grid}
      place={{ rowId, row, columnId: id, columnIndex, column }}
      data-cell={card}
      data-frozen={isFrozen ? '' : undefined}
      style={style}
    >
      {contentOf(props)}
    </Frame>
  );
}

function PlainTableRow<Row>(props: TableRowProps<Row>) {
  const { ref, id, row, index, columns, isCompact, isSelected, ariaRowIndex, onOpen } = props;
  const { selectLabel, onSelect, grid } = props;
  const boxes = selectLabel === undefined ? 0 : 1;
  const open = onOpen && ((event: MouseEvent) => isRowClick(event) && onOpen(row, event));
  const hasFrozen = columns.some(({ frozenAt }) => frozenAt !== undefined);
  return (
    <tr
      ref={ref}
      role="row"
      data-index={index}
      data-selected={isSelected ? '' : undefined}
      data-open={open ? '' : undefined}
      aria-rowindex={ariaRowIndex}
      onClick={open}
      onAuxClick={open && ((event) => event.button === 1 && open(event))}
    >
      {selectLabel !== undefined && (
        <Frame
          grid={grid}
          place={{ rowId: id, row, columnId: BOX_COLUMN, columnIndex: 1 }}
          data-cell="box"
          data-frozen={hasFrozen ? '' : undefined}
          style={hasFrozen ? { insetInlineStart: 0 } : undefined}
        >
          {selectLabel !== null && (
            <SelectRow
              label={selectLabel}
              isSelected={isSelected}
              onToggle={(isRange) => onSelect(id, isRange)}
            />
          )}
        </Frame>
      )}
      {columns.map((column, at) => (
        <Cell
          key={column.id}
          rowId={id}
          row={row}
          column={column}
          columnIndex={at + boxes + 1}
          isCompact={isCompact}
          grid={grid}
        />
      ))}
    </tr>
  );
}

/**
 * A row of the table, or a card in narrow windows. It renders again only when its own props change, so
 * scrolling a long list renders only the rows that come into view.
 */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
