import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { listTimeZones } from '../../reference/places.ts';
import { readCountryPatterns, withOwn } from '../address-countries.ts';
import { embeddedProvider } from './embedded-provider.ts';
import { zoneAt } from '../place/zone-at.ts';

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
    ['Zuerich', 'Zürich, Zurich, Switzerland'],
    ['Hauptstr. 5, Duesseldorf', 'Hauptstr. 5, Düsseldorf, North Rhine-Westphalia, Germany'],
    ['Giessen', 'Gießen, Hesse, Germany'],
    ['Aarhus', 'Århus, Central Jutland, Denmark'],
    ['Lodz', 'Łódź, Łódź Voivodeship, Poland'],
    ['Tromsoe', 'Tromsø, Troms, Norway'],
    ['Münster, Texas', 'Muenster, TX, United States'],
    ['Coeur d’Alene', "Coeur d'Alene, ID, United States"],
    ['springfield il', 'Springfield, IL, United States'],
    ['St Kilda', 'Saint Kilda VIC, Australia'],
    ['1 Martin Place Sydney', '1 Martin Place, Sydney NSW, Australia'],
    ['1 Martin Place Syd', '1 Martin Place, Sydney NSW, Australia'],
    ['1 Martin Place, Sydney 2000', '1 Martin Place, Sydney NSW 2000, Australia'],
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

  const large = (lines: string[], ...towns: string[]) => {
    const streets = lines.map((line) => line.split(', ').slice(0, -2).join(', '));
    assert.equal(lines.length, 8);
    assert.equal(new Set(streets).size, 1);
    for (const town of towns) assert.ok(lines.join('\n').includes(`, ${town}, `), town);
  };

  for (const street of [
    '94 Crown',
    '94 Crown St',
    '94 Crown Stree',
    'Crown Street',
    'Unit 5, 94 Crown St',
  ]) {
    test(`"${street}" is completed with large towns until its own is typed`, async () => {
      const found = await lines(street);
      large(found, 'Sydney NSW', 'Melbourne VIC');
      assert.ok(found.every((line) => line.startsWith(`${street}, `)));
    });
  }

  test('a street is completed with towns near the user', async () => {
    const near = { lat: 51.5, lng: -0.12 };
    const found = await provider.suggest('221B Baker Street', world, near);
    assert.equal(found[0]?.formatted_address, '221B Baker Street, London, England, United Kingdom');
  });

  for (const [region, typed, meant] of [
    ['UK', 'Perth', 'Perth, Scotland, United Kingdom'],
    ['Australia', 'Perth', 'Perth WA, Australia'],
    ['US', '1 Main Street', /, (?:New York|Los Angeles|Chicago), /],
    // The exact name of a city far away is likelier than the beginning of a town's name nearby.
    ['UK', '1 Martin Place Sydney', '1 Martin Place, Sydney NSW, Australia'],
  ] as const) {
    test(`a client of ${region} means by "${typed}" a place in the country, if there is one`, async () => {
      const [first = ''] = await lines(typed, withOwn(world, region));
      if (typeof meant === 'string') assert.equal(first, meant);
      else assert.match(first, meant);
    });
  }

  test('a venue is in the town in its name', async () => {
    assert.equal((await lines('Sydney Opera'))[0], 'Sydney Opera, Sydney NSW, Australia');
    assert.equal(
      (await lines('Melbourne Convention Centre'))[0],
      'Melbourne Convention Centre, Melbourne VIC, Australia',
    );
  });

  test('an unknown name gives no suggestions', async () => {
    for (const typed of ['xyzzy qq', 'Paramatta NSW', '12', ', ,']) {
      assert.deepEqual(await lines(typed), [], typed);
    }
  });

  test('says which part of a suggestion no provider confirmed', async () => {
    const asTyped = async (text: string) => (await provider.suggest(text, world))[0]?.as_typed;
    assert.equal(await asTyped('12 Church Street, Parr'), '12 Church Street');
    assert.equal(
      await asTyped('Unit 5, 12 Church Street, Parramatta 2150'),
      'Unit 5, 12 Church Street, 2150',
    );
    assert.equal(await asTyped('94 Crown'), '94 Crown');
    assert.equal(await asTyped('Parramatta'), '');
  });

  test('places of the same name and state show their districts', async () => {
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

  test('a chosen address has its parts, place and coordinates', async () => {
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
      verified: 'town',
    });
  });

  test('an invalid id gives no address', async () => {
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

  test('a place has its own zone near borders of summer time', () => {
    assert.equal(zoneAt({ lat: -28.168, lng: 153.537 }), 'Australia/Brisbane');
    assert.equal(zoneAt({ lat: -28.19, lng: 153.53 }), 'Australia/Sydney');
    assert.equal(zoneAt({ lat: -31.96, lng: 141.46 }), 'Australia/Broken_Hill');
    assert.equal(zoneAt({ lat: 33.45, lng: -112.07 }), 'America/Phoenix');
  });

  test('zones of places are among those of the form', () => {
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
