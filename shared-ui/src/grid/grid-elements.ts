import { type CellAt, HEAD_ROW } from './grid-store.ts';

const inner = ':is(a[href], button:not(:disabled), input:not(:disabled))';

/** The element of a cell to focus: its only control, or the cell itself. */
export function focusTargetOf(cell: Element): HTMLElement {
  const control = cell.querySelector<HTMLElement>(inner);
  return control ?? (cell as HTMLElement);
}

/** The ids of the columns in the order of the head. */
export const shownColumnIds = (root: Element): string[] =>
  [...root.querySelectorAll<HTMLElement>('[role=columnheader][data-column]')].flatMap(
    ({ dataset }) => dataset['column'] ?? [],
  );

/** The cell that contains an element; null outside the grid's cells. */
export function placeOf(target: EventTarget | null, rowIds: readonly string[]): CellAt | null {
  if (!(target instanceof Element)) return null;
  const cell = target.closest<HTMLElement>('[data-column]');
  const columnId = cell?.dataset['column'];
  if (!cell || columnId === undefined) return null;
  if (cell.role === 'columnheader') return { rowId: HEAD_ROW, columnId };
  const index = cell.closest<HTMLElement>('[data-index]')?.dataset['index'];
  const rowId = rowIds[Number(index)];
  return rowId === undefined ? null : { rowId, columnId };
}

/** The element of a cell; null while it is not rendered. */
export function cellAt(root: Element, at: CellAt, rowIds: readonly string[]): HTMLElement | null {
  const column = `[data-column="${CSS.escape(at.columnId)}"]`;
  return root.querySelector<HTMLElement>(
    at.rowId === HEAD_ROW
      ? `[role=columnheader]${column}`
      : `[data-index="${rowIds.indexOf(at.rowId)}"] > ${column}`,
  );
}

/** Moves the tab stop of the head to the active header, or removes it. */
export function markHeadStop(root: Element, active: CellAt | null): void {
  for (const header of root.querySelectorAll<HTMLElement>('[role=columnheader][data-column]')) {
    const isActive = active?.rowId === HEAD_ROW && header.dataset['column'] === active.columnId;
    for (const control of header.querySelectorAll<HTMLElement>('button, input')) {
      control.tabIndex = -1;
    }
    header.tabIndex = -1;
    focusTargetOf(header).tabIndex = isActive ? 0 : -1;
  }
}

/** Focuses a cell and scrolls it clear of the sticky parts at the grid's edges. */
export function focusCell(root: Element, at: CellAt, rowIds: readonly string[]): void {
  const cell = cellAt(root, at, rowIds);
  if (!cell) return;
  focusTargetOf(cell).focus({ preventScroll: true });
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
