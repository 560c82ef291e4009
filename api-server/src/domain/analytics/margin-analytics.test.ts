import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Analytics, MarginItem } from '@shootline/shared-api/contract';
import fc from 'fast-check';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../tests/workspace.ts';

const states = [
  'assigned',
  'shoot_completed',
  'footage_provided',
  'job_complete',
  'cancelled',
  'request_cancelled',
] as const;

describe('the margin', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Awaited<ReturnType<TestWorkspace['everyone']>>;

  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
  });
  after(() => api.close());

  type Values = Partial<Parameters<TestWorkspace['booking']>[0]>;
  const add = (values: Values) =>
    workspace.booking({
      clientId: users.client.id,
      submitterId: users.clientUser.id,
      videographerId: users.videographer.id,
      state: 'job_complete',
      ...values,
    });
  const margin = async () =>
    (await api.get<Required<Analytics>>(users.finance, '/analytics?part=margin')).margin;
  const brief = ({
    name,
    currency,
    bookings_count,
    client_due,
    camop_due,
    margin: left,
  }: MarginItem) => [name, currency, bookings_count, client_due, camop_due, left] as const;

  test('is for finance users and admins; reviewers see the other parts', async () => {
    for (const who of [users.finance, users.admin]) {
      assert.ok((await api.get<Analytics>(who, '/analytics')).margin);
    }
    const { status } = await api.refused(users.reviewer, '/analytics?part=margin');
    assert.equal(status, 403);
    for (const path of ['/analytics', '/sync-analytics-data']) {
      const seen = Object.keys(await api.get<Analytics>(users.reviewer, path));
      assert.deepEqual(seen, ['bookings', 'jobs', 'feedback', 'work', 'system']);
    }
  });

  test('counts finished shoots and cancellations with a fee, separately by currency', async () => {
    const beta = await workspace.client({ name: 'Beta', billingRegion: 'Asia' });
    await add({});
    await add({ state: 'assigned' });
    await add({ state: 'deleted' });
    await add({ state: 'cancelled' });
    const late = await add({ state: 'cancelled' });
    await workspace.fee(late.id, users.finance.id, users.videographer.id);
    const unnamed = await add({ state: 'request_cancelled', videographerId: null });
    await workspace.fee(unnamed.id, users.finance.id, null, 'within_24_hours');
    // Paid in addition: the fee of a videographer who was released.
    const released = await add({ state: 'shoot_completed' });
    await workspace.fee(released.id, users.finance.id, users.editor.id);
    const pounds = { clientCost: 100_00, clientCostCurrency: 'GBP', isClientCostManual: true };
    await add({ ...pounds, clientId: beta.id });
    await add({
      ...pounds,
      clientId: beta.id,
      videographerCost: 120_00,
      videographerCostCurrency: 'GBP',
      isVideographerCostManual: true,
    });
    await add({ clientId: beta.id, state: 'footage_provided' });
    await add({ address: null });

    const shown = await margin();
    const own = users.client.name;
    assert.deepEqual(shown.by_client.map(brief), [
      [own, 'AUD', 4, 4410_00, 2220_00 - 370_00 + 370_00, 2190_00],
      ['Beta', 'AUD', 1, 1260_00, 740_00, 520_00],
      ['Beta', 'GBP', 1, 100_00, 120_00, -20_00],
    ]);
    assert.deepEqual(shown.by_billing_region.map(brief), [
      ['Asia', 'AUD', 1, 1260_00, 740_00, 520_00],
      ['Australia', 'AUD', 4, 4410_00, 2220_00, 2190_00],
      ['Asia', 'GBP', 1, 100_00, 120_00, -20_00],
    ]);
    assert.deepEqual([shown.mixed_currencies_count, shown.unpriced_count], [1, 1]);
  });

  test('margins of clients add up to those of billing regions', async () => {
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
    const clients = [];
    for (const billingRegion of ['Australia', 'Asia', 'Asia', 'UK']) {
      clients.push(await workspace.client({ billingRegion }));
    }
    const cost = fc.option(fc.integer({ min: 0, max: 1_000_000 }));
    const currency = fc.constantFrom('AUD', 'GBP', 'JPY');
    const booking = fc.record({
      state: fc.constantFrom(...states),
      client: fc.constantFrom(...clients),
      duration: fc.option(fc.integer({ min: 1, max: 14 })),
      clientCost: cost,
      videographerCost: cost,
      currency,
      hasFee: fc.boolean(),
    });
    for (const { client, currency: code, hasFee, ...values } of fc.sample(booking, 60)) {
      const { id } = await add({
        ...values,
        clientId: client.id,
        isClientCostManual: values.clientCost !== null,
        clientCostCurrency: code,
        isVideographerCostManual: values.videographerCost !== null,
        videographerCostCurrency: code,
      });
      if (hasFee) await workspace.fee(id, users.finance.id, users.videographer.id);
    }
    const sums = (items: MarginItem[]) => {
      const of: Record<string, number[]> = {};
      for (const { currency: code, bookings_count, client_due, camop_due, margin: left } of items) {
        assert.equal(left, client_due - camop_due);
        const sum = (of[code] ??= [0, 0, 0]);
        [bookings_count, client_due, camop_due].forEach((value, place) => {
          sum[place] = (sum[place] ?? 0) + value;
        });
      }
      return of;
    };
    const shown = await margin();
    assert.ok(shown.by_client.length > 1);
    assert.deepEqual(sums(shown.by_client), sums(shown.by_billing_region));
    await api.get(users.finance, '/sync-analytics-data');
    assert.deepEqual(await margin(), shown);
  });
});
