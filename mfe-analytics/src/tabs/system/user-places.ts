import { t, numberText } from '@shootline/shared-api';
import type { SystemStatistics } from '@shootline/shared-api/contract';
import type { MapPoint } from '@shootline/shared-ui/map';
import type { NumbersTable } from '../../charts/chart-model.ts';

/** '1 user', '1,200 users'. */
export const usersText = (count: number) =>
  t('{count, plural, one {# user} other {{number} users}}', {
    count,
    number: numberText(count),
  });

/** The name of a place far from cities: '25.3° S, 131.0° E'. */
function degreesText(lng: number, lat: number): string {
  const latitude = { degrees: numberText(Math.abs(lat), 1) };
  const longitude = { degrees: numberText(Math.abs(lng), 1) };
  return [
    lat < 0 ? t('{degrees}° S', latitude) : t('{degrees}° N', latitude),
    lng < 0 ? t('{degrees}° W', longitude) : t('{degrees}° E', longitude),
  ].join(', ');
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
    headings: [t('Place'), t('No. of Users')],
    rows: [...counts]
      .toSorted(([, a], [, b]) => b - a)
      .map(([place, count]) => ({ id: place, cells: [{ value: place }, { value: count }] })),
  };
}
