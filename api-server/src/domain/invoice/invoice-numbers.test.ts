import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { components } from '@shootline/shared-api/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { booking } from '../schema.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../tests/workspace.ts';

type Page = components['schemas']['InvoicePage'];

describe('the quote and purchase order numbers of the finance dashboard', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Awaited<ReturnType<TestWorkspace['everyone']>>;
  let shoot: { id: string };
  let invoice: { id: string };

  before(async () => {
    api = await startTestApi();
  });
  beforeEach(async () => {
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
    shoot = await workspace.booking({
      state: 'job_complete',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
      videographerId: users.videographer.id,
      purchaseOrder: 'PO-Kiosk',
      quoteNumber: 'Q-1',
    });
    invoice = await workspace.invoice(shoot.id, users.videographer.id, { state: 'approved' });
  });
  after(() => api.close());

  const shown = async (query = '') => {
    const { results } = await api.get<Page>(users.finance, `/invoice?${query}`);
    return results.map(({ quote_number, po_number }) => [quote_number, po_number]);
  };
  const write = (values: Record<string, unknown>) =>
    api.send<{ results: { result: string }[] }>(users.finance, 'POST', '/invoice/update-invoices', [
      { uuid: invoice.id, is_selected: true, ...values },
    ]);
  const change = (set: Partial<typeof booking.$inferInsert>) =>
    workspace.inside((tx) => tx.update(booking).set(set).where(eq(booking.id, shoot.id)));

  test('come from the booking, in filters too', async () => {
    assert.deepEqual(await shown(), [['Q-1', 'PO-Kiosk']]);
    assert.equal(
      (await shown('po_number=kiosk&quote_number=q-&is_po_number_exist=true')).length,
      1,
    );
    assert.equal((await shown('is_quote_number_exist=false')).length, 0);
  });

  test('change with the booking', async () => {
    await change({ purchaseOrder: 'PO-Büro', quoteNumber: '' });
    assert.deepEqual(await shown(), [['', 'PO-Büro']]);
    assert.equal((await shown('po_number=BÜRO')).length, 1);
    assert.equal((await shown('po_number=kiosk')).length, 0);
    assert.equal((await shown('is_quote_number_exist=true')).length, 0);
  });

  test('still change with the booking after finance saved the same value', async () => {
    const { body } = await write({ po_number: 'PO-Kiosk' });
    assert.equal(body.results[0]?.result, 'unchanged');
    await change({ purchaseOrder: 'PO-2' });
    assert.deepEqual(await shown(), [['Q-1', 'PO-2']]);
  });

  test('no longer change with the booking once finance has set its own', async () => {
    await write({ po_number: 'PO-F', quote_number: 'Q-F' });
    await change({ purchaseOrder: 'PO-3', quoteNumber: 'Q-3' });
    assert.deepEqual(await shown(), [['Q-F', 'PO-F']]);
    assert.equal((await shown('po_number=po-f&quote_number=q-f')).length, 1);
    assert.equal((await shown('po_number=PO-3')).length, 0);
  });

  test('stay empty where finance cleared them', async () => {
    await write({ po_number: '' });
    assert.deepEqual(await shown('is_po_number_exist=false'), [['Q-1', '']]);
    await change({ purchaseOrder: 'PO-4' });
    assert.deepEqual(await shown('is_po_number_exist=false'), [['Q-1', '']]);
    assert.equal((await shown('is_po_number_exist=true')).length, 0);
  });
});
