import { useLocation } from '@shootline/shared-ui/router';
import { useWindowVirtualizer, type VirtualItem, windowScroll } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';

const VIRTUAL_FROM_ROWS = 100;
const OVERSCAN_ROWS = 12;

/** Whether of so many rows only those in view are drawn. */
export const isRowWindow = (rows: number) => rows > VIRTUAL_FROM_ROWS;

/**
 * Heights of the rows of the list that was left last, and at which entry of the browser's history: who
 * goes back finds it as high as it was, and so the place where they were.
 */
let leftList: { entry: string; heights: VirtualItem[] } | undefined;

/**
 * Which rows to draw, and how much empty space stands for those above and below. All rows up to 100,
 * of longer lists only those near the window's view. Rows are measured from the start, so that the
 * list keeps its height when it grows past that.
 */
export function useRowWindow(
  body: RefObject<HTMLTableSectionElement | null>,
  rowIds: string[],
  estimatedHeight: number,
) {
  const [top, setTop] = useState(0);
  const isVirtual = isRowWindow(rowIds.length);
  const { key: entry } = useLocation();
  const idOf = useCallback((index: number) => rowIds[index] ?? index, [rowIds]);

  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: rowIds.length,
    estimateSize: () => estimatedHeight,
    getItemKey: idOf,
    initialMeasurementsCache: leftList?.entry === entry ? leftList.heights : [],
    initialOffset: () => window.scrollY,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    // Rows that all lie in the page's flow are kept in place by the browser itself.
    scrollToFn: isVirtual ? windowScroll : () => {},
    measureElement: (row) => row.getBoundingClientRect().height || estimatedHeight,
  });
  useLayoutEffect(() => {
    const findTop = () => {
      const rect = body.current?.getBoundingClientRect();
      if (rect) setTop(Math.round(rect.top + window.scrollY));
    };
    const observer = new ResizeObserver(findTop);
    observer.observe(document.body);
    findTop();
    return () => observer.disconnect();
  }, [body]);
  useEffect(
    () => () => {
      if (isRowWindow(virtualizer.options.count)) {
        leftList = { entry, heights: virtualizer.takeSnapshot() };
      }
    },
    [virtualizer, entry],
  );

  if (!isVirtual) {
    const indexes = rowIds.map((_, index) => index);
    return {
      measureRow: virtualizer.measureElement,
      isVirtual,
      indexes,
      before: 0,
      after: 0,
    };
  }
  const items = virtualizer.getVirtualItems();
  return {
    measureRow: virtualizer.measureElement,
    isVirtual,
    indexes: items.map(({ index }) => index),
    before: (items[0]?.start ?? top) - top,
    after: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top),
  };
}
