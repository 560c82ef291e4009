import { memo, type MouseEvent, type Ref } from 'react';
import type { Column } from './column.ts';
import { isRowClick } from './open-row.ts';
import { SelectRow } from './selection.tsx';

export type TableRowProps<Row> = {
  ref?: Ref<HTMLTableRowElement>;
  id: string;
  row: Row;
  index: number;
  columns: Column<Row>[];
  isCompact: boolean;
  isSelected: boolean;
  /** Set when the table says how many rows it has in all. */
  ariaRowIndex?: number;
  /** The name of its checkbox; null where it cannot be chosen, absent where none can. */
  selectLabel?: string | null;
  onSelect: (id: string) => void;
  onOpen?: (row: Row, event: MouseEvent) => void;
};

function PlainTableRow<Row>(props: TableRowProps<Row>) {
  const { ref, id, row, index, columns, isCompact, isSelected, ariaRowIndex, onOpen } = props;
  const { selectLabel, onSelect } = props;
  const open = onOpen && ((event: MouseEvent) => isRowClick(event) && onOpen(row, event));
  // Without a table layout, screen readers need the roles of a table.
  const cellRole = isCompact ? 'cell' : undefined;
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
        <td role={cellRole} data-cell="box">
          {selectLabel !== null && (
            <SelectRow label={selectLabel} isSelected={isSelected} onToggle={() => onSelect(id)} />
          )}
        </td>
      )}
      {columns.map(({ id: column, priority, header, isHeaderHidden, align, cell }) => {
        const place = priority === 'title' || priority === 'corner' ? priority : undefined;
        return (
          <td
            key={column}
            role={cellRole}
            data-cell={place}
            style={isCompact ? undefined : { textAlign: align }}
          >
            {isCompact && !place && !isHeaderHidden && (
              <div aria-hidden data-label>
                {header}
              </div>
            )}
            {cell(row)}
          </td>
        );
      })}
    </tr>
  );
}

/**
 * A row of the table, or, in narrow windows, a card with a label for each value. It renders again only
 * when its own props change, so that scrolling a long list renders only the rows that come into view.
 */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
