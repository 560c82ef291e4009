import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, type Server, createServer } from 'node:http';
import { after, before, beforeEach, describe, test } from 'node:test';
import { readCountryPatterns } from '../address-countries.ts';
import type { AddressProvider } from './address-provider.ts';
import { googleProvider } from './google-provider.ts';
import { nominatimProvider } from './nominatim-provider.ts';
import { photonProvider } from './photon-provider.ts';

type Asked = { url: URL; headers: IncomingMessage['headers']; body: string };

const deadline = 200;
const countries = readCountryPatterns('AU, NZ');
const world = readCountryPatterns('*');

/** A provider's sample answers to "1 Martin Place Sydney", in the shape of its documentation. */
const sample = (name: string) =>
  JSON.parse(readFileSync(new URL(`answers/${name}.json`, import.meta.url), 'utf8'));

describe('providers of streets', () => {
  let server: Server;
  let base: string;
  let asked: Asked[] = [];
  let answer: (url: URL) => { status: number; body: string } | 'silence';

  before(async () => {
    server = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      const url = new URL(request.url ?? '', base);
      asked.push({ url, headers: request.headers, body });
      const given = answer(url);
      if (given === 'silence') return;
      response.writeHead(given.status, { 'Content-Type': 'application/json' }).end(given.body);
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
    answer = () => ({ status, body: JSON.stringify(body) });
  };

  const googleAnswer = (url: URL) => {
    const { suggest, places } = sample('google');
    if (url.pathname === '/v1/places:autocomplete') return suggest;
    return places[decodeURIComponent(url.pathname.slice('/v1/places/'.length))];
  };
  const providers: Record<
    string,
    { make: () => AddressProvider; answerOf: (url: URL) => unknown; path: string }
  > = {
    Photon: {
      make: () => photonProvider(`${base}/`, deadline),
      answerOf: () => sample('photon'),
      path: '/api',
    },
    Nominatim: {
      make: () => nominatimProvider(`${base}/`, deadline),
      answerOf: () => sample('nominatim'),
      path: '/search',
    },
    'Google Places': {
      make: () => googleProvider('the-key', deadline, base),
      answerOf: googleAnswer,
      path: '/v1/places:autocomplete',
    },
  };

  for (const [name, { make, answerOf, path }] of Object.entries(providers)) {
    test(`${name} suggests each address once, in the allowed countries, and returns its parts`, async () => {
      answer = (url) => {
        const body = answerOf(url);
        return { status: body ? 200 : 404, body: JSON.stringify(body ?? {}) };
      };
      const provider = make();
      const found = await provider.suggest('1 Martin Place Sydney', countries);
      const [first] = asked;
      assert.equal(first?.url.pathname, path);
      assert.match(`${first?.url.searchParams.get('q')} ${first?.body}`, /1 Martin Place Sydney/);
      const lines = found.map(({ formatted_address: line }) => line);
      assert.equal(lines.length, 2);
      assert.match(lines[0] ?? '', /^1 Martin Place, Sydney NSW( 2000)?, Australia$/);
      assert.equal(lines[1], 'Sydney NSW, Australia');
      assert.ok(found.every(({ as_typed: typed }) => typed === ''));

      const { formatted_address: line, ...chosen } = (await provider.lookUp(found[0]?.id ?? ''))!;
      assert.match(line, /^1 Martin Pl(ace)?, Sydney NSW 2000, Australia$/);
      assert.deepEqual(chosen, {
        country_code: 'AU',
        country: 'Australia',
        locality: 'Sydney',
        state: 'NSW',
        postal_code: '2000',
        additional_details: '',
        street_number: '1',
        route: 'Martin Place',
        formatted_address_short: 'Sydney NSW',
        location: { lat: -33.8677169, lng: 151.2079441 },
        verified: 'street',
      });
      const town = await provider.lookUp(found[1]?.id ?? '');
      assert.deepEqual([town?.locality, town?.route, town?.verified], ['Sydney', '', 'town']);
      assert.equal(await provider.lookUp('nothing'), undefined);
    });
  }

  test('Nominatim is asked by name for the allowed countries, unless all are allowed', async () => {
    json([]);
    const provider = nominatimProvider(base, deadline);
    await provider.suggest('1 Martin Place', countries);
    await provider.suggest('1 Martin Place', world);
    assert.equal(asked[0]?.headers['user-agent'], 'shootline');
    const codes = asked.map(({ url }) => url.searchParams.get('countrycodes'));
    assert.deepEqual(codes, ['au,nz', null]);
  });

  test('Photon prefers places near the user', async () => {
    json({ features: [] });
    const near = { lat: -33.8, lng: 151 };
    await photonProvider(base, deadline).suggest('1 Martin Place', countries, near);
    const { searchParams } = asked[0]!.url;
    assert.deepEqual([searchParams.get('lat'), searchParams.get('lon')], ['-33.8', '151']);
  });

  test('Google searches the allowed countries, or the whole world if all are allowed', async () => {
    json({});
    const provider = googleProvider('the-key', deadline, base);
    assert.deepEqual(await provider.suggest('12 Church', world), []);
    await provider.suggest('12 Church', countries);
    assert.equal(asked[0]?.headers['x-goog-api-key'], 'the-key');
    const codes = asked.map(({ body }) => JSON.parse(body).includedRegionCodes);
    assert.deepEqual(codes, [undefined, ['au', 'nz']]);
  });

  const calls: [name: string, ask: () => Promise<unknown>][] = [
    ...Object.entries(providers).map(([name, { make }]): [string, () => Promise<unknown>] => [
      name,
      () => make().suggest('12 Church', countries),
    ]),
    ['Google Places', () => googleProvider('the-key', deadline, base).lookUp('abc')],
  ];
  const failures: [what: string, make: () => void, reason: RegExp][] = [
    ['refuses', () => json({}, 403), /answered 403$/],
    ['breaks', () => json({}, 503), /answered 503$/],
    ['talks nonsense', () => (answer = () => ({ status: 200, body: '<html>' })), /makes no sense$/],
    ['answers in another shape', () => json({ features: [{}], suggestions: 1 }), /makes no sense$/],
    ['stays silent', () => (answer = () => 'silence'), /no answer in time$/],
  ];
  for (const [what, make, reason] of failures) {
    test(`a server that ${what} is a failure with a reason, in time`, async () => {
      make();
      for (const [name, ask] of calls) {
        const began = Date.now();
        await assert.rejects(ask(), (error: Error) => {
          assert.equal(error.name, 'ServerFailure');
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
      name: 'ServerFailure',
      message: 'Photon: ECONNREFUSED',
    });
  });
});
