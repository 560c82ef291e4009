import type { Column, GridMode } from '@shootline/shared-ui/table';
import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { filling } from './filling.ts';
import { pasteWarnings } from './paste-warnings.ts';
import { gridCellOf } from './grid-cell.tsx';
import {
  focusCell,
  focusTargetOf,
  markHeadStop,
  placeOf,
  shownColumnIds,
} from './grid-elements.ts';
import { isTyped, movedTo, type Movement, movementOf } from './grid-keys.ts';
import { type CellAt, createGridStore, HEAD_ROW } from './grid-store.ts';
import { GRID_ROW_HEIGHT, gridStyles } from './grid-styles.ts';
import { type CellChange, copied, editOf, filledDown, pasted, type Transfer } from './transfer.ts';
import { rowsOfTsv, tsvOf } from './tsv.ts';

/** The result of a paste or a fill. */
export interface Transferred {
  kind: 'pasted' | 'filled';
  /** The number of cells. */
  changed: number;
  /** Warnings about the parts that did not fit, one sentence each. */
  warnings: string[];
}

export interface GridHost<Row> {
  rowsById: ReadonlyMap<string, Row>;
  columnsById: ReadonlyMap<string, Column<Row>>;
  onChange: (changes: CellChange<Row>[]) => void;
  onUndo: () => void;
  onTransferred: (transferred: Transferred) => void;
}

const pageRows = () => Math.max(1, Math.floor((window.innerHeight - 200) / GRID_ROW_HEIGHT) - 1);
const hasSelectedText = () => window.getSelection()?.isCollapsed === false;

