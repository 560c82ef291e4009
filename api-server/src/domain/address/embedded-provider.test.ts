import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { listTimeZones } from '../reference/places.ts';
import { readCountryPatterns } from './address-countries.ts';
import { embeddedProvider } from './embedded-provider.ts';
import { zoneAt } from './zone-at.ts';

describe('addresses of the gazetteer', () => {
  const provider = embeddedProvider();
  const world = readCountryPatterns('AU, NZ, SG, HK, US, GB, *');

  async function lines(text: string, countries = world): Promise<string[]> {
    const found = await provider.suggest(text, countries);
    return found.map(({ formatted_address: line }) => line);
  }

  const likeliest: [typed: string, meant: string][] = [
    ['mel', 'Melbourne VIC, Australia'],
    ['lond', 'London, England, United Kingdom'],
    ['Zuric', 'Zürich, Zurich, Switzerland'],
    ['springfield il', 'Springfield, IL, United States'],
    ['St Kilda', 'Saint Kilda VIC, Australia'],
    ['12 George Street Parra', '12 George Street, Parramatta NSW, Australia'],
    ['12 George St, Surry Hills, New South Wales', '12 George St, Surry Hills NSW, Australia'],
    ['5 Acland St St Kilda VIC 3182', '5 Acland St, Saint Kilda VIC 3182, Australia'],
    ['12 Melbourne Street Perth W', '12 Melbourne Street, Perth WA, Australia'],
    ['Unit 5, 12 King St, Newtown nsw', 'Unit 5, 12 King St, Newtown NSW, Australia'],
    ['1 Raffles Place, Singapore 048616', '1 Raffles Place, Singapore 048616, Singapore'],
    [
      '10 Downing Street, London SW1A 2AA',
      '10 Downing Street, London SW1A 2AA, England, United Kingdom',
    ],
    ['600 Front St, San Diego, CA 92101', '600 Front St, San Diego, CA 92101, United States'],
    ['Hauptstraße 5, 10115 Berlin', 'Hauptstraße 5, 10115 Berlin, State of Berlin, Germany'],
  ];
  for (const [typed, meant] of likeliest) {
    test(`"${typed}" is ${meant}`, async () => {
      assert.equal((await lines(typed))[0], meant);
    });
  }

  test('a street without a place is no address yet', async () => {
    for (const typed of ['12 George', '12 George St', '12 Melbourne Street', 'xyzzy qq', ', ,']) {
      assert.deepEqual(await lines(typed), []);
    }
  });

  test('places of one name in one state tell their districts', async () => {
    const newtowns = (await lines('Newtown')).filter((line) => line.includes('QLD'));
    assert.deepEqual(newtowns, [
      'Newtown QLD, Australia (Ipswich)',
      'Newtown QLD, Australia (Toowoomba)',
    ]);
  });

  test('are in the allowed countries only', async () => {
    assert.deepEqual(await lines('Perth', readCountryPatterns('GB')), [
      'Perth, Scotland, United Kingdom',
    ]);
    assert.deepEqual(await lines('Surry Hills', readCountryPatterns('N*')), []);
  });

  test('a chosen one has its parts, its place and its coordinates', async () => {
    const [suggestion] = await provider.suggest('Unit 5, 12 Church Street, Parramatta 2150', world);
    const found = await provider.lookUp(suggestion?.id ?? '');
    assert.deepEqual(found, {
      country_code: 'AU',
      country: 'Australia',
      locality: 'Parramatta',
      state: 'NSW',
      postal_code: '2150',
      additional_details: 'Unit 5',
      street_number: '12',
      route: 'Church Street',
      formatted_address: 'Unit 5, 12 Church Street, Parramatta NSW 2150, Australia',
      formatted_address_short: 'Parramatta NSW',
      location: { lat: -33.8178, lng: 151.00348 },
    });
  });

  test('an id of nowhere is none', async () => {
    const sealed = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');
    const place = { details: '', street: '', postalCode: '', name: 'Perth', country: 'AU' };
    for (const id of [
      '',
      'x',
      sealed(null),
      sealed([1]),
      sealed(place),
      sealed({ ...place, at: '1,1' }),
    ]) {
      assert.equal(await provider.lookUp(id), undefined, id);
    }
  });

  test('zones are those of the place, across borders of summer time', () => {
    assert.equal(zoneAt({ lat: -28.168, lng: 153.537 }), 'Australia/Brisbane');
    assert.equal(zoneAt({ lat: -28.19, lng: 153.53 }), 'Australia/Sydney');
    assert.equal(zoneAt({ lat: -31.96, lng: 141.46 }), 'Australia/Broken_Hill');
    assert.equal(zoneAt({ lat: 33.45, lng: -112.07 }), 'America/Phoenix');
  });

  test('zones are those that a form offers', () => {
    const offered = listTimeZones(new Date()).map(({ value }) => value);
    const places = [
      ['Mumbai', 19.08, 72.88],
      ['Ho Chi Minh City', 10.82, 106.63],
      ['Kyiv', 50.45, 30.52],
      ['Indianapolis', 39.77, -86.16],
      ['Buenos Aires', -34.6, -58.38],
    ] as const;
    for (const [name, lat, lng] of places) assert.ok(offered.includes(zoneAt({ lat, lng })), name);
  });
});
