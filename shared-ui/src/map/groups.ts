import Supercluster from 'supercluster';
import type { MapPoint } from './map-point.ts';
import { WORLD_WIDTH } from './projection.ts';

/** Points so close together that they share a marker. */
export interface PointGroup {
  /** The id of its first point, so a marker stays the same as points join or leave it. */
  id: string;
  lat: number;
  lng: number;
  points: MapPoint[];
}

const tile = 256;
const world: [number, number, number, number] = [-180, -85, 180, 85];

/**
 * The markers of points at a scale; points nearer to each other than `radius` pixels, which would overlap,
 * share one.
 */
export function groupsOf(
  points: readonly MapPoint[],
  radius: number,
): (scale: number) => PointGroup[] {
  const index = new Supercluster<{ at: number }>({ radius, extent: tile, maxZoom: 12 });
  index.load(
    points.map(({ lat, lng }, at) => ({
      type: 'Feature',
      properties: { at },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  );
  return (scale) => {
    const zoom = Math.max(0, Math.round(Math.log2((WORLD_WIDTH * scale) / tile)));
    return index.getClusters(world, zoom).map(({ properties, geometry: { coordinates } }) => {
      const members =
        'cluster_id' in properties
          ? index.getLeaves(properties.cluster_id, Infinity).map((leaf) => leaf.properties.at)
          : [properties.at];
      const group = members.toSorted((a, b) => a - b).flatMap((at) => points[at] ?? []);
      const [lng = 0, lat = 0] = coordinates;
      return { id: group[0]?.id ?? '', lat, lng, points: group };
    });
  };
}
