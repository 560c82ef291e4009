import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Invoice, InvoiceHistoryEntry, SupplierInvoice } from '@shootline/shared-api/contract';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../../tests/workspace.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;
type Actor = Everyone['admin'];

describe('the history of an invoice', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Everyone;
  let serial = 0;

  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
  });
  after(() => api.close());

  /** Makes bookings to invoice; returns a function that submits their invoices, then corrects them. */
  async function shoots(count = 1) {
    serial += 1;
    const number = `CN-${serial}`;
    const bookings = await Promise.all(
      Array.from({ length: count }, () =>
        workspace.booking({
          state: 'job_complete',
          clientId: users.client.id,
          submitterId: users.clientUser.id,
          videographerId: users.videographer.id,
        }),
      ),
    );
    return async (
      file: string | undefined,
      { parking, of = bookings }: { parking?: number; of?: { id: string }[] } = {},
    ) => {
      api.moveClock(1);
      const line_items = parking === undefined ? [] : [{ amount: parking, description: 'Parking' }];
      const rows = of.map(({ id }) => ({
        booking_id: id,
        invoice_number: number,
        tax_details: `ABN ${file ?? ''}`,
        line_items,
      }));
      const form = new FormData();
      form.set('data', JSON.stringify(rows));
      if (file) form.set('file', new File([`%PDF-1.7 ${file}`], `${file}.pdf`));
      type Answer = { invoices: SupplierInvoice[] };
      const answer = await api.send<Answer>(
        users.videographer,
        'POST',
        '/invoice/submit-invoice',
        form,
      );
      assert.equal(answer.status, 200);
      return answer.body.invoices;
    };
  }
  const decide = async (id: string, what: string, body?: unknown) => {
    api.moveClock(1);
    const { status } = await api.send(users.finance, 'POST', `/invoice/${id}/${what}`, body);
    assert.equal(status, 200);
  };
  const historyOf = async (who: Actor, id: string) =>
    (await api.get<{ history: InvoiceHistoryEntry[] }>(who, `/invoice/${id}/history`)).history;
  const contentOf = async (who: Actor, file: { file: string } | null | undefined) => {
    const { status, body } = await api.ask<string>(who, file?.file ?? '');
    return status === 200 ? body : status;
  };
  const remove = (who: Actor, id: string, fileId: string | undefined) =>
    api.ask<Invoice>(who, `/invoice/${id}/delete-file?fileId=${fileId}`);
  const stored = async () =>
    (await readdir(join(api.folder, workspace.tenantId)).catch(() => [])).length;

  test('shows each user, action and claimed amount, newest first', async () => {
    const submit = await shoots();
    const [{ uuid } = { uuid: '' }] = await submit('first', { parking: 45_00 });
    await decide(uuid, 'make-rejected', { revision: 1, rejection_details: 'Parking was ours.' });
    await submit('second');
    await decide(uuid, 'make-approved?revision=2');
    const history = await historyOf(users.finance, uuid);
    assert.deepEqual(
      history.map((entry) => [
        entry.kind,
        entry.actor_full_name,
        entry.reason,
        entry.claimed_invoice_amount_formatted,
        entry.tax_details,
        entry.line_items.length,
        entry.file?.name,
      ]),
      [
        ['approved', 'Some finance', '', 'A$740.00', 'ABN second', 0, undefined],
        ['corrected', 'Some camera_operator', '', 'A$740.00', 'ABN second', 0, 'second.pdf'],
        ['rejected', 'Some finance', 'Parking was ours.', 'A$785.00', 'ABN first', 1, undefined],
        ['submitted', 'Some camera_operator', '', 'A$785.00', 'ABN first', 1, 'first.pdf'],
      ],
    );
    assert.equal(history[0]?.invoice_number, `CN-${serial}`);
    const own = await historyOf(users.videographer, uuid);
    assert.deepEqual(
      own.map(({ file, ...entry }) => [file, entry]),
      history.map(({ file: _file, ...entry }) => [null, entry]),
    );
  });

  test('keeps the file that a correction replaces, for finance and admins only', async () => {
    const submit = await shoots();
    const count = await stored();
    const [before] = await submit('first');
    const [after] = await submit('second');
    const id = before?.uuid ?? '';
    assert.deepEqual(
      after?.files.map(({ name }) => name),
      ['second.pdf'],
    );
    assert.equal(await stored(), count + 2);
    const [former] = before?.files ?? [];
    assert.equal(await contentOf(users.videographer, former), 404);
    assert.equal(await contentOf(users.clientUser, former), 404);
    for (const who of [users.finance, users.admin]) {
      const kept = (await historyOf(who, id)).at(-1)?.file;
      assert.equal(kept?.uuid, former?.uuid);
      assert.equal(await contentOf(who, kept), '%PDF-1.7 first');
    }
    await decide(id, 'make-rejected', { revision: 2 });
    for (const who of [users.videographer, users.finance]) {
      assert.equal((await remove(who, id, former?.uuid)).status, 404);
    }
  });

  test('shows no file for a correction without one, which keeps the current file', async () => {
    const submit = await shoots();
    const [before] = await submit('first');
    const [after] = await submit(undefined, { parking: 10_00 });
    assert.deepEqual(after?.files, before?.files);
    const history = await historyOf(users.admin, before?.uuid ?? '');
    assert.deepEqual(
      history.map(({ kind, file }) => [kind, file?.name]),
      [
        ['corrected', undefined],
        ['submitted', 'first.pdf'],
      ],
    );
  });

  test('shows a deleted file, which only a rejected invoice allows', async () => {
    const submit = await shoots();
    const count = await stored();
    const [submitted] = await submit('private');
    const [id, fileId] = [submitted?.uuid ?? '', submitted?.files[0]?.uuid];
    assert.equal(submitted?.permissions.delete_file, false);
    for (const who of [users.videographer, users.finance, users.admin]) {
      assert.equal((await remove(who, id, fileId)).status, 409);
    }
    await decide(id, 'make-rejected', { revision: 1 });
    api.moveClock(1);
    const gone = await remove(users.finance, id, fileId);
    assert.deepEqual([gone.status, gone.body.files], [200, []]);
    assert.equal(await stored(), count);
    const history = await historyOf(users.finance, id);
    assert.deepEqual(
      history.map(({ kind, actor_full_name: name, file }) => [kind, name, file]),
      [
        ['file_deleted', 'Some finance', null],
        ['rejected', 'Some finance', null],
        ['submitted', 'Some camera_operator', null],
      ],
    );
  });

  test('keeps files that the videographer deletes, for finance and admins only', async () => {
    const submit = await shoots();
    const count = await stored();
    const [before] = await submit('rejected');
    const [id, file] = [before?.uuid ?? '', before?.files[0]];
    await decide(id, 'make-rejected', { revision: 1 });
    const gone = await remove(users.videographer, id, file?.uuid);
    assert.deepEqual([gone.status, gone.body.files], [200, []]);
    assert.equal((await remove(users.videographer, id, file?.uuid)).status, 404);
    await submit('corrected');
    assert.equal(await stored(), count + 2);
    assert.equal(await contentOf(users.videographer, file), 404);
    for (const who of [users.finance, users.admin]) {
      const kept = (await historyOf(who, id)).at(-1)?.file;
      assert.equal(await contentOf(who, kept), '%PDF-1.7 rejected');
    }
  });

  test('keeps a content while one of the invoices submitted with it refers to it', async () => {
    const submit = await shoots(2);
    const count = await stored();
    const [one, two] = await submit('both');
    assert.ok(one && two);
    await submit('better', { of: [{ id: one.booking.uuid }] });
    assert.equal(await stored(), count + 2);
    await decide(two.uuid, 'make-rejected', { revision: 1 });
    assert.equal((await remove(users.finance, two.uuid, two.files[0]?.uuid)).status, 200);
    assert.equal(await stored(), count + 2);
    const kept = (await historyOf(users.finance, one.uuid)).at(-1)?.file;
    assert.equal(await contentOf(users.finance, kept), '%PDF-1.7 both');
  });

  test('is for those who may read the invoice, and empty before it is submitted', async () => {
    const booking = await workspace.booking({
      state: 'job_complete',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
      videographerId: users.videographer.id,
    });
    const { id } = await workspace.invoice(booking.id, users.videographer.id);
    for (const who of [users.videographer, users.finance, users.admin]) {
      assert.deepEqual(await historyOf(who, id), []);
    }
    const stranger = await workspace.user('camera_operator');
    for (const who of [stranger, users.clientUser, users.editor, users.reviewer]) {
      assert.equal((await api.refused(who, `/invoice/${id}/history`)).status, 404);
    }
  });
});
