import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { CostEstimate } from '@shootline/shared-api/contract';
import { formatMoney } from '@shootline/shared-api/rules';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../tests/workspace.ts';
import { type Payer, estimate } from './estimate.rules.ts';

describe('an estimate', () => {
  const cases: [Payer, string, string | undefined, number, number, string][] = [
    ['client', 'AU', 'Sydney', 6, 1260_00, 'AUD'],
    ['client', 'au', ' sydney ', 4, 880_00, 'AUD'],
    ['client', 'AU', 'Dubbo', 4, 1012_00, 'AUD'],
    ['client', 'AU', undefined, 4, 880_00, 'AUD'],
    ['client', 'AU', 'Sydney', 2, 880_00, 'AUD'],
    ['client', 'AU', 'Sydney', 10, 2020_00, 'AUD'],
    ['client', 'AU', 'Sydney', 12, 2590_00, 'AUD'],
    ['client', 'AU', 'Sydney', 4.5, 975_00, 'AUD'],
    ['client', 'NZ', 'Auckland', 5, 1070_00, 'AUD'],
    ['client', 'SG', 'Singapore', 5, 1170_00, 'SGD'],
    ['client', 'US', 'San Diego', 5, 1100_00, 'USD'],
    ['client', 'GB', 'London', 5, 755_00, 'GBP'],
    ['client', 'HK', 'Hong Kong', 5, 8300_00, 'HKD'],
    ['client', 'DE', 'Berlin', 5, 1220_00, 'USD'],
    ['cameraOperator', 'AU', 'Sydney', 6, 740_00, 'AUD'],
    ['cameraOperator', 'GB', 'Leeds', 4, 414_00, 'GBP'],
    ['cameraOperator', 'HK', 'Hong Kong', 12, 11650_00, 'HKD'],
    ['cameraOperator', 'FR', 'Paris', 4, 600_00, 'USD'],
  ];
  for (const [payer, countryCode, city, hours, total, currency] of cases) {
    test(`${payer}, ${countryCode} ${city ?? ''}, ${hours} hours`, () => {
      const estimated = estimate(payer, { countryCode, hours, ...(city ? { city } : {}) });
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
  let people: Awaited<ReturnType<Awaited<ReturnType<typeof createTestWorkspace>>['everyone']>>;
  before(async () => {
    api = await startTestApi();
    people = await (await createTestWorkspace(api.db)).everyone();
  });
  after(() => api.close());

  const query = '?country_code=AU&city=Sydney&duration=6';

  test('answers formatted parts and the amount', async () => {
    assert.deepEqual(
      await api.get<CostEstimate>(people.clientUser, `/booking-client-cost-estimate${query}`),
      {
        base_cost: 'A$880.00',
        additional_cost: 'A$380.00',
        total_cost: 'A$1,260.00',
        total_cost_amount: 126_000,
        currency: 'AUD',
      },
    );
  });

  test('is open to one side each, and to staff from reviewer up', async () => {
    const status = async (
      name: 'unapproved' | 'owner' | 'camop' | 'editor' | 'reviewer' | 'admin',
    ) =>
      Promise.all(
        ['client', 'camop'].map(
          async (side) =>
            (await api.ask(people[name], `/booking-${side}-cost-estimate${query}`)).status,
        ),
      );
    assert.deepEqual(await status('unapproved'), [200, 403]);
    assert.deepEqual(await status('owner'), [200, 403]);
    assert.deepEqual(await status('camop'), [403, 200]);
    assert.deepEqual(await status('editor'), [403, 403]);
    assert.deepEqual(await status('reviewer'), [200, 200]);
    assert.deepEqual(await status('admin'), [200, 200]);
  });

  test('needs a country and a length that make sense', async () => {
    const { body } = await api.refused(
      people.admin,
      '/booking-client-cost-estimate?country_code=Australia',
    );
    assert.deepEqual(body.errors.map(({ field, message }) => [field, message]).sort(), [
      ['country_code', 'Please select a value.'],
      ['duration', 'Please enter a value.'],
    ]);
    for (const duration of ['0', '-3', '241', 'six', 'NaN']) {
      const path = `/booking-client-cost-estimate?country_code=AU&duration=${duration}`;
      assert.equal(
        (await api.refused(people.admin, path)).body.errors[0]?.field,
        'duration',
        duration,
      );
    }
  });
});
