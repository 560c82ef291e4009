import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type {
  ApiErrorBody,
  Invoice,
  InvoiceApprovalResult,
  InvoiceState,
} from '@shootline/shared-api/contract';
import { eq } from '../../../platform/db/drizzle.ts';
import { invoice, mail, stateLog, userAction } from '../../schema.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../../tests/workspace.ts';

type Answer = { results: InvoiceApprovalResult[] };
type Page = { results: Invoice[] };

describe('approving several invoices', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  async function scene() {
    const workspace = await createTestWorkspace(api.db);
    const users = await workspace.everyone();
    const add = async (state: InvoiceState, submitted?: Date) => {
      const booking = await workspace.booking({
        state: 'job_complete',
        clientId: users.client.id,
        submitterId: users.clientUser.id,
        videographerId: users.videographer.id,
      });
      const values = { state, submitted, invoiceNumber: `CN-${booking.bookingUid}` };
      return workspace.invoice(booking.id, users.videographer.id, {
        ...values,
        claimedAmount: 740_00,
      });
    };
    return { workspace, users, add };
  }
  type Scene = Awaited<ReturnType<typeof scene>>;

  const approve = <Body = Answer>(
    who: Scene['users']['admin'],
    uuids: string[],
    headers: Record<string, string> = {},
  ) =>
    api.send<Body>(
      who,
      'POST',
      '/invoice/approve-invoices',
      { invoices: uuids.map((uuid) => ({ uuid, revision: 1 })) },
      headers,
    );
  const errorsOf = ({ results }: Answer) => results.map(({ error }) => error?.type);

  test('leaves the same records as the approval of one', async () => {
    const { workspace, users, add } = await scene();
    const [alone, among] = [await add('submitted'), await add('submitted')];
    await api.send(users.finance, 'POST', `/invoice/${alone.id}/make-approved?revision=1`);
    const { status, body } = await approve(users.finance, [among.id]);
    assert.equal(status, 200);
    const booking = { uuid: among.bookingId, version: 2 };
    assert.deepEqual(body.results, [{ invoice: among.id, booking, error: null }]);
    const trail = ({ bookingId }: typeof alone) =>
      workspace.inside(async (tx) => ({
        logs: (await tx.select().from(stateLog).where(eq(stateLog.bookingId, bookingId))).map(
          ({ reason, userId }) => [reason, userId],
        ),
        told: (await tx.select().from(userAction).where(eq(userAction.bookingId, bookingId))).map(
          ({ recipientId, verb }) => [recipientId, verb],
        ),
        mails: (await tx.select().from(mail).where(eq(mail.aboutId, bookingId))).map(
          ({ recipientAddress, kind }) => [recipientAddress, kind],
        ),
      }));
    assert.deepEqual(await trail(among), await trail(alone));
    assert.deepEqual((await trail(among)).told, [
      [users.videographer.id, 'approved your invoice for'],
    ]);
  });

  test('a refused invoice does not affect the others, and results keep the order', async () => {
    const { workspace, users, add } = await scene();
    const abroad = await scene();
    const [last, approved, first] = [
      await add('submitted'),
      await add('approved'),
      await add('submitted'),
    ];
    const corrected = await add('submitted');
    await workspace.inside((tx) =>
      tx.update(invoice).set({ revision: 2 }).where(eq(invoice.id, corrected.id)),
    );
    const foreign = await abroad.add('submitted');
    const { body } = await approve(users.finance, [
      last.id,
      approved.id,
      corrected.id,
      foreign.id,
      first.id.toUpperCase(),
      last.id,
    ]);
    assert.deepEqual(
      body.results.map(({ invoice: id, error }) => [id, error?.type]),
      [
        [last.id, undefined],
        [approved.id, 'Conflict'],
        [corrected.id, 'Conflict'],
        [foreign.id, 'NotFound'],
        [first.id, undefined],
      ],
    );
    const untouched = await api.get<Invoice>(abroad.users.finance, `/invoice/${foreign.id}`);
    assert.equal(untouched.state, 'submitted');
  });

  test('is for finance and admins', async () => {
    const { users, add } = await scene();
    const { id } = await add('submitted');
    for (const name of ['owner', 'videographer', 'editor', 'reviewer'] as const) {
      assert.equal((await approve<ApiErrorBody>(users[name], [id])).status, 403);
    }
    assert.deepEqual(errorsOf((await approve(users.admin, [id])).body), [undefined]);
  });

  test('a repetition approves nothing more, and retries the refused ones', async () => {
    const { workspace, users, add } = await scene();
    const [approved, rejected] = [await add('submitted'), await add('rejected')];
    const key = { 'Idempotency-Key': 'k' };
    const once = () => approve(users.finance, [approved.id, rejected.id], key);
    assert.deepEqual(errorsOf((await once()).body), [undefined, 'Conflict']);
    await workspace.inside((tx) =>
      tx.update(invoice).set({ state: 'submitted' }).where(eq(invoice.id, rejected.id)),
    );
    assert.deepEqual(errorsOf((await once()).body), [undefined, undefined]);
    assert.equal((await approve<ApiErrorBody>(users.finance, [approved.id], key)).status, 409);
  });

  test('none or too many are refused as a whole', async () => {
    const { users } = await scene();
    const many = Array.from({ length: 201 }, () => crypto.randomUUID());
    for (const uuids of [[], many]) {
      const { status, body } = await approve<ApiErrorBody>(users.finance, uuids);
      assert.deepEqual([status, body.errors[0]?.field], [400, 'invoices']);
    }
  });

  test('an invoice waits from its submission to its decision, and the longest wait is found', async () => {
    const { users, add } = await scene();
    const day = (one: number) => new Date(Date.UTC(2026, 2, one));
    const second = await add('submitted', day(2));
    const first = await add('submitted', day(1));
    const third = await add('submitted', day(3));
    await add('approved', day(1));
    const waiting = async (query: string) =>
      (await api.get<Page>(users.finance, `/invoice?${query}`)).results.map(
        ({ waiting_since }) => waiting_since?.slice(0, 10) ?? null,
      );
    const days = ['2026-03-01', '2026-03-02', '2026-03-03'];
    assert.deepEqual(await waiting('sortBy=days_waiting&asc=false'), [...days, null]);
    assert.deepEqual(await waiting('sortBy=days_waiting&asc=true'), [null, ...days.toReversed()]);
    assert.deepEqual(
      await waiting('view=to_approve&sortBy=days_waiting&asc=true'),
      days.toReversed(),
    );
    await approve(users.finance, [first.id, second.id, third.id]);
    assert.deepEqual(await waiting('sortBy=days_waiting'), [null, null, null, null]);
  });
});
