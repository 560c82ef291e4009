import { useLocation } from '@shootline/shared-ui/router';
import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';

const OVERSCAN_ROWS = 12;

/**
 * Row heights of the list that was left last, with its entry of the browser's history: going back
 * restores the height of the list, and so the user's place in it.
 */
let leftList: { entry: string; heights: VirtualItem[] } | undefined;

/** The heights of the rows that the list drew until now, when all of them were drawn. */
const drawnHeights = (body: HTMLElement | null): number[] =>
  [...(body?.querySelectorAll(':scope > [data-index]') ?? [])].map(
    (row) => row.getBoundingClientRect().height,
  );

interface WindowedRowsProps {
  body: RefObject<HTMLTableSectionElement | null>;
  rowIds: string[];
  /** Pixels. */
  estimatedHeight: number;
  drawRow: (index: number, measureRow: (row: HTMLTableRowElement | null) => void) => ReactNode;
}

/** The rows of a long list near the viewport; empty space replaces those above and below. */
export function WindowedRows({ body, rowIds, estimatedHeight, drawRow }: WindowedRowsProps) {
  const [top, setTop] = useState(0);
  const { key: entry } = useLocation();
  const [drawn] = useState(() => drawnHeights(body.current));
  const idOf = useCallback((index: number) => rowIds[index] ?? index, [rowIds]);

  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: rowIds.length,
    estimateSize: (index) => drawn[index] || estimatedHeight,
    getItemKey: idOf,
    initialMeasurementsCache: leftList?.entry === entry ? leftList.heights : [],
    initialOffset: () => window.scrollY,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
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
      leftList = { entry, heights: virtualizer.takeSnapshot() };
    },
    [virtualizer, entry],
  );

  const items = virtualizer.getVirtualItems();
  return (
    <>
      <Gap height={(items[0]?.start ?? top) - top} />
      {items.map(({ index }) => drawRow(index, virtualizer.measureElement))}
      <Gap height={virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top)} />
    </>
  );
}

function Gap({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden style={{ display: 'block', height }} /> : null;
}
