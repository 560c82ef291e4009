import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { SupplierInvoice } from '@shootline/shared-api/contract';
import { asc, eq } from '../../../platform/db/drizzle.ts';
import { mail } from '../../schema.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../../tests/workspace.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;

describe('mails about an invoice', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Everyone;
  let bookingId: string;

  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
    const booking = await workspace.booking({
      state: 'job_complete',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
      videographerId: users.videographer.id,
      title: 'Gala',
    });
    bookingId = booking.id;
  });
  after(() => api.close());

  const submit = async (parking?: number) => {
    api.moveClock(1);
    const line_items = parking === undefined ? [] : [{ amount: parking, description: 'Parking' }];
    const form = new FormData();
    form.set(
      'data',
      JSON.stringify([{ booking_id: bookingId, invoice_number: 'CN 1', line_items }]),
    );
    form.set('file', new File(['%PDF-1.7 x'], 'invoice.pdf'));
    type Answer = { invoices: SupplierInvoice[] };
    const { body } = await api.send<Answer>(
      users.videographer,
      'POST',
      '/invoice/submit-invoice',
      form,
    );
    return body.invoices[0]?.uuid ?? '';
  };
  const decide = (id: string, what: string, body?: unknown) => {
    api.moveClock(1);
    return api.send(users.finance, 'POST', `/invoice/${id}/${what}`, body);
  };
  const lettersTo = async ({ email }: { email: string }) =>
    (
      await workspace.inside((tx) =>
        tx
          .select()
          .from(mail)
          .where(eq(mail.recipientAddress, email))
          .orderBy(asc(mail.created), asc(mail.id)),
      )
    ).map(({ subject, content }) => ({ subject, ...content }));

  test('tell finance the claim and the expected amount, and the videographer the decision', async () => {
    const id = await submit(45_00);
    await decide(id, 'make-rejected', { revision: 1, rejection_details: 'Parking was ours.' });
    await submit();
    await decide(id, 'make-approved?revision=2');
    const [submitted, corrected, ...more] = await lettersTo(users.finance);
    assert.deepEqual(more, []);
    assert.equal(submitted?.subject, 'Invoice CN 1 of Some camera_operator: Gala (#10001)');
    assert.deepEqual(submitted.paragraphs, [
      'Some camera_operator has submitted an invoice.',
      'Its amount differs from the expected one.',
    ]);
    assert.deepEqual(submitted.facts, [
      ['Invoice', 'CN 1'],
      ['Shoot', 'Gala (#10001)'],
      ['Client', users.client.name],
      ['Claimed', 'A$785.00'],
      ['Expected', 'A$740.00'],
    ]);
    assert.deepEqual(submitted.links, [
      { label: 'Approve the invoice', to: `/invoice/${id}/make-approved` },
      { label: 'Reject the invoice', to: `/invoice/${id}/make-rejected` },
      {
        label: 'See it in My Invoices',
        to: '/finance-dashboard?view=all&invoice_number=CN+1',
      },
      { label: 'View the booking', to: `/booking/${bookingId}` },
    ]);
    assert.match(corrected?.subject ?? '', /^Invoice CN 1 of Some camera_operator, corrected:/);
    assert.deepEqual(corrected?.paragraphs, ['Some camera_operator has corrected an invoice.']);

    const [rejected, approved] = await lettersTo(users.videographer);
    assert.deepEqual(
      [rejected?.subject, rejected?.paragraphs],
      [
        'Invoice CN 1 is rejected: Gala (#10001)',
        ['Your invoice has been rejected. Please correct it and submit it again.'],
      ],
    );
    assert.deepEqual(rejected?.facts?.at(-1), ['Reason', 'Parking was ours.']);
    assert.deepEqual(rejected.links, [{ label: 'View the booking', to: `/booking/${bookingId}` }]);
    assert.equal(approved?.subject, 'Invoice CN 1 is approved: Gala (#10001)');
    assert.deepEqual(await lettersTo(users.clientUser), []);
    assert.deepEqual(await lettersTo(users.reviewer), []);
    assert.equal((await lettersTo(users.admin)).length, 2);
  });
});
