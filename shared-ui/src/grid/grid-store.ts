/** The id of the header row, which the arrow keys reach like any other row. */
export const HEAD_ROW = 'head';

export interface CellAt {
  rowId: string;
  columnId: string;
}

/** The marked cells, in the order shown. */
export interface Range {
  rowIds: readonly string[];
  columnIds: readonly string[];
}

interface GridState {
  /** The cell with the tab stop; null without rows. */
  active: CellAt | null;
  /** The cell where marking began. */
  anchor: CellAt | null;
  isEditing: boolean;
  rowIds: readonly string[];
  /** In the order shown. */
  columnIds: readonly string[];
}

export const cellFlags = { active: 1, marked: 2, editing: 4 };

const between = (ids: readonly string[], one: string, other: string): string[] => {
  const ends = [ids.indexOf(one), ids.indexOf(other)];
  return Math.min(...ends) < 0 ? [] : ids.slice(Math.min(...ends), Math.max(...ends) + 1);
};

function rangeOf({ active, anchor, rowIds, columnIds }: GridState): Range | null {
  if (!active || active.rowId === HEAD_ROW) return null;
  const start = anchor ?? active;
  return {
    rowIds: between(rowIds, start.rowId, active.rowId),
    columnIds: between(columnIds, start.columnId, active.columnId),
  };
}

export type GridStore = ReturnType<typeof createGridStore>;

/** The state of a grid: the active cell, the marked cells, and whether one is being edited. */
export function createGridStore() {
  let state: GridState = {
    active: null,
    anchor: null,
    isEditing: false,
    rowIds: [],
    columnIds: [],
  };
  let marked: { rows: Set<string>; columns: Set<string> } | null = null;
  const listeners = new Set<() => void>();

  const set = (changes: Partial<GridState>) => {
    const next = { ...state, ...changes };
    const keys = Object.keys(changes) as (keyof GridState)[];
    if (keys.every((key) => next[key] === state[key])) return;
    state = next;
    const range = next.anchor ? rangeOf(next) : null;
    const isSeveral = range !== null && range.rowIds.length * range.columnIds.length > 1;
    marked = isSeveral ? { rows: new Set(range.rowIds), columns: new Set(range.columnIds) } : null;
    for (const notify of listeners) notify();
  };

  return {
    get: () => state,
    /** The marked cells, or only the active one; null in the head. */
    range: () => rangeOf(state),
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    /** Makes a cell active; `isMarking` marks all cells from where marking began. */
    activate: (at: CellAt, isMarking = false) => {
      const { active, anchor } = state;
      const isHead = at.rowId === HEAD_ROW || active?.rowId === HEAD_ROW;
      const start = isMarking && !isHead ? (anchor ?? active) : null;
      const isSame = active?.rowId === at.rowId && active.columnId === at.columnId;
      set({ active: isSame ? active : at, anchor: start, isEditing: false });
    },
    edit: (isEditing: boolean) => set({ isEditing }),
    /** Updates the rows and columns shown: the tab stop is always on one of them. */
    follow: (rowIds: readonly string[], columnIds: readonly string[]) => {
      const { active, anchor, rowIds: before } = state;
      const isSame =
        columnIds.length === state.columnIds.length &&
        columnIds.every((id, at) => id === state.columnIds[at]);
      const columns = isSame ? state.columnIds : columnIds;
      const hasRow = (id: string) => id === HEAD_ROW || rowIds.includes(id);
      const index = active ? before.indexOf(active.rowId) : 0;
      const rowId =
        active && hasRow(active.rowId)
          ? active.rowId
          : rowIds[Math.min(Math.max(index, 0), rowIds.length - 1)];
      const columnId = active && columns.includes(active.columnId) ? active.columnId : columns[0];
      const isKept = active?.rowId === rowId && active?.columnId === columnId;
      const next = rowId === undefined || columnId === undefined ? null : { rowId, columnId };
      set({
        rowIds,
        columnIds: columns,
        active: isKept ? active : next,
        anchor: anchor && isKept && hasRow(anchor.rowId) ? anchor : null,
        isEditing: isKept && state.isEditing,
      });
    },
    /** The `cellFlags` of a cell. */
    flagsOf: (rowId: string, columnId: string): number => {
      const { active, isEditing } = state;
      const isActive = active?.rowId === rowId && active.columnId === columnId;
      const isMarked = marked?.rows.has(rowId) && marked.columns.has(columnId);
      return (
        (isActive ? cellFlags.active : 0) |
        (isMarked ? cellFlags.marked : 0) |
        (isActive && isEditing ? cellFlags.editing : 0)
      );
    },
  };
}
