import type { PointerEvent } from 'react';
import { placeOf } from './grid-elements.ts';
import { type CellAt, type GridStore, HEAD_ROW } from './grid-store.ts';

const EDGE = 96;
const STEP = 24;

/** Scrolls the page while the pointer is near its upper or lower edge. */
function scrollNearEdge(clientY: number): void {
  if (clientY > window.innerHeight - EDGE) window.scrollBy(0, STEP);
  else if (clientY < EDGE) window.scrollBy(0, -STEP);
}

/**
 * The handler of a fill handle: marks the cells below up to the pointer, and calls `onDrop` with the last
 * cell. Escape cancels.
 */
export const filling =
  (store: GridStore, onDrop: (at: CellAt) => void) =>
  (down: PointerEvent<HTMLElement>): void => {
    const range = store.range();
    const from = range?.rowIds.at(-1);
    const firstColumn = range?.columnIds[0];
    const lastColumn = range?.columnIds.at(-1);
    if (down.button !== 0 || !from || !firstColumn || !lastColumn) return;
    down.preventDefault();
    const { rowIds } = store.get();
    let last: CellAt = { rowId: from, columnId: lastColumn };
    // If several rows are marked, the last one is copied down.
    store.activate({ rowId: from, columnId: firstColumn });
    store.activate(last, true);
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      scrollNearEdge(clientY);
      const at = placeOf(document.elementFromPoint(clientX, clientY), rowIds);
      if (!at || at.rowId === HEAD_ROW || rowIds.indexOf(at.rowId) < rowIds.indexOf(from)) return;
      last = { rowId: at.rowId, columnId: lastColumn };
      store.activate(last, true);
    };
    const end = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', giveUp);
      window.removeEventListener('keydown', onKey, true);
    };
    const giveUp = () => {
      end();
      store.activate({ rowId: from, columnId: firstColumn });
      store.activate({ rowId: from, columnId: lastColumn }, true);
    };
    const drop = () => {
      end();
      if (last.rowId !== from) onDrop(last);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      giveUp();
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', giveUp);
    window.addEventListener('keydown', onKey, true);
  };
