import { useLocation } from '@shootline/shared-ui/router';
import { useWindowVirtualizer, type VirtualItem, windowScroll } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';

const VIRTUAL_FROM_ROWS = 100;
const OVERSCAN_ROWS = 12;

/** Whether a list of this many rows draws only those in view. */
export const isRowWindow = (rows: number) => rows > VIRTUAL_FROM_ROWS;

/**
 * Row heights of the list that was left last, with its entry of the browser's history: going back
 * restores the height of the list, and so the user's place in it.
 */
let leftList: { entry: string; heights: VirtualItem[] } | undefined;

/**
 * Which rows to draw, and how much empty space replaces those above and below: all rows up to 100,
 * beyond that only those near the viewport. Rows are measured from the start, so that the list keeps
 * its height when it grows past 100.
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
    // While every row is in the page, the browser itself keeps the scroll position.
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
