import { t } from '@shootline/shared-api';
import { Checkbox } from '@shootline/shared-ui';
import type { Selection } from './columns/column.ts';

/** The ids of the rows that can be selected. */
export const selectableIds = <Row,>(
  { canSelect }: Selection<Row>,
  rows: Row[],
  getRowId: (row: Row) => string,
) => rows.filter((row) => canSelect?.(row) ?? true).map(getRowId);

/** Selects or clears every selectable loaded row; others keep their state. */
export function SelectAll<Row>({
  selection,
  rows,
  getRowId,
}: {
  selection: Selection<Row>;
  rows: Row[];
  getRowId: (row: Row) => string;
}) {
  const ids = selectableIds(selection, rows, getRowId);
  const chosen = ids.filter((id) => selection.selected.has(id)).length;
  const isAll = ids.length > 0 && chosen === ids.length;
  const toggle = () => {
    const next = new Set(selection.selected);
    for (const id of ids) {
      if (isAll) next.delete(id);
      else next.add(id);
    }
    selection.onChange(next);
  };
  return (
    <Checkbox
      aria-label={t('Select all')}
      checked={isAll}
      disabled={ids.length === 0}
      ref={(box: HTMLInputElement | null) => {
        if (box) box.indeterminate = chosen > 0 && !isAll;
      }}
      onChange={toggle}
    />
  );
}

/** The checkbox of one row. */
export function SelectRow(props: {
  label: string;
  isSelected: boolean;
  /** `isRange` with Shift: applies to all rows since the last one clicked. */
  onToggle: (isRange: boolean) => void;
}) {
  return (
    <Checkbox
      aria-label={props.label}
      checked={props.isSelected}
      onChange={({ nativeEvent }) => props.onToggle((nativeEvent as MouseEvent).shiftKey)}
    />
  );
}

/** The selection with one row added, or removed if it was selected, and the others changed the same way. */
export function toggled(
  selected: ReadonlySet<string>,
  id: string,
  others: readonly string[],
): Set<string> {
  const next = new Set(selected);
  for (const one of [id, ...others]) {
    if (selected.has(id)) next.delete(one);
    else next.add(one);
  }
  return next;
}
