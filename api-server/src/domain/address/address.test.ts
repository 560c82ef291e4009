import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type {
  Address,
  AddressSuggestion,
  ApiErrorBody,
  components,
} from '@shootline/shared-api/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { appUser } from '../schema.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../tests/workspace.ts';
import { ServerFailure } from '../../platform/http/ask-server.ts';
import type { AddressProvider } from './provider/address-provider.ts';

type UserAddress = components['schemas']['UserAddress'];
type User = Awaited<ReturnType<TestWorkspace['user']>>;

const notLoaded = 'Sorry, there was an issue loading the selected address. Please try again.';

describe('addresses', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let user: User;
  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    user = await workspace.user('camera_operator');
  });
  after(() => api.close());

  const suggest = (text: string, more = '') =>
    api.get<AddressSuggestion[]>(
      user,
      `/address/suggestions?text=${encodeURIComponent(text)}${more}`,
    );
  const lookUp = (id: string) => `/address/lookup?id=${encodeURIComponent(id)}`;

  test('are suggested from three characters on', async () => {
    assert.deepEqual(await suggest('Pa'), []);
    assert.deepEqual(await suggest(' Pa '), []);
    assert.ok((await suggest('Par')).length > 0);
    assert.equal((await api.refused(user, '/address/suggestions')).status, 400);
  });

  test('are at most eight, in allowed countries or in the given one', async () => {
    const everywhere = await suggest('San');
    assert.equal(everywhere.length, 8);
    assert.ok(
      everywhere.every(({ formatted_address: line }) =>
        / (Australia|New Zealand|United Kingdom|United States)/.test(line),
      ),
    );
    const british = await suggest('Perth', '&country=gb');
    assert.deepEqual(
      british.map(({ formatted_address: line }) => line),
      ['Perth, Scotland, United Kingdom'],
    );
    assert.deepEqual(await suggest('Toronto', '&country=CA'), []);
    const wrong = await api.refused(user, '/address/suggestions?text=Perth&country=Australia');
    assert.deepEqual(wrong.body.errors, [
      { field: 'country', message: 'Please select a value.', errors: [] },
    ]);
  });

  test('loads the chosen address with all parts and its zone', async () => {
    const [chosen] = await suggest('99 Griffith Street, Coolangatta QLD 4225');
    assert.deepEqual(await api.get<Address>(user, lookUp(chosen?.id ?? '')), {
      country_code: 'AU',
      country: 'Australia',
      locality: 'Coolangatta',
      state: 'QLD',
      timezone: 'Australia/Brisbane',
      formatted_address: '99 Griffith Street, Coolangatta QLD 4225, Australia',
      formatted_address_short: 'Coolangatta QLD',
      is_manual: false,
      is_valid: true,
      additional_details: '',
      street_number: '99',
      route: 'Griffith Street',
      postal_code: '4225',
      location: { lat: -28.16944, lng: 153.53471 },
      verified: 'town',
    });
  });

  test('answer 404 if unknown or outside the allowed countries', async () => {
    const elsewhere = await api.deps.addresses.suggest('Toronto', {
      allowed: new Set(['CA']),
      preferred: [],
    });
    for (const id of ['nothing', elsewhere[0]?.id ?? '']) {
      const { status, body } = await api.refused(user, lookUp(id));
      assert.deepEqual([status, body.type, body.message], [404, 'NotFound', notLoaded]);
    }
  });

  test('are only for signed-in users', async () => {
    for (const path of ['/address/suggestions?text=Perth', lookUp('x')]) {
      assert.equal((await api.request(path)).status, 401);
    }
  });

  test('are limited per user and minute', async () => {
    const strict = await startTestApi({
      address: { ...api.deps.settings.address, callsPerMinute: 2 },
    });
    try {
      const fresh = await createTestWorkspace(strict.db);
      const [one, other] = [await fresh.user('editor'), await fresh.user('editor')];
      const path = '/address/suggestions?text=Perth';
      await strict.get(one, path);
      strict.moveClock(0.5);
      assert.equal((await strict.refused(one, lookUp('nothing'))).status, 404);
      const { status, headers } = await strict.refused(one, path);
      assert.deepEqual([status, headers.get('Retry-After')], [429, '30']);
      await strict.get(other, path);
      strict.moveClock(0.5);
      await strict.get(one, path);
    } finally {
      await strict.close();
    }
  });

  test('a failed provider shows the user an error and logs the reason', async () => {
    const down = async () => {
      throw new ServerFailure('Photon: no answer in time');
    };
    const provider: AddressProvider = { suggest: down, lookUp: down };
    const logged: Record<string, unknown>[] = [];
    const logger = { error: (entry: Record<string, unknown>) => void logged.push(entry) };
    const broken = await startTestApi({}, undefined, { addresses: provider, logger });
    try {
      const { tenantId, id: userId } = await (await createTestWorkspace(broken.db)).user('editor');
      const token = await broken.tokenOf({ tenantId, id: userId });
      const said = async (path: string) => {
        const headers = { Authorization: `Token ${token}` };
        const response = await broken.app.request(`/api${path}`, { headers });
        const { type, message } = (await response.json()) as ApiErrorBody;
        return [response.status, type, message];
      };
      assert.deepEqual(await said(lookUp('x')), [500, 'InternalError', notLoaded]);
      assert.deepEqual(await said('/address/suggestions?text=Perth'), [
        500,
        'InternalError',
        'Sorry, there was an issue loading this content.',
      ]);
      assert.deepEqual(logged.at(-1), {
        event: 'address provider',
        error: 'Photon: no answer in time',
      });
    } finally {
      await broken.close();
    }
  });

  test('a slow provider does not delay other calls', async () => {
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    const provider: AddressProvider = {
      suggest: async () => {
        await waiting;
        return [];
      },
      lookUp: async () => undefined,
    };
    const slow = await startTestApi({}, undefined, { addresses: provider });
    try {
      const who = await (await createTestWorkspace(slow.db)).user('editor');
      const pending = Array.from({ length: 6 }, () =>
        slow.get(who, '/address/suggestions?text=Perth'),
      );
      await slow.get(who, '/client');
      answer();
      assert.deepEqual((await Promise.all(pending)).flat(), []);
    } finally {
      await slow.close();
    }
  });
});

