import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { ApiErrorBody } from '@shootline/shared-api/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { csvExport, exportFile, appUser } from '../schema.ts';
import { exportMails } from '../../../tests/workspaces/exports.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../tests/workspace.ts';

const weekMinutes = 7 * 24 * 60;

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;
type Who = Everyone['admin'];

describe('the file of an export', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let people: Everyone;
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
    const body = { recipients: [people.reviewer.id] };
    await api.send(people.admin, 'POST', '/booking/export-bookings', body);
    await api.runJobs();
    path = (await exportMails(workspace))[0]?.path ?? '';
    const [row] = await workspace.inside((tx) => tx.select().from(exportFile));
    file = row?.storageKey ?? '';
  });
  after(() => api.close());

  const fetched = async (who: Who) => {
    const { status, body } = await api.ask<ApiErrorBody>(who, path);
    return status === 200 ? '200' : `${status} ${body.message}`;
  };
  const nothing = "404 Sorry, we can't find what you're looking for.";

  test('is a CSV that its recipient can download', async () => {
    const headers = { Authorization: `Token ${await api.tokenOf(people.reviewer)}` };
    const response = await api.app.request(`/api${path}`, { headers });
    assert.equal(response.status, 200);
    const answered = response.headers;
    assert.equal(answered.get('Content-Type'), 'text/csv; charset=utf-8');
    assert.match(
      answered.get('Content-Disposition') ?? '',
      /^attachment; filename="bookings-2026-03-\d{2}-\d{4}\.csv"/,
    );
    assert.equal(answered.get('Cache-Control'), 'no-store');
    assert.equal(answered.get('X-Content-Type-Options'), 'nosniff');
    const content = Buffer.from(await response.arrayBuffer());
    assert.deepEqual([...content.subarray(0, 3)], [0xef, 0xbb, 0xbf]);
    const [row] = await workspace.inside((tx) => tx.select().from(exportFile));
    assert.deepEqual([row?.rowCount, row?.size], [1, content.length]);
    assert.equal(answered.get('Content-Length'), String(content.length));
  });

  test('needs a session', async () => {
    assert.equal((await api.request(path)).status, 401);
  });

  test('can be downloaded only by colleagues with at least the rights of its recipient', async () => {
    const abroad = await (await createTestWorkspace(api.db)).everyone();
    const { client: _client, ...users } = people;
    const readers = [people.reviewer, people.finance, people.admin];
    for (const [role, who] of [...Object.entries(users), ['away', abroad.admin] as const]) {
      assert.equal(await fetched(who), readers.includes(who) ? '200' : nothing, role);
    }
  });

  test('expires after a week, and its content is deleted', async () => {
    api.moveClock(weekMinutes - 1);
    await api.runJobs();
    assert.equal(await fetched(people.reviewer), '200');
    api.moveClock(1);
    const expired = '404 Sorry, this link has expired. Please export the data again.';
    assert.equal(await fetched(people.reviewer), expired);
    assert.ok(await api.deps.files.has(file));
    await api.runJobs();
    assert.ok(!(await api.deps.files.has(file)));
    assert.equal(await fetched(people.reviewer), expired);
    assert.equal(await fetched(people.editor), nothing);
    const [made] = await workspace.inside((tx) => tx.select().from(csvExport));
    const [row] = await workspace.inside((tx) => tx.select().from(exportFile));
    assert.deepEqual([made?.state, row?.storageKey, row?.rowCount], ['expired', null, 1]);
  });

  test('cannot be downloaded by a recipient who lost the rights for its content', async () => {
    const change = (values: Partial<typeof appUser.$inferInsert>) =>
      workspace.inside((tx) =>
        tx.update(appUser).set(values).where(eq(appUser.id, people.reviewer.id)),
      );
    await change({ role: people.editor.role });
    assert.equal(await fetched(people.reviewer), nothing);
    await change({ role: people.videographer.role });
    assert.equal(await fetched(people.reviewer), nothing);
    await change({ role: people.reviewer.role });
    assert.equal(await fetched(people.reviewer), '200');
    await change({ isActive: false });
    assert.match(await fetched(people.reviewer), /^401 /);
  });
});
