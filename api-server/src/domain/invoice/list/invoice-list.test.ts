import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { components } from '@shootline/shared-api/contract';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../../tests/workspace.ts';

type Page = components['schemas']['InvoicePage'];
type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;

describe('the list of invoices', () => {
  let api: TestApi;
  let users: Everyone;
  let second: Everyone['videographer'];
  let otherClient: { id: string };

  before(async () => {
    api = await startTestApi();
    const workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
    second = await workspace.user('camera_operator', { fullName: 'Second Operator' });
    otherClient = await workspace.client({ name: 'Other' });
    const of = { clientId: users.client.id, submitterId: users.clientUser.id };
    const march = await workspace.booking({
      ...of,
      title: 'March launch',
      state: 'job_complete',
      // Already 2 March in Sydney.
      date: new Date('2026-03-01T20:00:00Z'),
      videographerId: users.videographer.id,
      invoiceNotes: 'Quarterly',
    });
    await workspace.invoice(march.id, users.videographer.id, {
      state: 'submitted',
      invoiceNumber: 'INV-100',
      claimedAmount: 800_00,
      lineItems: [{ amount: 60_00, description: 'Parking' }],
      poNumber: 'PO-9',
    });
    const april = await workspace.booking({
      ...of,
      clientId: otherClient.id,
      title: 'April talk',
      state: 'footage_provided',
      date: new Date('2026-04-10T01:00:00Z'),
      videographerId: second.id,
    });
    await workspace.invoice(april.id, second.id, { addedToXero: true });
    const may = await workspace.booking({
      ...of,
      title: 'May gala',
      state: 'cancelled',
      date: new Date('2026-05-10T01:00:00Z'),
    });
    await workspace.fee(may.id, users.finance.id, second.id, 'within_48_hours');
    await workspace.invoice(may.id, second.id, {
      state: 'approved',
      invoiceNumber: 'B_7',
      billedToClient: true,
      quoteNumber: 'Q1',
      salesInvoiceNumber: 'S-1',
    });
  });
  after(() => api.close());

  const list = (query = '', who = users.finance) => api.get<Page>(who, `/invoice${query}`);
  const titles = (page: Page) => page.results.map(({ booking }) => booking.title);

  test('is for finance and admins', async () => {
    assert.equal((await list('', users.admin)).count, 3);
    for (const name of ['unapproved', 'owner', 'videographer', 'editor', 'reviewer'] as const) {
      assert.equal((await api.refused(users[name], '/invoice')).status, 403);
    }
  });

  test("shows each invoice with its booking, both prices and the viewer's rights", async () => {
    const [row] = (await list('?title=march')).results;
    assert.ok(row);
    assert.equal(row.invoice_number, 'INV-100');
    assert.equal(row.claimed_invoice_amount_formatted, 'A$800.00');
    assert.equal(row.booking.total_client_cost.cost, 1260_00);
    assert.equal(row.booking.total_camera_operator_cost.cost, 740_00);
    assert.equal(row.booking.camera_operator_full_name, 'Some camera_operator');
    assert.equal(row.booking.invoice_notes, 'Quarterly');
    const rights = {
      ...{ submit_invoice: false, credit_invoice: false },
      ...{ update: true, update_notes: false },
    };
    const open = { make_approved: true, make_rejected: true, delete_file: false };
    assert.deepEqual(row.permissions, { ...rights, ...open });
    const [gala] = (await list('?title=gala')).results;
    const closed = { make_approved: false, make_rejected: false, delete_file: false };
    assert.deepEqual(gala?.permissions, { ...rights, ...closed });
    assert.equal(gala?.booking.camera_operator_full_name, 'Second Operator');
    assert.equal(gala?.booking.total_camera_operator_cost.cost, 370_00);
    assert.equal(gala?.booking.has_cancellation_fee, true);
  });

  const cases: [string, string[]][] = [
    ['', ['May gala', 'April talk', 'March launch']],
    ['?sortBy=date&asc=true', ['March launch', 'April talk', 'May gala']],
    ['?sortBy=created&asc=true', ['March launch', 'April talk', 'May gala']],
    ['?sortBy=modified', ['May gala', 'April talk', 'March launch']],
    ['?sortBy=days_waiting&view=to_approve', ['March launch']],
    ['?sortBy=days_waiting&view=to_approve&asc=true', ['March launch']],
    ['?at_date=02-03-2026', ['March launch']],
    ['?at_date=01-03-2026', []],
    ['?from_date=10-04-2026', ['May gala', 'April talk']],
    ['?to_date=10-04-2026', ['April talk', 'March launch']],
    ['?from_date=01-04-2026&to_date=30-04-2026', ['April talk']],
    ['?title=GALA', ['May gala']],
    ['?booking_uid=10002', ['April talk']],
    ['?invoice_number=inv', ['March launch']],
    ['?invoice_number=B_', ['May gala']],
    ['?quote_number=q1', ['May gala']],
    ['?po_number=9', ['March launch']],
    ['?sales_invoice_number=S', ['May gala']],
    ['?is_invoice_number_exist=false', ['April talk']],
    ['?is_approved=true', ['May gala']],
    ['?is_approved=false', ['April talk', 'March launch']],
    ['?is_quote_number_exist=true', ['May gala']],
    ['?is_po_number_exist=true', ['March launch']],
    ['?is_sales_invoice_number_exist=false', ['April talk', 'March launch']],
    ['?added_to_xero=true', ['April talk']],
    ['?billed_to_client=false', ['April talk', 'March launch']],
    ['?is_approved=&title=', ['May gala', 'April talk', 'March launch']],
  ];
  for (const [query, expected] of cases) {
    test(query || 'newest booking first', async () => {
      const page = await list(query);
      assert.deepEqual(titles(page), expected);
      assert.equal(page.count, expected.length);
    });
  }

  test('filters by client and videographer', async () => {
    assert.deepEqual(titles(await list(`?client=${otherClient.id}`)), ['April talk']);
    assert.deepEqual(titles(await list(`?camop=${second.id}`)), ['May gala', 'April talk']);
  });

  test('refuses invalid dates, sort fields and flags', async () => {
    for (const query of [
      'at_date=31-02-2026',
      'from_date=2026-02-01',
      'to_date=x',
      'sortBy=amount',
      'added_to_xero=perhaps',
    ]) {
      const { status, body } = await api.refused(users.finance, `/invoice?${query}`);
      assert.equal(status, 400, query);
      assert.equal(body.errors[0]?.field, query.split('=')[0]);
    }
    const { body } = await api.refused(users.finance, '/invoice?at_date=1-1-2026');
    assert.equal(body.errors[0]?.message, 'Enter a valid date.');
  });
});
