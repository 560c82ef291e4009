import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { estimatedMinutes } from './travel.rules.ts';

const sydney = { lat: -33.8688, lng: 151.2093 };

describe('the estimated travel', () => {
  for (const [name, to, minutes] of [
    ['next door', { lat: -33.8689, lng: 151.2095 }, 0],
    ['across the harbour', { lat: -33.8366, lng: 151.2078 }, 20],
    ['to Parramatta', { lat: -33.8178, lng: 151.0034 }, 50],
    ['to Newcastle', { lat: -32.9283, lng: 151.7817 }, 140],
    ['to Melbourne', { lat: -37.8136, lng: 144.9631 }, 295],
    ['to London', { lat: 51.5074, lng: -0.1278 }, 480],
  ] as const) {
    test(`${name} takes ${minutes} minutes both ways`, () => {
      assert.deepEqual(
        [estimatedMinutes(sydney, to), estimatedMinutes(to, sydney)],
        [minutes, minutes],
      );
    });
  }

  test('never shrinks with the distance', () => {
    const all = Array.from({ length: 2000 }, (_, step) =>
      estimatedMinutes(sydney, { lat: sydney.lat + step / 200, lng: sydney.lng }),
    );
    assert.deepEqual(
      all,
      all.toSorted((a, b) => a - b),
    );
  });
});
