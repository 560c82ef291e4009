import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Analytics } from '@shootline/shared-api/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { appUser } from '../schema.ts';
import { openSession } from '../../platform/session/session.repository.ts';
import { createAnalyticsWorkspace } from '../../../tests/figures/analytics-workspace.ts';
import { type TestApi, startTestApi, testNow } from '../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../tests/workspace.ts';

const paths = ['/analytics', '/sync-analytics-data'];

describe('access to the statistics', () => {
  let api: TestApi;
  let fixture: Awaited<ReturnType<typeof createAnalyticsWorkspace>>;
  before(async () => {
    api = await startTestApi();
    fixture = await createAnalyticsWorkspace(api.db);
  });
  after(() => api.close());

  test('is for reviewers, finance users and admins only', async () => {
    const { users } = fixture;
    for (const path of paths) {
      for (const name of ['reviewer', 'finance', 'admin'] as const) {
        assert.equal(
          (await api.get<Required<Analytics>>(users[name], path)).bookings.count,
          6,
          name,
        );
      }
      for (const name of [
        'unapproved',
        'clientUser',
        'teamAdmin',
        'owner',
        'videographer',
        'editor',
      ] as const) {
        const { status, body } = await api.refused(users[name], path);
        assert.deepEqual([status, body.type], [403, 'Forbidden'], `${name} ${path}`);
      }
      assert.equal((await api.request(path)).status, 401);
    }
  });

  test('lets only admins filter by billing region', async () => {
    const { users } = fixture;
    const path = '/analytics?billing_region=Asia';
    assert.equal((await api.get<Required<Analytics>>(users.admin, path)).bookings.count, 1);
    for (const who of [users.reviewer, users.finance]) {
      assert.equal((await api.refused(who, path)).status, 403);
      assert.equal(
        (await api.get<Required<Analytics>>(who, '/analytics?billing_region=')).bookings.count,
        6,
      );
    }
  });

  test('refuses invalid values, naming the field', async () => {
    for (const query of [
      'submitter=x',
      'client=1',
      'camop=me',
      'am=x',
      'from_date=31-02-2026',
      'to_date=2026-02-01',
      `region=${'x'.repeat(101)}`,
    ]) {
      const { status, body } = await api.refused(fixture.users.admin, `/analytics?${query}`);
      assert.deepEqual([status, body.errors[0]?.field], [400, query.split('=')[0]]);
    }
  });

  test('the refresh answers with current figures, uncached', async () => {
    const { admin } = fixture.users;
    const first = await api.ask<Required<Analytics>>(admin, '/sync-analytics-data?client=ignored');
    assert.equal(first.headers.get('Cache-Control'), 'no-store');
    assert.deepEqual(first.body, await api.get<Required<Analytics>>(admin, '/analytics'));
    await fixture.workspace.booking({
      clientId: fixture.users.client.id,
      submitterId: fixture.users.clientUser.id,
      state: 'new',
      date: new Date('2024-01-01T00:00:00Z'),
    });
    const second = await api.get<Required<Analytics>>(admin, '/sync-analytics-data');
    assert.equal(second.bookings.count, first.body.bookings.count + 1);
  });

  test('shows nothing of another workspace, with any filter', async () => {
    const other = await (await createTestWorkspace(api.db)).everyone();
    const { alpha, ann, cam, users } = fixture;
    for (const query of [
      '',
      `?client=${alpha.id}`,
      `?submitter=${ann.id}`,
      `?camop=${cam.id}`,
      `?am=${users.reviewer.id}`,
      '?region=sydney',
      '?billing_region=Australia',
      '?from_date=01-01-2025',
    ]) {
      const { bookings, feedback, system } = await api.get<Required<Analytics>>(
        other.admin,
        `/analytics${query}`,
      );
      assert.equal(bookings.count, 0, query);
      assert.deepEqual([bookings.top_clients, bookings.top_submitter], [[], null], query);
      assert.deepEqual([feedback.camop.stream, feedback.booking.stream], [[], []], query);
      assert.deepEqual(system.top_shoot_locations, [], query);
      assert.deepEqual(system.markers, [], query);
      assert.deepEqual([system.user_count, system.client_count], [9, 1], query);
      assert.deepEqual([system.session_count, system.active_users_count], [1, 1], query);
    }
  });

  test('counts the open sessions of active users', async () => {
    const workspace = await createTestWorkspace(api.db);
    const { admin, editor, videographer } = await workspace.everyone();
    const counts = async () => {
      const { system } = await api.get<Required<Analytics>>(admin, '/analytics');
      return [system.session_count, system.active_users_count];
    };
    const open = (id: string, at = testNow) =>
      openSession(api.db, { tenantId: workspace.tenantId, userId: id }, at, api.deps.settings);
    assert.deepEqual(await counts(), [1, 1]);
    await open(editor.id);
    await open(editor.id);
    await open(videographer.id, new Date(testNow.getTime() - 31 * 24 * 3_600_000));
    assert.deepEqual(await counts(), [3, 2]);
    await workspace.inside((tx) =>
      tx.update(appUser).set({ isActive: false }).where(eq(appUser.id, editor.id)),
    );
    assert.deepEqual(await counts(), [1, 1]);
  });
});
