import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { ApiErrorBody } from '@shootline/shared-api/contract';
import { eq } from 'drizzle-orm';
import { csvExport, installationSecret, person } from '../schema.ts';
import { exportMails } from '../../../tests/exports.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../tests/workspace.ts';

const weekMinutes = 7 * 24 * 60;

describe('the link to an export', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let people: Awaited<ReturnType<TestWorkspace['everyone']>>;
  let path: string;
  let file: string;
  before(async () => {
    api = await startTestApi();
  });
  beforeEach(async () => {
    workspace = await createTestWorkspace(api.db);
    people = await workspace.everyone();
    await workspace.booking({
      clientId: people.client.id,
      submitterId: people.clientUser.id,
      state: 'new',
    });
    const body = { recipients: [people.editor.id] };
    await api.send(people.admin, 'POST', '/booking/export-bookings', body);
    await api.runJobs();
    path = (await exportMails(workspace))[0]?.path ?? '';
    const [row] = await workspace.inside((tx) => tx.select().from(csvExport));
    file = row?.storageKey ?? '';
  });
  after(() => api.close());

  const refusal = async (to = path) => {
    const { status, body } = await api.request<ApiErrorBody>(to);
    return `${status} ${body.message}`;
  };
  const nothing = "404 Sorry, we can't find what you're looking for.";

  test('downloads the file in a browser that is not signed in', async () => {
    const response = await api.app.request(`/api${path}`);
    assert.equal(response.status, 200);
    const { headers } = response;
    assert.equal(headers.get('Content-Type'), 'text/csv; charset=utf-8');
    assert.match(
      headers.get('Content-Disposition') ?? '',
      /^attachment; filename="bookings-2026-03-\d{2}-\d{4}\.csv"$/,
    );
    assert.equal(headers.get('Cache-Control'), 'no-store');
    assert.equal(headers.get('X-Content-Type-Options'), 'nosniff');
    const content = Buffer.from(await response.arrayBuffer());
    assert.deepEqual([...content.subarray(0, 3)], [0xef, 0xbb, 0xbf]);
    const [row] = await workspace.inside((tx) => tx.select().from(csvExport));
    assert.deepEqual([row?.state, row?.rowCount, row?.size], ['ready', 1, content.length]);
    assert.equal(headers.get('Content-Length'), String(content.length));
  });

  test('opens nothing when anything of it was changed', async () => {
    const other = await createTestWorkspace(api.db);
    const stranger = await other.user('admin');
    const set = (name: string, value: string) => {
      const url = new URL(path, 'https://portal.test');
      url.searchParams.set(name, value);
      return url.pathname + url.search;
    };
    const { searchParams } = new URL(path, 'https://portal.test');
    const signature = searchParams.get('signature') ?? '';
    const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
    for (const changed of [
      set('signature', flipped),
      set('signature', signature.slice(0, -1)),
      set('signature', `${signature}A`),
      set('signature', 'ä'.repeat(43)),
      set('expires', String(Number(searchParams.get('expires')) + 1)),
      set('recipient', people.admin.id),
      set('workspace', stranger.tenantId),
      path.replace(/[0-9a-f]{8}-/, '00000000-'),
      path.replace(/\/export\/[^?]+/, '/export/1'),
    ]) {
      assert.equal(await refusal(changed), nothing, changed);
    }
    assert.match(await refusal(path.replace(/&signature=.*/, '')), /^400 /);
    assert.match(await refusal(set('expires', 'soon')), /^400 /);
  });

  test('ends after a week, and the file with it', async () => {
    api.moveClock(weekMinutes - 1);
    await api.runJobs();
    assert.equal((await api.request(path)).status, 200);
    api.moveClock(1);
    const expired = '404 Sorry, this link has expired. Please export the data again.';
    assert.equal(await refusal(), expired);
    assert.ok(await api.deps.files.open(file));
    await api.runJobs();
    assert.equal(await api.deps.files.open(file), undefined);
    assert.equal(await refusal(), expired);
    const [row] = await workspace.inside((tx) => tx.select().from(csvExport));
    assert.deepEqual([row?.state, row?.storageKey, row?.rowCount], ['expired', null, 1]);
  });

  test('ends for a recipient who leaves or is no longer internal', async () => {
    const change = (values: Partial<typeof person.$inferInsert>) =>
      workspace.inside((tx) =>
        tx.update(person).set(values).where(eq(person.id, people.editor.id)),
      );
    await change({ isActive: false });
    assert.equal(await refusal(), nothing);
    await change({ isActive: true, role: people.camop.role });
    assert.equal(await refusal(), nothing);
    await change({ role: people.editor.role });
    assert.equal((await api.request(path)).status, 200);
  });

  test('is signed with a key that tenants cannot read', async () => {
    assert.equal((await api.db.select().from(installationSecret)).length, 1);
    await assert.rejects(workspace.inside((tx) => tx.select().from(installationSecret)));
    await api.db.delete(installationSecret);
    assert.equal(await refusal(), nothing);
  });
});
