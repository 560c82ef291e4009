import Supercluster from 'supercluster';
import type { MapPoint } from './map-point.ts';
import { WORLD_WIDTH } from './projection.ts';

/** Points that stand so close together that they share a marker. */
export interface PointGroup {
  /** Of its first point, so that a marker stays the same as it takes in others or lets them go. */
  id: string;
  lat: number;
  lng: number;
  points: MapPoint[];
}

const tile = 256;
const world: [number, number, number, number] = [-180, -85, 180, 85];

/**
 * The markers of points at a scale; one of several points where they would lie over each other, nearer
 * than `radius` pixels.
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