describe('the address of a user', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
  });
  after(() => api.close());

  const address = {
    street: ' Church  Street ',
    streetNumber: '12',
    citySuburb: 'Parramatta',
    state: 'NSW',
    postCode: '2150',
    country: 'au',
    coordinates: { lat: -33.8178, lng: 151.00348 },
  };
  const path = '/update_user_address_hub3';

  test('is stored and read again', async () => {
    const user = await workspace.user('camera_operator');
    const other = await workspace.user('camera_operator');
    const { status, body } = await api.send<UserAddress>(user, 'POST', path, { address });
    assert.equal(status, 200);
    assert.deepEqual(body, {
      location: { lat: -33.8178, lng: 151.00348 },
      formatted_address: '12 Church Street, Parramatta NSW 2150, Australia',
    });
    assert.deepEqual(await api.get(user, '/get_user_address_hub3'), body);
    assert.deepEqual(await api.get(other, '/get_user_address_hub3'), {
      location: null,
      formatted_address: null,
    });
    const [row] = await api.db.select().from(appUser).where(eq(appUser.id, user.id));
    assert.deepEqual(
      [row?.locality, row?.state, row?.latitude, row?.longitude],
      ['Parramatta', 'NSW', -33.8178, 151.00348],
    );
  });

  test('needs a town, a country and coordinates', async () => {
    const user = await workspace.user('client_user');
    const wrong = async (body: unknown) => {
      const answer = await api.send<ApiErrorBody>(user, 'POST', path, body);
      assert.equal(answer.status, 400);
      const [field] = answer.body.errors;
      return [field?.field, field?.message, ...(field?.errors ?? []).map((e) => e.field)];
    };
    assert.deepEqual(await wrong({}), ['address', 'Please enter a value.']);
    assert.deepEqual(await wrong({ address: {} }), [
      'address',
      '',
      'citySuburb',
      'country',
      'coordinates',
    ]);
    const cases = [
      [{ citySuburb: ' ' }, 'citySuburb'],
      [{ country: 'XX' }, 'country'],
      [{ country: 'Australia' }, 'country'],
      [{ coordinates: { lat: 91, lng: 0 } }, 'coordinates'],
      [{ planet: 'Earth' }, 'planet'],
    ] as const;
    for (const [values, field] of cases) {
      assert.deepEqual(await wrong({ address: { ...address, ...values } }), ['address', '', field]);
    }
    assert.equal((await api.post(path, { address })).status, 401);
  });
});
