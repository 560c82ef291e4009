import { memo, type MouseEvent, type Ref } from 'react';
import type { ShownColumn } from './arrangement.ts';
import { Nothing } from './cell-content.tsx';
import { isRowClick } from './open-row.ts';
import { SelectRow } from './selection.tsx';

export type TableRowProps<Row> = {
  ref?: Ref<HTMLTableRowElement>;
  id: string;
  row: Row;
  index: number;
  columns: ShownColumn<Row>[];
  isCompact: boolean;
  isSelected: boolean;
  /** Set when the table says how many rows it has in all. */
  ariaRowIndex?: number;
  /** The name of its checkbox; null where it cannot be chosen, absent where none can. */
  selectLabel?: string | null;
  onSelect: (id: string) => void;
  onOpen?: (row: Row, event: MouseEvent) => void;
};

// Without the layout of a table, screen readers need its roles.
const cellRole = 'cell';

interface CellProps<Row> {
  row: Row;
  column: ShownColumn<Row>;
  isCompact: boolean;
}

const isNothing = (content: unknown) =>
  content === null || content === undefined || content === '' || content === false;

/** A value in its cell; one that is not there is a dash in a table, and left out of a card. */
function contentOf<Row>({ row, column, isCompact }: CellProps<Row>) {
  const { cell, card, header, isHeaderHidden } = column;
  const content = cell(row);
  if (isNothing(content)) return isCompact || isHeaderHidden ? null : <Nothing />;
  // Chips and buttons are whole on any line.
  if (card === 'chip' || card === 'corner') return content;
  return (
    <div data-clamp>
      {isCompact && card === 'more' && <span aria-hidden>{header}: </span>}
      {content}
    </div>
  );
}

function Cell<Row>(props: CellProps<Row>) {
  const { align, card, frozenAt } = props.column;
  const style = props.isCompact ? undefined : { textAlign: align, insetInlineStart: frozenAt };
  const isFrozen = frozenAt !== undefined;
  return (
    <td role={cellRole} data-cell={card} data-frozen={isFrozen ? '' : undefined} style={style}>
      {contentOf(props)}
    </td>
  );
}

function PlainTableRow<Row>(props: TableRowProps<Row>) {
  const { ref, id, row, index, columns, isCompact, isSelected, ariaRowIndex, onOpen } = props;
  const { selectLabel, onSelect } = props;
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
        <td
          role={cellRole}
          data-cell="box"
          data-frozen={hasFrozen ? '' : undefined}
          style={hasFrozen ? { insetInlineStart: 0 } : undefined}
        >
          {selectLabel !== null && (
            <SelectRow label={selectLabel} isSelected={isSelected} onToggle={() => onSelect(id)} />
          )}
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.id} row={row} column={column} isCompact={isCompact} />
      ))}
    </tr>
  );
}

/**
 * A row of the table, or, in narrow windows, a card. It renders again only when its own props change,
 * so that scrolling a long list renders only the rows that come into view.
 */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
