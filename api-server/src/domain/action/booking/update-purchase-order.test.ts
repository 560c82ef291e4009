import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, Booking, Invoice } from '@shootline/shared-api/contract';
import { completeBrief } from '@shootline/shared-api/testing/booking-rules';
import { and, eq } from '../../../platform/db/drizzle.ts';
import { errorLines } from '../../../../tests/field-errors.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../../tests/workspace.ts';
import { stateLog, userAction } from '../../schema.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;
type Actor = Everyone['admin'];

describe('the purchase order of a booking', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Everyone;

  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
  });
  after(() => api.close());

  /** A shoot that can be invoiced, with its invoice. */
  async function shot() {
    const { id } = await workspace.booking({
      state: 'footage_provided',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
      videographerId: users.videographer.id,
    });
    const { id: invoiceId } = await workspace.invoice(id, users.videographer.id);
    return { id, invoiceId };
  }
  const change = <Body = Booking & ApiErrorBody>(who: Actor, id: string, body: unknown) =>
    api.send<Body>(who, 'POST', `/booking/${id}/update-purchase-order`, body);
  const now = (number: string) => ({
    purchase_order_type: 'available_now',
    purchase_order: number,
  });
  const write = (uuid: string, values: object) =>
    api.send(users.finance, 'POST', '/invoice/update-invoices', [
      { uuid, is_selected: true, ...values },
    ]);
  const shownFor = async (invoiceId: string) => {
    const page = await api.get<{ results: Invoice[] }>(users.finance, '/invoice');
    return page.results.find(({ uuid }) => uuid === invoiceId)?.po_number;
  };

  test('can be changed by client and finance after the shoot, and is shown with the invoice', async () => {
    const { id, invoiceId } = await shot();
    const { status, body } = await change(users.clientUser, id, now('  PO   1 '));
    assert.deepEqual([status, body.purchase_order, body.state], [200, 'PO 1', 'footage_provided']);
    assert.equal(await shownFor(invoiceId), 'PO 1');
    const later = { purchase_order_type: 'available_later', purchase_order: 'PO 1' };
    assert.equal((await change(users.finance, id, later)).body.purchase_order, '');
    assert.equal(await shownFor(invoiceId), '');
    await write(invoiceId, { po_number: 'F-9' });
    assert.equal((await change(users.teamAdmin, id, now('PO 2'))).status, 200);
    assert.equal(await shownFor(invoiceId), 'F-9');
  });

  test('needs a type, and a number if it is available now', async () => {
    const { id } = await shot();
    const errors = async (body: unknown) =>
      errorLines((await change(users.clientUser, id, body)).body.errors);
    assert.deepEqual(await errors({}), ['purchase_order_type: Please select a value.']);
    assert.deepEqual(await errors(now('  ')), ['purchase_order: Please enter a value.']);
    assert.deepEqual(await errors(now('9'.repeat(201))), [
      'purchase_order: Enter at most 200 characters.',
    ]);
  });

  const newsOf = async (who: Actor, id: string) => {
    const rows = await workspace.inside((tx) =>
      tx
        .select()
        .from(userAction)
        .where(and(eq(userAction.recipientId, who.id), eq(userAction.bookingId, id))),
    );
    return rows.map(({ verb }) => verb);
  };
  const made = async () => {
    const form = new FormData();
    form.set('data', JSON.stringify(completeBrief()));
    const path = '/booking?isDraft=false';
    return (await api.send<Booking>(users.clientUser, 'POST', path, form)).body.uuid;
  };
  const put = async (id: string, changes: object) => {
    const { version } = await api.get<Booking>(users.admin, `/booking/${id}`);
    return api.send<Booking & ApiErrorBody>(users.admin, 'PUT', `/booking/${id}`, changes, {
      'If-Match': `"${version}"`,
    });
  };

  test('notifies client and finance once, except the one who changed it', async () => {
    const { id } = await shot();
    const first = await change(users.clientUser, id, now('PO 3'));
    const again = await change(users.clientUser, id, now('PO 3'));
    // An open form stays valid, as nothing in it changed.
    assert.equal(again.body.version, first.body.version);
    const logs = await workspace.inside((tx) =>
      tx.select().from(stateLog).where(eq(stateLog.bookingId, id)),
    );
    assert.deepEqual(
      logs.map(({ fields }) => fields).filter((fields) => fields.length > 0),
      [['purchase_order_type', 'purchase_order']],
    );
    for (const who of [users.teamAdmin, users.finance, users.admin]) {
      assert.deepEqual(await newsOf(who, id), ['changed the purchase order of']);
    }
    for (const who of [users.clientUser, users.videographer, users.reviewer]) {
      assert.deepEqual(await newsOf(who, id), []);
    }
  });

  test('changed in the form notifies finance, as no other field does', async () => {
    const id = await made();
    assert.equal((await put(id, { title: 'Town hall' })).status, 200);
    assert.deepEqual(await newsOf(users.finance, id), []);
    assert.equal((await put(id, now('PO 7'))).status, 200);
    assert.deepEqual(await newsOf(users.finance, id), ['changed the purchase order of']);
  });

  test('cannot be changed once the booking is billed to the client', async () => {
    const { id, invoiceId } = await shot();
    await change(users.clientUser, id, now('PO 4'));
    await write(invoiceId, { billed_to_client: true });
    for (const who of [users.clientUser, users.finance, users.admin]) {
      const { permissions } = await api.get<Booking>(who, `/booking/${id}`);
      assert.equal(permissions.update_purchase_order, false);
      const { status, body } = await change(who, id, now('PO 5'));
      assert.equal(status, 409);
      assert.match(body.message, /^"Update Purchase Order" .*: it is billed to the client\. /);
    }
    await write(invoiceId, { billed_to_client: false });
    assert.equal((await change(users.clientUser, id, now('PO 5'))).status, 200);
  });

  test('is refused in the form once billed, even to an admin, with the other fields kept', async () => {
    const bookingId = await made();
    const { id } = await workspace.invoice(bookingId, users.videographer.id);
    await write(id, { billed_to_client: true });
    const text = 'The booking is billed to the client.';
    assert.deepEqual(errorLines((await put(bookingId, now('PO 6'))).body.errors), [
      `purchase_order: ${text}`,
      `purchase_order_type: ${text}`,
    ]);
    assert.equal((await put(bookingId, { title: 'Town hall' })).status, 200);
  });
});