/** The state and handlers of one grid. */
export function createGrid<Row>(firstHost: GridHost<Row>) {
  let host = firstHost;
  let root: HTMLDivElement | null = null;
  let hasFocus = false;
  const store = createGridStore();
  const rowOf = (id: string) => host.rowsById.get(id);
  const columnOf = (id: string) => host.columnsById.get(id);
  const shown = () => ({ ...store.get(), rowOf, columnOf });

  const goTo = (at: CellAt, isMarking = false) => {
    flushSync(() => store.activate(at, isMarking));
    if (root) focusCell(root, at, store.get().rowIds);
  };
  const goBy = (from: CellAt, movement: Movement, isMarking = false) => {
    const to = movedTo(from, movement, { ...store.get(), pageRows: pageRows() });
    const isIntoHead = isMarking && to.rowId === HEAD_ROW;
    if (!isIntoHead) goTo(to, isMarking);
  };
  const editAt = ({ rowId, columnId }: CellAt) => editOf({ columnOf }, columnId, rowOf(rowId));

  const transfer = (kind: Transferred['kind'], moved: Transfer<Row>) => {
    if (moved.changes.length > 0) host.onChange(moved.changes);
    const warnings = pasteWarnings(moved as Transfer<never>);
    if (moved.changes.length + warnings.length > 0) {
      host.onTransferred({ kind, changed: moved.changes.length, warnings });
    }
  };
  const fill = () => {
    const range = store.range();
    if (range) transfer('filled', filledDown(range, shown()));
  };
  const clear = () => {
    const range = store.range();
    if (!range) return;
    const changes = range.rowIds.flatMap((rowId) =>
      range.columnIds.flatMap((columnId) => {
        const row = rowOf(rowId);
        const isText = editAt({ rowId, columnId })?.kind === 'text';
        return isText && row !== undefined ? [{ row, columnId, value: '' }] : [];
      }),
    );
    if (changes.length > 0) host.onChange(changes);
  };

  const Cell = gridCellOf<Row>(store, {
    change: (row, columnId, value) => host.onChange([{ row, columnId, value }]),
    endEditing: (at, movement) => {
      if (movement === undefined) store.edit(false);
      else if (movement === 'stay') goTo(at);
      else goBy(at, movement);
    },
    startFilling: filling(store, (at) => {
      fill();
      goTo(at, true);
    }),
  });

  const command = (event: KeyboardEvent): (() => void) | undefined => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!(ctrlKey || metaKey) || altKey) return undefined;
    if (key.toLowerCase() === 'd') return fill;
    if (key.toLowerCase() === 'z' && !shiftKey) return host.onUndo;
    return undefined;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = placeOf(event.target, store.get().rowIds);
    if (!at || store.get().isEditing) return;
    const movement = movementOf(event);
    const run = command(event);
    const isText = editAt(at)?.kind === 'text';
    if (movement) goBy(at, movement, event.shiftKey);
    else if (run) run();
    else if (event.key === 'Escape') store.activate(at);
    else if (isText && (event.key === 'Enter' || event.key === 'F2')) store.edit(true);
    else if (isText && (event.key === 'Delete' || event.key === 'Backspace')) clear();
    else if (isText && isTyped(event, event.getModifierState('AltGraph'))) {
      // Renders the field before the browser types the character into it.
      flushSync(() => store.edit(true));
      event.stopPropagation();
      return;
    } else if (event.key !== ' ' || event.target !== focusTargetOf(event.target as Element)) return;
    else if (!(event.target instanceof HTMLTableCellElement)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    hasFocus = true;
    const at = placeOf(target, store.get().rowIds);
    const { active } = store.get();
    if (!at) return;
    if (at.rowId !== active?.rowId || at.columnId !== active.columnId) store.activate(at);
    // A click beside the control of a cell is meant for the control.
    const isCell = target.matches('[data-column]');
    if (isCell && focusTargetOf(target) !== target) focusTargetOf(target).focus();
  };
  const onBlur = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    // A removed element has not lost the focus to another one.
    queueMicrotask(() => {
      if (target.isConnected && !currentTarget.contains(document.activeElement)) hasFocus = false;
    });
  };
  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    const at = placeOf(event.target, store.get().rowIds);
    if (!at || !event.shiftKey || at.rowId === HEAD_ROW || store.get().isEditing) return;
    event.preventDefault();
    goTo(at, true);
  };
  const onDoubleClick = ({ target }: MouseEvent<HTMLElement>) => {
    const at = placeOf(target, store.get().rowIds);
    if (at && !store.get().isEditing && editAt(at)?.kind === 'text') store.edit(true);
  };
  const onCopy = (event: ClipboardEvent<HTMLElement>) => {
    const range = store.range();
    if (!range || store.get().isEditing || hasSelectedText()) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', tsvOf(copied(range, shown())));
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const range = store.range();
    const text = event.clipboardData.getData('text/plain');
    if (!range || store.get().isEditing || text === '') return;
    event.preventDefault();
    transfer('pasted', pasted(rowsOfTsv(text), range, shown()));
  };

  const markHead = () => {
    if (root) markHeadStop(root, store.get().active);
  };
  store.subscribe(markHead);

  const grid: GridMode<Row> = {
    Cell,
    rowHeight: GRID_ROW_HEIGHT,
    keptRow: { subscribe: store.subscribe, get: () => store.get().active?.rowId ?? null },
    root: {
      ref: (element) => {
        root = element;
      },
      role: 'grid',
      'aria-multiselectable': true,
      css: gridStyles,
      onKeyDown,
      onFocus,
      onBlur,
      onMouseDown,
      onDoubleClick,
      onCopy,
      onPaste,
    },
  };
  return {
    grid,
    active: { subscribe: store.subscribe, get: () => store.get().active },
    focusCell: (at: CellAt): boolean => {
      const { rowIds, columnIds } = store.get();
      if (!root || !rowIds.includes(at.rowId) || !columnIds.includes(at.columnId)) return false;
      goTo(at);
      return true;
    },
    setHost: (next: GridHost<Row>) => {
      host = next;
    },
    /** Follows the rows shown now; if the focused cell is gone, its neighbour gets the focus. */
    follow: (rowIds: readonly string[]) => {
      if (!root) return;
      store.follow(rowIds, shownColumnIds(root));
      markHead();
      const { active } = store.get();
      if (hasFocus && active && document.activeElement === document.body) {
        focusCell(root, active, rowIds);
      }
    },
  };
}
