import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { AddressInput, Booking, CostEstimate } from '@shootline/shared-api/contract';
import { formatMoney } from '@shootline/shared-api/rules';
import { completeBrief } from '@shootline/shared-api/testing/booking-rules';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../tests/workspace.ts';
import { type Payer, estimate } from './estimate.rules.ts';

const places = {
  sydney: { lat: -33.8643, lng: 151.2084 },
  parramatta: { lat: -33.8178, lng: 151.0035 },
  dubbo: { lat: -32.243, lng: 148.6048 },
  leeds: { lat: 53.7965, lng: -1.5478 },
  berlin: { lat: 52.5244, lng: 13.4105 },
};

describe('an estimate', () => {
  const cases: [Payer, string, keyof typeof places | null, number, number, string][] = [
    ['client', 'AU', 'sydney', 6, 1260_00, 'AUD'],
    ['client', 'au', 'sydney', 4, 880_00, 'AUD'],
    ['client', 'AU', 'parramatta', 4, 880_00, 'AUD'],
    ['client', 'AU', 'dubbo', 4, 1012_00, 'AUD'],
    ['client', 'AU', null, 4, 880_00, 'AUD'],
    ['client', 'AU', 'sydney', 2, 880_00, 'AUD'],
    ['client', 'AU', 'sydney', 10, 2020_00, 'AUD'],
    ['client', 'AU', 'sydney', 12, 2590_00, 'AUD'],
    ['client', 'AU', 'sydney', 4.5, 975_00, 'AUD'],
    ['client', 'NZ', null, 5, 1070_00, 'AUD'],
    ['client', 'SG', null, 5, 1170_00, 'SGD'],
    ['client', 'US', null, 5, 1100_00, 'USD'],
    ['client', 'GB', null, 5, 755_00, 'GBP'],
    ['client', 'HK', null, 5, 8300_00, 'HKD'],
    ['client', 'DE', 'berlin', 5, 1220_00, 'USD'],
    ['videographer', 'AU', 'sydney', 6, 740_00, 'AUD'],
    ['videographer', 'GB', 'leeds', 4, 414_00, 'GBP'],
    ['videographer', 'HK', null, 12, 11650_00, 'HKD'],
    ['videographer', 'FR', 'berlin', 4, 600_00, 'USD'],
  ];
  for (const [payer, countryCode, place, hours, total, currency] of cases) {
    test(`${payer}, ${countryCode} ${place ?? ''}, ${hours} hours`, () => {
      const location = place && places[place];
      const estimated = estimate(payer, { countryCode, hours, location });
      assert.deepEqual([estimated.total, estimated.currency], [total, currency]);
      assert.equal(estimated.base + estimated.additional, estimated.total);
    });
  }
});

test('money names its currency', () => {
  assert.deepEqual(
    ['AUD', 'USD', 'SGD', 'HKD', 'GBP', 'EUR'].map((currency) => formatMoney(123_450, currency)),
    ['A$1,234.50', 'US$1,234.50', 'S$1,234.50', 'HK$1,234.50', '£1,234.50', 'EUR\u00a01,234.50'],
  );
  assert.equal(formatMoney(1500, 'JPY'), 'JPY\u00a01,500');
});

describe('asking for an estimate', () => {
  let api: TestApi;
  let users: Awaited<ReturnType<Awaited<ReturnType<typeof createTestWorkspace>>['everyone']>>;
  before(async () => {
    api = await startTestApi();
    users = await (await createTestWorkspace(api.db)).everyone();
  });
  after(() => api.close());

  const query = '?country_code=AU&city=Sydney&duration=6';

  test('answers the formatted parts and the total amount', async () => {
    assert.deepEqual(
      await api.get<CostEstimate>(users.clientUser, `/booking-client-cost-estimate${query}`),
      {
        base_cost: 'A$880.00',
        base_cost_amount: 88000,
        additional_cost: 'A$380.00',
        additional_cost_amount: 38000,
        total_cost: 'A$1,260.00',
        total_cost_amount: 126_000,
        currency: 'AUD',
      },
    );
  });

  test('equals the price of a booking with the same address', async () => {
    const asked = async (city: string, more = '') => {
      const path = `/booking-client-cost-estimate?country_code=AU&duration=6&city=${city}${more}`;
      return (await api.get<CostEstimate>(users.clientUser, path)).total_cost_amount;
    };
    const stored = async (address: AddressInput, is_address_manual: boolean) => {
      const form = new FormData();
      form.set('data', JSON.stringify(completeBrief({ address, is_address_manual })));
      const draft = '/booking?isDraft=true';
      const { body } = await api.send<Booking>(users.clientUser, 'POST', draft, form);
      assert.ok(body.total_client_cost, JSON.stringify(body));
      return body.total_client_cost.cost;
    };
    const { address: sydney } = completeBrief();
    for (const [locality, total] of [
      ['Parramatta', 1260_00],
      ['Dubbo', 1392_00],
      ['Nowhere at all', 1260_00],
    ] as const) {
      assert.equal(await asked(locality, '&state=NSW'), total);
      assert.equal(await stored({ ...sydney, locality }, true), total);
    }
    const { lat, lng } = places.dubbo;
    const chosen = {
      ...sydney,
      formatted_address: 'A farm',
      location: places.dubbo,
      is_valid: true,
    };
    assert.equal(await asked('Sydney', `&lat=${lat}&lng=${lng}`), 1392_00);
    assert.equal(await stored(chosen, false), 1392_00);
  });

  test('is open to clients and videographers for their own price, and to staff from reviewer up', async () => {
    const status = async (
      name: 'unapproved' | 'owner' | 'videographer' | 'editor' | 'reviewer' | 'admin',
    ) =>
      Promise.all(
        ['client', 'camop'].map(
          async (side) =>
            (await api.ask(users[name], `/booking-${side}-cost-estimate${query}`)).status,
        ),
      );
    assert.deepEqual(await status('unapproved'), [200, 403]);
    assert.deepEqual(await status('owner'), [200, 403]);
    assert.deepEqual(await status('videographer'), [403, 200]);
    assert.deepEqual(await status('editor'), [403, 403]);
    assert.deepEqual(await status('reviewer'), [200, 200]);
    assert.deepEqual(await status('admin'), [200, 200]);
  });

  test('needs a valid country and length', async () => {
    const { body } = await api.refused(
      users.admin,
      '/booking-client-cost-estimate?country_code=Australia',
    );
    assert.deepEqual(body.errors.map(({ field, message }) => [field, message]).sort(), [
      ['country_code', 'Please select a value.'],
      ['duration', 'Please enter a value.'],
    ]);
    for (const duration of ['0', '-3', '241', 'six', 'NaN']) {
      const path = `/booking-client-cost-estimate?country_code=AU&duration=${duration}`;
      assert.equal(
        (await api.refused(users.admin, path)).body.errors[0]?.field,
        'duration',
        duration,
      );
    }
  });
});
