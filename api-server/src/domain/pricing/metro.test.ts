import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Coordinates } from '@shootline/shared-api/contract';
import { estimate } from './estimate.rules.ts';
import { metroKm } from './prices.ts';
import { townLocationOf } from './town-location.ts';

const isRegional = (countryCode: string, location: Coordinates | null) => {
  const { additional } = estimate('client', { countryCode, location, hours: 4 });
  return additional > 0;
};

const north = (km: number) => ({ lat: -33.8688 + km / 111.195, lng: 151.2093 });

describe('metro cities', () => {
  test('adds no loading up to 50 km from the centre of a city', () => {
    assert.equal(isRegional('AU', north(49.9)), false);
    assert.equal(isRegional('AU', north(50.1)), true);
    assert.equal(metroKm, 50);
  });

  test("counts only the cities of the place's own country", () => {
    const bellingham = { lat: 48.7596, lng: -122.4882 };
    assert.equal(isRegional('US', bellingham), true);
    assert.equal(isRegional('CA', bellingham), false);
  });

  test('adds no loading for an unknown place', () => {
    assert.equal(isRegional('AU', null), false);
  });
});

describe('the town of a typed address', () => {
  const typed = async (country_code: string, state: string, locality: string) => {
    const location = await townLocationOf({ country_code, state, locality });
    return location && (isRegional(country_code, location) ? 'regional' : 'metro');
  };
  const cases: [string, string, string, string | null][] = [
    ['AU', 'NSW', 'Parramatta', 'metro'],
    ['AU', 'New South Wales', 'parramatta ', 'metro'],
    ['AU', 'NSW', 'Sydney', 'metro'],
    ['AU', 'VIC', 'St Kilda', 'metro'],
    ['AU', 'VIC', 'Saint Kilda', 'metro'],
    ['AU', 'VIC', 'Geelong', 'regional'],
    ['AU', 'NSW', 'Dubbo', 'regional'],
    ['US', 'NY', 'New York', 'metro'],
    ['US', 'NY', 'Brooklyn', 'metro'],
    ['US', 'MN', 'Austin', 'regional'],
    ['US', '', 'Austin', 'metro'],
    ['GB', 'Greater London', 'Richmond', 'metro'],
    ['GB', '', 'Leeds', 'regional'],
    ['AU', 'NSW', 'Nowhere at all', null],
    ['AU', 'NSW', '', null],
    ['DE', '', 'Berlin', null],
  ];
  for (const [country, state, town, kind] of cases) {
    test(`${town}, ${state}, ${country} is ${kind ?? 'unknown'}`, async () => {
      assert.equal(await typed(country, state, town), kind);
    });
  }

  test('is not looked up for a chosen address, which has a location', async () => {
    const location = { lat: -32.24, lng: 148.6 };
    const chosen = { country_code: 'AU', state: 'NSW', locality: 'Sydney', location };
    assert.equal(await townLocationOf(chosen), null);
  });
});
