import type { SystemStatistics } from '@shootline/shared-api/contract';
import type { MapPoint } from '@shootline/shared-ui/map';
import type { NumbersTable } from '../../charts/chart-model.ts';
import { countText } from '../../charts/number-text.ts';

/** '1 user', '1,200 users'. */
export const usersText = (count: number) => countText(count, 'user');

/** The name of a place far from cities: '25.3° S, 131.0° E'. */
function degreesText(lng: number, lat: number): string {
  const text = (degrees: number, [positive, negative]: [string, string]) =>
    `${Math.abs(degrees).toFixed(1)}° ${degrees < 0 ? negative : positive}`;
  return `${text(lat, ['N', 'S'])}, ${text(lng, ['E', 'W'])}`;
}

type Places = Pick<SystemStatistics, 'markers' | 'places'>;

/** The places on the map, those with most users first. */
export const userPoints = ({ markers, places }: Places): MapPoint[] =>
  markers.flatMap(([lng, lat], at) => {
    const { name, value: count } = places[at] ?? { name: null, value: 0 };
    if (lng === undefined || lat === undefined) return [];
    const place = name ?? degreesText(lng, lat);
    return [{ id: `${lng} ${lat}`, label: usersText(count), place, lng, lat, count }];
  });

/** The same as a table by city. */
export function placesTable(points: readonly MapPoint[]): NumbersTable {
  const counts = new Map<string, number>();
  for (const { place, count = 0 } of points) counts.set(place, (counts.get(place) ?? 0) + count);
  return {
    headings: ['Place', 'No. of Users'],
    rows: [...counts]
      .toSorted(([, a], [, b]) => b - a)
      .map(([place, count]) => ({ id: place, cells: [{ value: place }, { value: count }] })),
  };
}
