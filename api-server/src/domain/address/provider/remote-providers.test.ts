import assert from 'node:assert/strict';
import { type IncomingMessage, type Server, createServer } from 'node:http';
import { after, before, beforeEach, describe, test } from 'node:test';
import { readCountryPatterns } from '../address-countries.ts';
import { googleProvider } from './google-provider.ts';
import { photonProvider } from './photon-provider.ts';

type Asked = { url: URL; headers: IncomingMessage['headers']; body: string };

const deadline = 200;
const countries = readCountryPatterns('AU, NZ');
const world = readCountryPatterns('*');

describe('providers on other servers', () => {
  let server: Server;
  let base: string;
  let asked: Asked[] = [];
  let answer: { status: number; body: string } | 'silence';

  before(async () => {
    server = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      asked.push({ url: new URL(request.url ?? '', base), headers: request.headers, body });
      if (answer === 'silence') return;
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  beforeEach(() => {
    asked = [];
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  const json = (body: unknown, status = 200) => {
    answer = { status, body: JSON.stringify(body) };
  };

  const feature = (properties: object, coordinates = [151.004, -33.815]) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties: { osm_id: 1, ...properties },
  });
  const house = {
    type: 'house',
    countrycode: 'AU',
    country: 'Australia',
    housenumber: '12',
    street: 'Church Street',
    city: 'Parramatta',
    state: 'New South Wales',
    postcode: '2150',
  };

  test('Photon suggests each address in the allowed countries once', async () => {
    const provider = photonProvider(`${base}/`, deadline);
    const parramatta = { type: 'city', countrycode: 'AU', name: 'Parramatta' };
    json({
      features: [
        feature(house),
        feature(house),
        feature({ ...house, countrycode: 'US' }),
        feature(parramatta),
      ],
    });
    const found = await provider.suggest('12 Church', countries);
    assert.deepEqual(
      found.map(({ formatted_address: line }) => line),
      ['12 Church Street, Parramatta New South Wales 2150, Australia', 'Parramatta, Australia'],
    );
    assert.equal(asked[0]?.url.pathname, '/api');
    assert.equal(asked[0]?.url.searchParams.get('q'), '12 Church');
    const chosen = await provider.lookUp(found[0]?.id ?? '');
    assert.deepEqual(chosen?.location, { lat: -33.815, lng: 151.004 });
    assert.deepEqual(
      [chosen?.street_number, chosen?.route, chosen?.locality, chosen?.postal_code],
      ['12', 'Church Street', 'Parramatta', '2150'],
    );
    assert.equal(chosen?.verified, 'street');
    assert.equal((await provider.lookUp(found[1]?.id ?? ''))?.verified, 'town');
    assert.equal(await provider.lookUp('nothing'), undefined);
    const nowhere = Buffer.from(JSON.stringify(feature({ countrycode: 'X' }))).toString(
      'base64url',
    );
    assert.equal((await provider.lookUp(nowhere))?.country_code, 'X');
  });

  const prediction = { placePrediction: { placeId: 'abc/1', text: { text: '12 Church Street' } } };
  const component = (type: string, longText: string, shortText = longText) => ({
    longText,
    shortText,
    types: [type, 'political'],
  });
  const place = {
    formattedAddress: '12 Church St, Parramatta NSW 2150, Australia',
    location: { latitude: -33.815, longitude: 151.004 },
    addressComponents: [
      component('street_number', '12'),
      component('route', 'Church Street', 'Church St'),
      component('locality', 'Parramatta'),
      component('administrative_area_level_1', 'New South Wales', 'NSW'),
      component('country', 'Australia', 'AU'),
      component('postal_code', '2150'),
    ],
  };

  test('Google suggests in the allowed countries, and returns the parts of the chosen address', async () => {
    const provider = googleProvider('the-key', deadline, base);
    json({ suggestions: [prediction, { queryPrediction: { text: { text: 'x' } } }] });
    assert.deepEqual(await provider.suggest('12 Church', countries), [
      { id: 'abc/1', formatted_address: '12 Church Street', as_typed: '' },
    ]);
    const [search] = asked;
    assert.equal(search?.url.pathname, '/v1/places:autocomplete');
    assert.equal(search?.headers['x-goog-api-key'], 'the-key');
    assert.deepEqual(JSON.parse(search?.body ?? '').includedRegionCodes, ['au', 'nz']);

    json(place);
    assert.deepEqual(await provider.lookUp('abc/1'), {
      country_code: 'AU',
      country: 'Australia',
      locality: 'Parramatta',
      state: 'NSW',
      postal_code: '2150',
      additional_details: '',
      street_number: '12',
      route: 'Church Street',
      formatted_address: '12 Church St, Parramatta NSW 2150, Australia',
      formatted_address_short: 'Parramatta NSW',
      location: { lat: -33.815, lng: 151.004 },
      verified: 'street',
    });
    assert.equal(asked[1]?.url.pathname, '/v1/places/abc%2F1');
  });

  test('Google searches the whole world if every country is allowed', async () => {
    json({});
    assert.deepEqual(await googleProvider('k', deadline, base).suggest('12 Church', world), []);
    assert.equal('includedRegionCodes' in JSON.parse(asked[0]?.body ?? ''), false);
  });

  test('an id unknown to Google gives no address', async () => {
    json({ error: { status: 'NOT_FOUND' } }, 404);
    assert.equal(await googleProvider('k', deadline, base).lookUp('x'), undefined);
  });

  const calls: [name: string, ask: () => Promise<unknown>][] = [
    ['Photon', () => photonProvider(base, deadline).suggest('12 Church', countries)],
    [
      'Google Places',
      () => googleProvider('the-key', deadline, base).suggest('12 Church', countries),
    ],
    ['Google Places', () => googleProvider('the-key', deadline, base).lookUp('abc')],
  ];
  const failures: [what: string, make: () => void, reason: RegExp][] = [
    ['refuses', () => json({}, 403), /answered 403$/],
    ['breaks', () => json({}, 503), /answered 503$/],
    ['talks nonsense', () => (answer = { status: 200, body: '<html>' }), /makes no sense$/],
    ['answers in another shape', () => json({ features: [{}], suggestions: 1 }), /makes no sense$/],
    ['stays silent', () => (answer = 'silence'), /no answer in time$/],
  ];
  for (const [what, make, reason] of failures) {
    test(`a server that ${what} is a failure with a reason, in time`, async () => {
      make();
      for (const [name, ask] of calls) {
        const began = Date.now();
        await assert.rejects(ask(), (error: Error) => {
          assert.equal(error.name, 'AddressProviderFailure');
          assert.match(error.message, reason);
          assert.ok(error.message.startsWith(name));
          assert.doesNotMatch(error.message, /the-key/);
          return true;
        });
        assert.ok(Date.now() - began < 5 * deadline);
      }
    });
  }

  test('an unreachable server is a failure too', async () => {
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
    const address = gone.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await new Promise((resolve) => gone.close(resolve));
    const provider = photonProvider(`http://127.0.0.1:${port}`, deadline);
    await assert.rejects(provider.suggest('12 Church', countries), {
      name: 'AddressProviderFailure',
      message: 'Photon: ECONNREFUSED',
    });
  });
});
