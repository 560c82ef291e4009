import { useLocation } from '@shootline/shared-ui/router';
import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { KeptRow } from '../grid-mode.ts';

const OVERSCAN_ROWS = 12;

/**
 * Row heights of the last list that was left, with its history entry: going back restores the height of the
 * list and so the scroll position.
 */
let leftList: { entry: string; heights: VirtualItem[] } | undefined;

/** The heights of the rows drawn so far, measured while all of them were drawn. */
const drawnHeights = (body: HTMLElement | null): number[] =>
  [...(body?.querySelectorAll(':scope > [data-index]') ?? [])].map(
    (row) => row.getBoundingClientRect().height,
  );

const noKeptRow: KeptRow = { subscribe: () => () => undefined, get: () => null };

function withKept(range: Range, keptAt: number): number[] {
  const indexes = defaultRangeExtractor(range);
  if (keptAt < 0 || indexes.includes(keptAt)) return indexes;
  return [...indexes, keptAt].sort((a, b) => a - b);
}

interface WindowedRowsProps {
  body: RefObject<HTMLTableSectionElement | null>;
  rowIds: string[];
  /** Height of a row before it is measured, in pixels. */
  estimatedHeight: number;
  /** The row that stays rendered wherever the page is scrolled. */
  keptRow?: KeptRow;
  drawRow: (index: number, measureRow: (row: HTMLTableRowElement | null) => void) => ReactNode;
}

/** The rows of a long list near the viewport; empty space replaces the rows above and below. */
export function WindowedRows(props: WindowedRowsProps) {
  const { body, rowIds, estimatedHeight, keptRow = noKeptRow, drawRow } = props;
  const keptId = useSyncExternalStore(keptRow.subscribe, keptRow.get);
  const keptAt = keptId === null ? -1 : rowIds.indexOf(keptId);
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
    rangeExtractor: useCallback((range: Range) => withKept(range, keptAt), [keptAt]),
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
  const rowsAndGaps = items.flatMap(({ index, start }, at) => {
    const gap = start - (items[at - 1]?.end ?? top);
    const row = drawRow(index, virtualizer.measureElement);
    // Rows are consecutive except for the first one and the kept one.
    return gap > 0 ? [<Gap key={at === 0 ? 'above' : 'between'} height={gap} />, row] : [row];
  });
  return (
    <>
      {rowsAndGaps}
      <Gap height={virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top)} />
    </>
  );
}

function Gap({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden style={{ display: 'block', height }} /> : null;
}
