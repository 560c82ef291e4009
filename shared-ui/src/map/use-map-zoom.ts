import { select, type Selection } from 'd3-selection';
import { zoom as createZoom, type D3ZoomEvent, zoomIdentity, type ZoomTransform } from 'd3-zoom';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MapPoint } from './map-point.ts';
import { type Size, zoomLimits, zoomOn, zoomOnEarth } from './projection.ts';

/** Used if nothing is laid out, as in tests. */
const fallback: Size = { width: 480, height: 480 };

const button = 'button';

/**
 * Whether an event moves the map (a drag) or zooms it (Ctrl with the wheel, two fingers); others scroll the
 * page.
 */
function isForMap(event: MouseEvent & { touches?: TouchList }): boolean {
  if (event.target instanceof Element && event.target.closest(button)) return false;
  if (event.type === 'wheel') return event.ctrlKey || event.metaKey;
  if (event.touches) return event.touches.length > 1;
  return !event.ctrlKey && event.button === 0;
}

/**
 * The visible part of the earth for the element of the returned ref, until the user moves it: all points,
 * again whenever they change, or the whole earth.
 */
export function useMapZoom(points: readonly MapPoint[], showsEarth: boolean) {
  const [element, ref] = useState<HTMLElement | null>(null);
  const [zoom, setZoom] = useState<ZoomTransform>(zoomIdentity);
  const [size, setSize] = useState(fallback);
  const isMoved = useRef(false);
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
    behavior.on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
      setZoom(transform);
      // Zooming by code, as below, has no source event.
      if (sourceEvent) isMoved.current = true;
    });
    selection.call(behavior).on('dblclick.zoom', null);
    return () => {
      observer.disconnect();
      selection.on('.zoom', null);
    };
  }, [element, behavior]);

  const show = useCallback(
    (shown: ZoomTransform) => {
      if (element) behavior.transform(select(element), shown);
    },
    [element, behavior],
  );
  const showFirst = useCallback(
    () => show(showsEarth ? zoomOnEarth(size) : zoomOn(points, size)),
    [show, showsEarth, points, size],
  );
  useEffect(() => {
    behavior.extent([
      [0, 0],
      [size.width, size.height],
    ]);
  }, [behavior, size]);
  const places = showsEarth
    ? ''
    : points.map(({ id, lat, lng }) => [id, lat, lng].join(' ')).join();
  useEffect(() => {
    isMoved.current = false;
  }, [places]);
  useEffect(() => {
    if (!isMoved.current) showFirst();
  }, [showFirst]);

  const move = (act: (selection: Selection<HTMLElement, unknown, null, undefined>) => void) => {
    if (!element) return;
    isMoved.current = true;
    act(select(element));
  };
  return {
    element,
    ref,
    zoom,
    size,
    /** Zooms to these points as closely as the map allows. */
    showClosely: (shown: readonly MapPoint[]) => {
      isMoved.current = true;
      show(zoomOn(shown, size, zoomLimits.most));
    },
    showAll: () => {
      isMoved.current = false;
      showFirst();
    },
    zoomIn: () => move((selection) => behavior.scaleBy(selection, 2)),
    zoomOut: () => move((selection) => behavior.scaleBy(selection, 0.5)),
    /** Moves the visible part by pixels. */
    pan: (x: number, y: number) =>
      move((selection) => behavior.translateBy(selection, -x / zoom.k, -y / zoom.k)),
  };
}
