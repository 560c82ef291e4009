import { select } from 'd3-selection';
import { zoom as createZoom, zoomIdentity, type ZoomTransform } from 'd3-zoom';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { MapPoint } from './map-point.ts';
import { CITY, type Size, zoomLimits, zoomOn } from './projection.ts';

/** Where nothing is drawn, as in tests. */
const fallback: Size = { width: 480, height: 480 };

const button = 'button';

/** A drag moves the map, and Ctrl with the wheel or two fingers zoom it: the page still scrolls over it. */
function isForMap(event: MouseEvent & { touches?: TouchList }): boolean {
  if (event.target instanceof Element && event.target.closest(button)) return false;
  if (event.type === 'wheel') return event.ctrlKey || event.metaKey;
  if (event.touches) return event.touches.length > 1;
  return !event.ctrlKey && event.button === 0;
}

/**
 * Which part of the earth the element whose ref comes back shows: at first, and whenever the points
 * change, all of them; then what its user makes of it.
 */
export function useMapZoom(points: readonly MapPoint[]) {
  const [element, ref] = useState<HTMLElement | null>(null);
  const [zoom, setZoom] = useState<ZoomTransform>(zoomIdentity);
  const [size, setSize] = useState(fallback);
  const [behavior] = useState(() =>
    createZoom<HTMLElement, unknown>()
      .scaleExtent([zoomLimits.least, zoomLimits.most])
      .filter(isForMap),
  );

  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const selection = select(element);
    behavior.on('zoom', ({ transform }: { transform: ZoomTransform }) => setZoom(transform));
    selection.call(behavior).on('dblclick.zoom', null);
    return () => {
      observer.disconnect();
      selection.on('.zoom', null);
    };
  }, [element, behavior]);

  const show = useCallback(
    (shown: readonly MapPoint[], closest = CITY) => {
      if (!element) return;
      const { width, height } = size;
      behavior.extent([
        [0, 0],
        [width, height],
      ]);
      behavior.transform(select(element), zoomOn(shown, size, closest));
    },
    [element, behavior, size],
  );
  useEffect(() => show(points), [show, points]);

  const scaleBy = (factor: number) => {
    if (element) behavior.scaleBy(select(element), factor);
  };
  return {
    ref,
    zoom,
    size,
    show,
    showAll: () => show(points),
    zoomIn: () => scaleBy(2),
    zoomOut: () => scaleBy(0.5),
    /** Moves the window over the earth by pixels. */
    pan: (x: number, y: number) => {
      if (element) behavior.translateBy(select(element), -x / zoom.k, -y / zoom.k);
    },
  };
}
