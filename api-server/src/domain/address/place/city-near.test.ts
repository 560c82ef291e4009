import assert from 'node:assert/strict';
import { test } from 'node:test';
import { citiesNear } from './city-near.ts';

test('a place is named after its city', async () => {
  const places: [lat: number, lng: number, name: string | null][] = [
    [-33.9, 151.2, 'Sydney, Australia'],
    // Parramatta.
    [-33.8, 151, 'Sydney, Australia'],
    // National City is nearer, but smaller.
    [32.7, -117.2, 'San Diego, United States'],
    [1.3, 103.9, 'Singapore'],
    [22.3, 114.2, 'Hong Kong'],
    [-33.2, 151.5, 'Central Coast, Australia'],
    // The desert, and the sea.
    [-23, 128, null],
    [0, -150, null],
  ];
  assert.deepEqual(
    await citiesNear(places.map(([lat, lng]) => ({ lat, lng }))),
    places.map(([, , name]) => name),
  );
});
