import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { components } from '@shootline/shared-api/contract';
import { and, eq } from '../../../platform/db/drizzle.ts';
import { booking, client } from '../../schema.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import {
  type TestWorkspace,
  createTestWorkspace,
  hoursFromNow,
} from '../../../../tests/workspace.ts';

type Invoices = components['schemas']['InvoicePage'];
type Offers = components['schemas']['AvailabilityPage'];

const offers = '/booking/booking-availability/list-availabilities';

describe('lists of invoices and offers follow their booking', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Awaited<ReturnType<TestWorkspace['everyone']>>;
  let changed: string;

  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
    const of = { clientId: users.client.id, submitterId: users.clientUser.id };
    for (const title of ['Middle', 'Zebra']) {
      const { id } = await workspace.booking({ ...of, title, state: 'cancelled' });
      await workspace.invoice(id, users.videographer.id);
      await workspace.offer(id, users.videographer.id);
      changed = id;
    }
  });
  after(() => api.close());

  const change = (set: Partial<typeof booking.$inferInsert>) =>
    workspace.inside((tx) =>
      tx
        .update(booking)
        .set(set)
        .where(and(eq(booking.tenantId, workspace.tenantId), eq(booking.id, changed))),
    );
  const invoiced = async (query: string) =>
    (await api.get<Invoices>(users.finance, `/invoice?${query}`)).results.map(
      (row) => row.booking.title,
    );
  const offered = async (sort: string) =>
    (await api.get<Offers>(users.editor, `${offers}?sortBy=${sort}&asc=true`)).results.map(
      (row) => row.booking.title,
    );

  test('in its title', async () => {
    await change({ title: 'Ämter' });
    assert.deepEqual(await invoiced('title=äMT'), ['Ämter']);
    assert.deepEqual(await invoiced('title=zebra'), []);
    assert.deepEqual(await offered('title'), ['Ämter', 'Middle']);
  });

  test('in its date', async () => {
    await change({ date: hoursFromNow(24) });
    assert.deepEqual(await offered('date'), ['Ämter', 'Middle']);
    assert.deepEqual(await invoiced('at_date=07-03-2026'), ['Ämter']);
    await change({ date: hoursFromNow(240) });
    assert.deepEqual(await offered('date'), ['Middle', 'Ämter']);
    assert.deepEqual(await invoiced('to_date=10-03-2026'), ['Middle']);
  });

  test('in its client and the client’s name', async () => {
    const other = await workspace.client({ name: 'AAA' });
    await change({ clientId: other.id });
    assert.deepEqual(await offered('client'), ['Ämter', 'Middle']);
    await workspace.inside((tx) =>
      tx.update(client).set({ name: 'zzz' }).where(eq(client.id, other.id)),
    );
    assert.deepEqual(await offered('client'), ['Middle', 'Ämter']);
  });

  test('in its deletion', async () => {
    await change({ state: 'deleted' });
    assert.deepEqual(await invoiced(''), ['Middle']);
    assert.deepEqual(await offered('date'), ['Middle']);
    await change({ state: 'cancelled' });
    assert.equal((await invoiced('')).length, 2);
    assert.equal((await offered('date')).length, 2);
  });
});
