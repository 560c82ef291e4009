import { Checkbox } from '@shootline/shared-ui';
import type { Selection } from './column.ts';

const selectableIds = <Row,>(
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
      aria-label="Select all"
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
export function SelectRow(props: { label: string; isSelected: boolean; onToggle: () => void }) {
  return <Checkbox aria-label={props.label} checked={props.isSelected} onChange={props.onToggle} />;
}

/** The selection with one row added, or removed if it was in it. */
export function toggled(selected: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}
