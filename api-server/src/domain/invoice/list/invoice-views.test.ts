import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { InvoiceState, ListViews, components } from '@shootline/shared-api/contract';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../../tests/workspace.ts';

type Page = components['schemas']['InvoicePage'];
type Note = { billedToClient?: boolean; addedToXero?: boolean };

const path = '/list/invoices';

/** An invoice of each kind by its number, and the views that hold it. */
const invoices: [number: string, state: InvoiceState, note: Note, views: string[]][] = [
  ['', 'init', {}, []],
  ['SENT', 'submitted', {}, ['to_approve']],
  ['EARLY', 'submitted', { billedToClient: true, addedToXero: true }, ['to_approve']],
  ['NEW', 'approved', {}, ['to_bill', 'to_enter_in_xero']],
  ['BILLED', 'approved', { billedToClient: true }, ['to_enter_in_xero']],
  ['ENTERED', 'approved', { addedToXero: true }, ['to_bill']],
  ['DONE', 'approved', { billedToClient: true, addedToXero: true }, []],
  ['WRONG', 'rejected', {}, ['rejected']],
];

describe('the views of My Invoices', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Awaited<ReturnType<TestWorkspace['everyone']>>;

  const add = async (
    state: 'job_complete' | 'deleted',
    of: Parameters<typeof workspace.invoice>[2],
  ) => {
    const { id } = await workspace.booking({
      state,
      clientId: users.client.id,
      submitterId: users.clientUser.id,
      videographerId: users.videographer.id,
    });
    return workspace.invoice(id, users.videographer.id, of);
  };

  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
    for (const [invoiceNumber, state, note] of invoices) {
      await add('job_complete', { invoiceNumber, state, ...note });
    }
    await add('deleted', { invoiceNumber: 'GONE', state: 'submitted' });
  });
  after(() => api.close());

  const numbers = async (query: string) => {
    const { results } = await api.get<Page>(users.finance, `/invoice?${query}`);
    return results.map(({ invoice_number }) => invoice_number).sort();
  };
  const viewsOf = (who = users.finance) => api.get<ListViews>(who, `${path}/views`);

  for (const view of ['to_approve', 'to_bill', 'to_enter_in_xero', 'rejected']) {
    test(`${view} contains the invoices that need that step`, async () => {
      const expected = invoices.filter(([, , , views]) => views.includes(view));
      assert.deepEqual(await numbers(`view=${view}`), expected.map(([number]) => number).sort());
    });
  }

  test('can be filtered further', async () => {
    assert.deepEqual(await numbers('view=to_bill&added_to_xero=true'), ['ENTERED']);
    assert.deepEqual(await numbers('view=to_approve&is_approved=true'), []);
  });

  test('are refused if they do not exist', async () => {
    const { status, body } = await api.refused(users.finance, '/invoice?view=to_pay');
    assert.deepEqual([status, body.errors[0]?.field], [400, 'view']);
  });

  test('are counted in one answer, together with the columns', async () => {
    const columns = [{ id: 'booking_uid', width: 90, is_frozen: true }];
    await api.send(users.finance, 'PUT', `${path}/columns`, { columns });
    assert.deepEqual(await viewsOf(), {
      views: [
        { view: 'to_approve', count: 2 },
        { view: 'to_bill', count: 2 },
        { view: 'to_enter_in_xero', count: 2 },
        { view: 'rejected', count: 1 },
        { view: 'all', count: 8 },
      ],
      own_views: [],
      columns,
    });
    assert.equal((await viewsOf(users.admin)).columns, null);
  });

  test('are for finance and admins, and cannot be saved', async () => {
    for (const name of ['unapproved', 'owner', 'videographer', 'editor', 'reviewer'] as const) {
      assert.equal((await api.refused(users[name], `${path}/views`)).status, 403, name);
      const { status } = await api.send(users[name], 'PUT', `${path}/columns`, { columns: [] });
      assert.equal(status, 403, name);
    }
    const own = { name: 'Mine', search: '' };
    assert.equal((await api.send(users.finance, 'POST', `${path}/views`, own)).status, 404);
  });
});
