import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { AuditKind } from '@shootline/shared-api/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { booking, appUser } from '../schema.ts';
import { auditPage } from '../../../tests/audit.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../tests/workspace.ts';
import { type NewAuditEvent, insertAuditEvents } from './audit.repository.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;

describe('the page of the audit', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Everyone;
  before(async () => {
    api = await startTestApi();
  });
  beforeEach(async () => {
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
  });
  after(() => api.close());

  const record = (at: string, ...events: (Partial<NewAuditEvent> & { kind: AuditKind })[]) =>
    workspace.inside((tx) =>
      insertAuditEvents(
        tx,
        workspace.tenantId,
        { address: '10.0.0.1', requestId: null, at: new Date(at) },
        events.map((event) => ({ userId: null, ...event })),
      ),
    );
  const kinds = async (query: string) =>
    (await auditPage(api, users.admin, query)).results.map(({ kind }) => kind);

  test('shows 25 events at a time, newest first, each once', async () => {
    for (let hour = 0; hour < 3; hour += 1) {
      const ten = Array.from({ length: 10 }, () => ({ kind: 'sign_in' as const }));
      await record(`2026-03-01T0${hour}:00:00Z`, ...ten);
    }
    const first = await auditPage(api, users.admin);
    assert.deepEqual([first.count, first.results.length, first.previous], [30, 25, null]);
    const rest = await api.get<typeof first>(users.admin, first.next ?? '');
    assert.deepEqual([rest.count, rest.results.length, rest.next], [30, 5, null]);
    const all = [...first.results, ...rest.results];
    assert.equal(new Set(all.map(({ uuid }) => uuid)).size, 30);
    const times = all.map(({ created }) => created);
    assert.deepEqual(times, times.toSorted().toReversed());
  });

  test('filters by kind, by actor or subject, and by days in the viewer’s zone', async () => {
    const { admin, editor } = users;
    await record('2026-03-01T12:59:59Z', { kind: 'sign_in', userId: editor.id });
    await record('2026-03-01T13:00:00Z', {
      kind: 'rights_changed',
      userId: admin.id,
      subjectId: editor.id,
    });
    await record('2026-03-02T13:00:00Z', {
      kind: 'user_added',
      userId: editor.id,
      subjectId: editor.id,
    });
    await record('2026-03-02T13:00:01Z', { kind: 'sign_in_failed' });
    assert.deepEqual(await kinds('?kind=sign_in'), ['sign_in']);
    assert.deepEqual(await kinds(`?person=${admin.id}`), ['rights_changed']);
    const ofEditor = ['user_added', 'rights_changed', 'sign_in'];
    assert.deepEqual(await kinds(`?person=${editor.id.toUpperCase()}`), ofEditor);
    assert.deepEqual(await kinds(`?person=${editor.id}&kind=rights_changed`), ['rights_changed']);
    // Midnight in Sydney is 13:00 UTC.
    assert.deepEqual(await kinds('?from_date=02-03-2026&to_date=02-03-2026'), ['rights_changed']);
    assert.deepEqual(await kinds('?to_date=01-03-2026'), ['sign_in']);
    assert.deepEqual(await kinds('?from_date=03-03-2026'), ['sign_in_failed', 'user_added']);
    assert.equal((await kinds('?from_date=01-01-0100&to_date=31-12-9999')).length, 4);
    await workspace.inside((tx) =>
      tx.update(appUser).set({ timezone: 'UTC' }).where(eq(appUser.id, admin.id)),
    );
    assert.deepEqual(await kinds('?to_date=01-03-2026'), ['rights_changed', 'sign_in']);
    const deep = await auditPage(api, admin, `?person=${editor.id}&offset=10`);
    assert.deepEqual([deep.count, deep.results], [3, []]);
    for (const wrong of [
      'kind=login',
      'person=me',
      'from_date=31-02-2026',
      'from_date=02-03-2026&to_date=01-03-2026',
    ]) {
      assert.equal((await api.refused(admin, `/audit?${wrong}`)).status, 400, wrong);
    }
  });

  test('names the booking, and links to it until it is deleted', async () => {
    const made = await workspace.booking({
      state: 'new',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
    });
    await record('2026-03-01T00:00:00Z', { kind: 'file_downloaded', bookingId: made.id });
    const shown = async () => {
      const [event] = (await auditPage(api, users.admin)).results;
      return [event?.booking, event?.booking_uid];
    };
    assert.deepEqual(await shown(), [made.id, '10001']);
    await workspace.inside((tx) =>
      tx.update(booking).set({ state: 'deleted' }).where(eq(booking.id, made.id)),
    );
    assert.deepEqual(await shown(), [null, '10001']);
  });

  test('is only for admins, of their own workspace', async () => {
    await record('2026-03-01T00:00:00Z', { kind: 'sign_in', userId: users.editor.id });
    const { client: _client, admin: _admin, ...others } = users;
    for (const other of Object.values(others)) {
      assert.equal((await api.refused(other, '/audit')).status, 403, other.fullName);
    }
    assert.equal((await api.request('/audit')).status, 401);
    const { admin } = await (await createTestWorkspace(api.db)).everyone();
    assert.equal((await auditPage(api, admin)).count, 0);
    assert.equal((await auditPage(api, admin, `?person=${users.editor.id}`)).count, 0);
  });
});
