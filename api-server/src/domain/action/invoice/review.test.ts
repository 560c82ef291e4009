import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type {
  ApiErrorBody,
  Invoice,
  InvoiceFlag,
  InvoiceState,
  SupplierInvoice,
} from '@shootline/shared-api/contract';
import { invoiceFile } from '../../schema.ts';
import { columns, invoiceAnswerTo, invoiceStates, who } from '../../../../tests/expected-rights.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../../tests/workspace.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;
type Actor = Everyone['admin'];

describe('an invoice', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Everyone;

  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
  });
  after(() => api.close());

  async function attach(invoiceId: string, storageKey: string) {
    await api.deps.files.put(storageKey, Buffer.from('%PDF-1.7'));
    return workspace.inside(async (tx) => {
      const file = { name: 'invoice.pdf', size: 8, contentType: 'application/pdf', storageKey };
      const of = { tenantId: workspace.tenantId, createdById: users.videographer.id };
      const [row] = await tx
        .insert(invoiceFile)
        .values({ ...of, ...file, invoiceId })
        .returning();
      return row?.id ?? '';
    });
  }
  async function make(state: InvoiceState = 'submitted', key = `f/${crypto.randomUUID()}`) {
    const booking = await workspace.booking({
      state: 'job_complete',
      clientId: users.client.id,
      submitterId: users.unapproved.id,
      videographerId: users.videographer.id,
      invoiceNotes: 'Quarterly',
    });
    const { id } = await workspace.invoice(booking.id, users.videographer.id, {
      state,
      invoiceNumber: `CN-${crypto.randomUUID()}`,
      claimedAmount: 785_00,
      lineItems: [{ amount: 45_00, description: 'Parking' }],
      adminInvoiceNotes: 'Check the total.',
      poNumber: 'PO-9',
    });
    return { id, booking, fileId: await attach(id, key) };
  }
  const post = <Body = Invoice & ApiErrorBody>(
    of: Actor,
    id: string,
    what: string,
    body?: unknown,
  ) => api.send<Body>(of, 'POST', `/invoice/${id}/${what}`, body);
  const stored = async () => (await readdir(join(api.folder, 'f'))).length;
  const news = async (of: Actor, bookingId: string) =>
    (await api.notifications(of))
      .filter((action) => action.target_uuid === bookingId)
      .map(({ verb }) => verb);

  const attempts: Record<
    Extract<InvoiceFlag, 'make_approved' | 'make_rejected' | 'delete_file'> | 'read',
    (of: Actor, made: { id: string; fileId: string }) => Promise<{ status: number }>
  > = {
    read: (of, { id }) => api.ask(of, `/invoice/${id}`),
    make_approved: (of, { id }) => post(of, id, 'make-approved?revision=1'),
    make_rejected: (of, { id }) => post(of, id, 'make-rejected', { revision: 1 }),
    delete_file: (of, { id, fileId }) => api.ask(of, `/invoice/${id}/delete-file?fileId=${fileId}`),
  };
  for (const [name, attempt] of Object.entries(attempts)) {
    test(`answers ${name} as the table says, to each role in each state`, async () => {
      const [actual, expected]: [string[], string[]] = [[], []];
      for (const state of invoiceStates) {
        for (const [column, letter] of who.entries()) {
          const { status } = await attempt(users[columns[letter]], await make(state));
          actual.push(`${letter} ${state} ${status}`);
          expected.push(
            `${letter} ${state} ${invoiceAnswerTo(name as keyof typeof attempts, column, state)}`,
          );
        }
      }
      assert.deepEqual(actual, expected);
    });
  }

  test('shows the videographer their side, and finance everything', async () => {
    const { id } = await make();
    const own = await api.get<SupplierInvoice>(users.videographer, `/invoice/${id}`);
    const text = JSON.stringify(own);
    for (const hidden of [
      'Check the total',
      'PO-9',
      'Quarterly',
      '126000',
      'client_cost',
      'xero',
    ]) {
      assert.ok(!text.includes(hidden), hidden);
    }
    assert.deepEqual(
      [own.claimed_invoice_amount, own.booking.total_camera_operator_cost.cost],
      [785_00, 740_00],
    );
    assert.equal(own.is_total_different, true);
    const whole = await api.get<Invoice>(users.finance, `/invoice/${id}`);
    assert.deepEqual(
      [whole.admin_invoice_notes, whole.booking.invoice_notes, whole.po_number],
      ['Check the total.', 'Quarterly', 'PO-9'],
    );
    assert.equal(whole.booking.total_client_cost.cost, 1260_00);
    assert.equal(whole.files.length, 1);
  });

  test('exists only for its own videographer and in its own workspace', async () => {
    const { id, fileId } = await make();
    const strangers = [
      await workspace.user('camera_operator'),
      (await (await createTestWorkspace(api.db)).everyone()).admin,
    ];
    for (const stranger of strangers) {
      for (const path of ['', `/file/${fileId}`, `/delete-file?fileId=${fileId}`]) {
        assert.equal((await api.refused(stranger, `/invoice/${id}${path}`)).status, 404);
      }
      assert.equal((await post(stranger, id, 'make-approved?revision=1')).status, 404);
    }
    assert.equal((await api.refused(users.admin, `/invoice/${id}/file/${id}`)).status, 404);
  });

  test('once approved, notifies its videographer and can only be viewed', async () => {
    api.moveClock(1);
    const { id, booking } = await make();
    const { body } = await post(users.finance, id, 'make-approved?revision=1');
    assert.deepEqual(
      [body.state, body.permissions.make_approved, body.permissions.make_rejected],
      ['approved', false, false],
    );
    assert.deepEqual(await news(users.videographer, booking.id), ['approved your invoice for']);
    assert.deepEqual(await news(users.finance, booking.id), []);
    const again = await post(users.admin, id, 'make-rejected', { revision: 1 });
    assert.equal(again.status, 409);
    assert.equal(
      again.body.message,
      '"Reject Invoice" is not possible while the invoice is Approved. Possible now: Update Selection, Change Notes.',
    );
    const costs = await api.send(users.finance, 'POST', `/booking/${booking.id}/update-costs`, {});
    assert.equal(costs.status, 409);
  });

  test('cannot be approved or rejected unseen after a correction, even of its file only', async () => {
    const { id, booking } = await make();
    const seen = await api.get<Invoice>(users.finance, `/invoice/${id}`);
    const row = {
      booking_id: booking.id,
      invoice_number: seen.invoice_number,
      line_items: seen.line_items,
    };
    const form = new FormData();
    form.set('data', JSON.stringify([row]));
    form.set('file', new File(['%PDF-1.7 other'], 'other.pdf'));
    const correction = await api.send(users.videographer, 'POST', '/invoice/submit-invoice', form);
    assert.equal(correction.status, 200);
    for (const refused of [
      await post(users.finance, id, `make-approved?revision=${seen.revision}`),
      await post(users.finance, id, 'make-rejected', { revision: seen.revision }),
    ]) {
      assert.deepEqual(
        [refused.status, refused.body.message],
        [409, 'This invoice was corrected and claims A$785.00 now. Please look at it again.'],
      );
    }
    const fresh = await api.get<Invoice>(users.finance, `/invoice/${id}`);
    assert.deepEqual([fresh.state, fresh.revision], ['submitted', seen.revision + 1]);
    const approval = await post(users.finance, id, `make-approved?revision=${fresh.revision}`);
    assert.equal(approval.status, 200);
  });

  test('is decided on by its state alone if the caller names no revision', async () => {
    const one = await make();
    const approval = await post(users.finance, one.id, 'make-approved');
    assert.deepEqual([approval.status, approval.body.state], [200, 'approved']);
    const late = await post(users.finance, one.id, 'make-rejected', {});
    assert.equal(late.status, 409);
    const other = await make();
    const reason = { rejection_details: 'The order number is missing.' };
    const rejection = await post(users.finance, other.id, 'make-rejected', reason);
    assert.deepEqual([rejection.status, rejection.body.state], [200, 'rejected']);
  });

  test('is rejected with a reason that its videographer can read', async () => {
    api.moveClock(1);
    const { id, booking } = await make();
    const reason = { revision: 1, rejection_details: ' The PO number is missing. ' };
    const { body } = await post(users.admin, id, 'make-rejected', reason);
    assert.deepEqual(
      [body.state, body.rejection_details],
      ['rejected', 'The PO number is missing.'],
    );
    const own = await api.get<SupplierInvoice>(users.videographer, `/invoice/${id}`);
    assert.equal(own.rejection_details, 'The PO number is missing.');
    assert.equal(own.permissions.submit_invoice, true);
    assert.deepEqual(await news(users.videographer, booking.id), ['rejected your invoice for']);
  });

  test('is decided once when two decide at once', async () => {
    const { id } = await make();
    const both = await Promise.all([
      post(users.finance, id, 'make-approved?revision=1'),
      post(users.admin, id, 'make-rejected', { revision: 1 }),
    ]);
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409]);
  });

  test('loses its file alone, and the content once no invoice refers to it', async () => {
    const count = await stored();
    const key = `f/${crypto.randomUUID()}`;
    const [one, two] = [await make('rejected', key), await make('rejected', key)];
    assert.equal(await stored(), count + 1);
    const { headers } = await api.ask(users.videographer, `/invoice/${one.id}/file/${one.fileId}`);
    assert.equal(headers.get('Content-Type'), 'application/octet-stream');
    assert.match(headers.get('Content-Disposition') ?? '', /^attachment; filename="invoice\.pdf"/);
    const remove = ({ id, fileId }: typeof one) =>
      api.ask<Invoice>(users.finance, `/invoice/${id}/delete-file?fileId=${fileId}`);
    const headed = await api.app.request(
      `/api/invoice/${one.id}/delete-file?fileId=${one.fileId}`,
      {
        method: 'HEAD',
        headers: { Authorization: `Token ${await api.tokenOf(users.finance)}` },
      },
    );
    assert.equal(headed.status, 404);
    const gone = await remove(one);
    assert.deepEqual(
      [gone.status, gone.body.files, gone.headers.get('Cache-Control')],
      [200, [], 'no-store'],
    );
    assert.equal(await stored(), count + 1);
    assert.equal((await remove(one)).status, 404);
    assert.equal((await remove(two)).status, 200);
    assert.equal(await stored(), count);
  });

  test('leaves no content behind when the last two files go at once', async () => {
    const count = await stored();
    const key = `f/${crypto.randomUUID()}`;
    const made = [await make('rejected', key), await make('rejected', key)];
    const answers = await Promise.all(
      made.map(({ id, fileId }) =>
        api.ask(users.finance, `/invoice/${id}/delete-file?fileId=${fileId}`),
      ),
    );
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    assert.equal(await stored(), count);
  });
});
