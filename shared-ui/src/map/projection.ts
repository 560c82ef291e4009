import { geoMercator, geoPath } from 'd3-geo';
import { zoomIdentity, type ZoomTransform } from 'd3-zoom';
import { feature } from 'topojson-client';
import type { MapPoint } from './map-point.ts';

/** Width of the whole earth in pixels before any zoom. */
export const WORLD_WIDTH = 1024;

const project = geoMercator()
  .scale(WORLD_WIDTH / (2 * Math.PI))
  .translate([WORLD_WIDTH / 2, WORLD_WIDTH / 2])
  .precision(0.2);

/** The outline of the earth's land before any zoom. */
export function outlineOf(json: { objects: { land: object } }): string {
  const topology = json as unknown as Parameters<typeof feature>[0];
  return geoPath(project)(feature(topology, topology.objects['land']!)) ?? '';
}

export interface Size {
  width: number;
  height: number;
}

export const zoomLimits = { least: 0.25, most: 256 };

/** The closest automatic zoom: about a city. */
export const CITY = 24;
const margin = 56;

/** The position of a coordinate in the map's window, in pixels. */
export function placeOf({ lat, lng }: { lat: number; lng: number }, zoom: ZoomTransform) {
  const [x = 0, y = 0] = project([lng, lat]) ?? [];
  return { x: zoom.applyX(x), y: zoom.applyY(y) };
}

/** The top and bottom of the land before any zoom, without Antarctica. */
const landTop = 145;
const landBottom = 705;

/** The zoom that shows the earth in the window: Mercator's scale 100, or smaller to fit. */
export function zoomOnEarth({ width, height }: Size): ZoomTransform {
  const k = Math.min(100 / project.scale(), width / WORLD_WIDTH, height / (landBottom - landTop));
  return zoomIdentity
    .translate(width / 2, height / 2)
    .scale(Math.max(k, zoomLimits.least))
    .translate(-WORLD_WIDTH / 2, -(landTop + landBottom) / 2);
}

/** The zoom that shows all points in the window, at most `closest`; the whole earth without points. */
export function zoomOn(
  points: readonly Pick<MapPoint, 'lat' | 'lng'>[],
  size: Size,
  closest = CITY,
): ZoomTransform {
  const shown =
    points.length > 0
      ? points
      : [
          { lat: 70, lng: -170 },
          { lat: -55, lng: 178 },
        ];
  const places = shown.map((point) => placeOf(point, zoomIdentity));
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const scale = Math.min(
    Math.max(1, size.width - 2 * margin) / Math.max(right - left, 0.01),
    Math.max(1, size.height - 2 * margin) / Math.max(bottom - top, 0.01),
    closest,
  );
  const k = Math.max(scale, zoomLimits.least);
  return zoomIdentity
    .translate(size.width / 2, size.height / 2)
    .scale(k)
    .translate(-(left + right) / 2, -(top + bottom) / 2);
}
